/** What the server would not do, in words. */
import { t } from "./words.svelte";

const KNOWN = new Set([
  "offline",
  "table",
  "key",
  "taken",
  "started",
  "seats",
  "seat",
  "host",
  "undo",
  "record",
  "rate",
  "full",
  "too-many-tables",
  "text",
  "edition",
  "options",
  "storage",
  "damaged",
  "newer",
  "too-large",
  "identity",
  "not-over",
  "hint",
  "analysing",
  "analysis",
]);

export const failureText = (code: string) => t(KNOWN.has(code) ? `failure-${code}` : "failure-other");
