/** The pictures of the cards: bodies of SVG by name, made at build time from Fluent Emoji Flat (MIT). */
import bodies from "virtual:pictures";

export default bodies;
