/** The server's types by short names; `api.d.ts` is made from its OpenAPI by `make types`. */
import type { components } from "./api";

type Schemas = components["schemas"];

export type Seat = number;
export type Phrase = Schemas["Phrase"];
export type Who = Schemas["Who"];
export type Arg = NonNullable<Phrase["args"]>[string];
export type Event = Schemas["Told"];
export type Line = Schemas["Line"];
export type Offer = Schemas["Offer"];
export type Shown = Schemas["Shown"];
export type Block = Schemas["Block"];
export type Item = Schemas["Item"];
export type Sheet = Schemas["Sheet"];
export type Packet = Schemas["Packet"];
export type Parcel = Schemas["Parcel"];
export type Lobby = Schemas["Lobby"];
export type ChairView = Schemas["ChairView"];
export type ClockView = Schemas["ClockView"];
export type GameView = Schemas["GameView"];
export type OptionView = Schemas["OptionView"];
export type RuleView = Schemas["RuleView"];
export type NewTable = Schemas["NewTable"];
export type Refusal = Schemas["Refusal"];
export type Reason = Schemas["Reason"];
export type Reasons = Schemas["Reasons"];
export type Previewed = Schemas["Previewed"];
export type Hinted = Schemas["Hinted"];
export type Done = Schemas["Done"];
export type Failure = Schemas["Error"];
export type Whispered = Schemas["Written"];
export type Wording = Schemas["Wording"];
export type Words = Schemas["Words"];
export type Replay = Schemas["Replay"];
export type Found = Schemas["Found"];
export type Action = Shown["action"];
export type Edition = Record<string, unknown>;
