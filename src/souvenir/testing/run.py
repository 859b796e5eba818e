"""One game played under watch: every law at its decisions, the long memory at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Play, rebuild, replay
from souvenir.kernel.talk import Seat
from souvenir.testing import data, ending, moves, seeing, telling
from souvenir.testing.coverage import Secrets
from souvenir.testing.proof import Where, must
from souvenir.testing.words import Speech

ALTERNATIVES = 2
"""How many other actions of the same seat each action is compared with."""
FROM_POSITION = 30
"""How many decisions are played from a given position."""
GUESSES = 5
"""How often a viewer guesses again at a secret that never came out differently."""
FAMILIAR = 12
"""A kind of step that was watched so often in one game is from then on watched one time in SELDOM."""
SELDOM = 10

Pick = Callable[[Sequence[Seat], Random], Seat]


def anyone(acting: Sequence[Seat], rng: Random) -> Seat:
    """Those who act at the same time act in any order."""
    return rng.choice(acting)


def the_first(acting: Sequence[Seat], rng: Random) -> Seat:
    """The first of those to act, who never has to wait."""
    return acting[0]


class Suite:
    """What all runs of one game share."""

    def __init__(
        self, game: AnyGame, rules: frozenset[str] | None, steps: int, *, thorough: bool = False
    ) -> None:
        self.game, self.rules, self.steps, self.thorough = game, rules, steps, thorough
        with Where(game.key, None, "before the first run").proving("every-action-is-in-the-table-once"):
            self.table = moves.action_table(game)
        self.secrets = Secrets()
        self.refused: set[str] = set()
        self.runs = self.decisions = 0


class Run:
    """One game from its deal, or from a position, to its end."""

    def __init__(self, suite: Suite, seats: int, name: str, pick: Pick) -> None:
        self._suite, self._game, self._seats = suite, suite.game, seats
        self._where = Where(suite.game.key, seats, name)
        self._rng, self._pick = Random(f"{seats}, {name}"), pick
        self._viewers: tuple[Seat | None, ...] = (*range(seats), None)
        self._speech = Speech(seats, suite.rules)
        self._log: list[Play[Any]] = []
        self._kept: list[data.Kept] = []
        self._met: Counter[str] = Counter()
        suite.runs += 1

    def deal(self) -> None:
        """Play a new game to its end."""
        game, where = self._game, self._where
        luck = telling.RecordingLuck(self._rng, [])
        with where.proving("a-game-is-set-up"):
            s = game.setup(self._seats, luck, self._speech.event)
        self._play(s, self._suite.steps)
        with where.proving("every-game-ends"):
            must(not game.to_act(s), "not over after {} decisions", where.step)
        with where.proving("ranks-are-places"):
            ending.ranks_are_places(game, s, self._seats)
        with where.proving("nothing-is-left-to-score"):
            ending.nothing_is_left_to_score(game, s, self._seats)
        with where.proving("the-log-rebuilds-the-game"):
            data.log_rebuilds(game, s, rebuild(game, self._seats, luck.tape, self._log))

    def start_at(self, position: Any) -> None:
        """Play on from a position, which stays as it is, for a while."""
        game, s = self._game, self._game.copy(position)
        self._play(s, min(FROM_POSITION, self._suite.steps))
        with self._where.proving("the-log-rebuilds-the-game"):
            built = game.copy(position)
            for seq, play in enumerate(self._log, start=1):
                replay(game, built, seq, play)
            data.log_rebuilds(game, s, built)

    def _play(self, s: Any, steps: int) -> None:
        while self._where.step < steps and self._step(s):
            self._where.step += 1
            self._suite.decisions += 1
        with self._where.proving("old-copies-never-change"):
            data.old_copies_have_not_changed(self._game, self._kept)

    def _step(self, s: Any) -> bool:
        """One decision, watched unless its kind is familiar; False if the game is over."""
        if self._is_worth_watching(s):
            seat = self._watch(s)
            if seat is not None:
                self._decide(s, seat)
            return seat is not None
        seat = self._pick(self._game.to_act(s), self._rng)
        action = self._rng.choice(self._game.legal(s, seat))
        with self._where.proving("a-legal-action-can-be-carried-out"):
            self._log.append(Play(seat, action, telling.play(self._game, s, seat, action, self._rng).tape))
        return True

    def _is_worth_watching(self, s: Any) -> bool:
        """Random games are long and alike: what was seen often is looked at now and then, the rest always."""
        acting = self._game.to_act(s)
        if self._suite.thorough or not acting:
            return True
        kind = self._game.asks(s, acting[0]).key
        self._met[kind] += 1
        return self._met[kind] <= FAMILIAR or self._met[kind] % SELDOM == 0

    # ---------------------------------------------------------------- at a decision
    def _watch(self, s: Any) -> Seat | None:
        """Ask everything there is to ask, see that asking changed nothing, and say who goes next."""
        game, where = self._game, self._where
        with where.proving("invariants-hold"):
            game.invariants(s)
        with where.proving("states-are-json"):
            text = data.text_of(game, s)
            data.is_json(game, s, text)
        with where.proving("only-those-to-act-have-moves"):
            acting = moves.acting(game, s, self._seats)
        seat = self._pick(acting, self._rng) if acting else None
        said, legal = self._ask_moves(s, acting)
        self._speak(s, said)
        self._speak_to(s, self._onlooker())
        for viewer in dict.fromkeys((seat, self._onlooker())):
            self._imagine(s, viewer, said, legal)
        with where.proving("asking-changes-nothing"):
            must(data.text_of(game, s) == text, "the state was {}", text)
        return seat

    def _onlooker(self) -> Seat | None:
        """Each viewer in turn, the spectator too: asking all of them at every step would be slow."""
        return self._viewers[self._where.step % len(self._viewers)]

    def _ask_moves(
        self, s: Any, acting: Sequence[Seat]
    ) -> tuple[dict[Seat, moves.Answers], dict[Seat, list[Any]]]:
        game, where = self._game, self._where
        said, legal = {}, {}
        for seat in acting:
            with where.proving("legal-is-what-check-admits"):
                said[seat] = moves.answers(game, s, seat)
                legal[seat] = moves.legal_is_what_check_admits(game, s, seat, said[seat], self._suite.table)
            with where.proving("refusals-name-rules"):
                self._suite.refused |= moves.refusals_name_rules(game, said[seat], self._suite.rules)
            with where.proving("the-clock-plays-what-is-legal"):
                moves.lapse_is_legal(game, s, seat, legal[seat])
        return said, legal

    def _speak(self, s: Any, said: dict[Seat, moves.Answers]) -> None:
        game, speech = self._game, self._speech
        with self._where.proving("all-can-be-put-into-words"):
            for seat in said:
                speech.phrase(game.asks(s, seat))
                for refusal in said[seat].values():
                    if refusal is not None:
                        speech.refusal(refusal)
                for action in said[seat]:
                    speech.offer(game.offer(s, seat, action))

    def _speak_to(self, s: Any, viewer: Seat | None) -> None:
        game, speech = self._game, self._speech
        with self._where.proving("all-can-be-put-into-words"):
            speech.blocks(game.outline(game.view(s, viewer)))
            if viewer is None:
                speech.blocks(game.outline(game.reveal(s)))
            for seat in range(self._seats):
                speech.lines(game.score(s, seat, viewer))
                speech.lines(game.forecast(s, seat, viewer))

    def _imagine(
        self,
        s: Any,
        viewer: Seat | None,
        said: dict[Seat, moves.Answers],
        legal: dict[Seat, list[Any]],
    ) -> None:
        game, where = self._game, self._where
        with where.proving("an-imagined-state-looks-real"):
            w = seeing.imagined(game, s, viewer, self._rng)
        with where.proving("invariants-hold-when-imagined"):
            game.invariants(w)
            data.is_json(game, w, data.text_of(game, w))
        with where.proving("an-imagined-state-answers-alike"):
            if viewer is not None and viewer in said:
                seeing.same_answers(game, s, w, viewer, said, legal)
        with where.proving("an-open-step-hides-nothing"):
            if viewer is None:
                seeing.open_steps(game, s, w, said, legal)
        with where.proving("a-sheet-shows-what-is-known"):
            seeing.same_sheets(game, s, w, viewer, self._seats)
        with where.proving("secrets-vary-when-imagined"):
            self._guess(s, w, viewer)
        with where.proving("revealing-shows-every-secret"):
            seeing.revealed(game, s, w, viewer)

    def _guess(self, s: Any, w: Any, viewer: Seat | None) -> None:
        """Compare what is secret with what is imagined, again and again while it comes out the same."""
        game, secrets = self._game, self._suite.secrets
        real = game.secrets(s, viewer)
        secrets.watch(self._seats, viewer, real, game.secrets(w, viewer))
        for _ in range(GUESSES if secrets.never_varied(viewer, real) else 0):
            guess = game.imagine(game.view(s, viewer), self._rng)
            secrets.watch(self._seats, viewer, real, game.secrets(guess, viewer))

    # ---------------------------------------------------------------- deciding
    def _decide(self, s: Any, seat: Seat) -> None:
        game, where, rng = self._game, self._where, self._rng
        with where.proving("old-copies-never-change"):
            kept = data.keep(game, s, where.step, data.text_of(game, s), seat)
        self._kept.append(kept)
        legal = list(game.legal(s, seat))
        action = rng.choice(legal)
        onlooker = self._onlooker()
        guess = game.imagine(game.view(s, seat), rng)
        foreseen = game.copy(guess)
        their_guess = game.imagine(game.view(s, onlooker), rng)
        with where.proving("a-legal-action-can-be-carried-out"):
            real = telling.play(game, s, seat, action, rng)
        with where.proving("old-copies-never-change"):
            data.old_copies_have_not_changed(game, [kept])
        self._log.append(Play(seat, action, real.tape))
        with where.proving("all-can-be-put-into-words"):
            for event in real.events:
                self._speech.event(event)
        with where.proving("nothing-is-learnt-by-what-can-be-undone"):
            telling.nothing_is_learnt(game, guess, seat, action, real)
        with where.proving("what-cannot-be-undone-is-known-before"):
            telling.as_firm_as_imagined(game, foreseen, seat, action, real)
        with where.proving("nobody-is-told-more-than-they-see"):
            others = rng.sample(legal, min(ALTERNATIVES, len(legal)))
            telling.told_as_seen(game, kept.copy, seat, real, others, onlooker)
            telling.told_as_known(game, kept.copy, their_guess, seat, action, real, onlooker)
        with where.proving("an-open-step-hides-nothing"):
            seeing.open_choice(game, kept.copy, seat, action, others)
