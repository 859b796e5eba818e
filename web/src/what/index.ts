/** What happened in a game: loaded when somebody asks. */
export { marksIn } from "./chances";
export { default as Sums } from "./Sums.svelte";
export { default as What } from "./What.svelte";
