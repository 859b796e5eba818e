/**
 * The pictures of the quarter, made at build time: people from Notionists by Zoish (CC0, drawn by `portraits.ts`),
 * places from Fluent Emoji Flat (MIT), powers from game-icons.net (CC BY 3.0).
 */
import icons from "virtual:mistral-icons";
import people from "virtual:mistral-people";
import places from "virtual:mistral-places";

export { icons, people, places };
