"""Every planted fault still fits its file; a tenth of them, another one each day, is seen to be caught."""

from __future__ import annotations

import pytest

from tools.mutants import Mutant, attempt, mutants, scratch, tenth, todays

ALL = mutants()


def test_each_fits_its_file_once_and_names_a_test() -> None:
    assert [problem for mutant in ALL if (problem := mutant.problem())] == []
    assert len({mutant.name for mutant in ALL}) == len(ALL)
    assert sum(len(tenth(ALL, number)) for number in range(10)) == len(ALL)


@pytest.mark.parametrize("mutant", tenth(ALL, todays()), ids=lambda mutant: mutant.name)
def test_a_tenth_is_caught(mutant: Mutant) -> None:
    with scratch() as folder:
        outcome = attempt(mutant, folder)
    assert outcome.verdict == "caught", outcome.said


def test_a_fault_that_harms_nothing_survives() -> None:
    harmless = Mutant(
        "nothing changes",
        "src/souvenir/table/sums.py",
        "        if kept != before:",
        "        if before != kept:",
        ("tests/table/test_sums.py::test_what_was_written_is_whole",),
    )
    with scratch() as folder:
        assert attempt(harmless, folder).verdict == "survived"
