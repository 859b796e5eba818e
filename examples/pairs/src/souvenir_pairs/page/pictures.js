/** The pictures, drawn for this game: things one brings home. Each in a field of 100 × 100, told apart by form first. */

const INK = "#2c2733";
const [RED, BLUE, YELLOW, GREEN, ROSE, SKY, SAND, WHITE, BROWN] = [
  "#d55e00",
  "#0072b2",
  "#f0c93a",
  "#009e73",
  "#cc79a7",
  "#8ecae6",
  "#e9c99a",
  "#fffaf0",
  "#8a5a3b",
];
const path = (d, fill, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d, width = 3) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;
const dot = (x, y, r, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const BARE = 'stroke="none"';

const DRAWN = {
  kite:
    path("M52 8 78 38 46 70 22 32Z", RED) +
    path("M52 8 46 70 22 32Z", YELLOW) +
    line("M22 32 78 38") +
    line("M46 70c-8 6 4 10-4 15s4 6-2 9", 3) +
    path("M34 80l12-3-2 8z", BLUE) +
    path("M36 92l11-4-1 8z", BLUE),
  moon:
    path("M62 10a42 42 0 1 0 26 62A36 36 0 0 1 62 10Z", YELLOW) +
    dot(38, 52, 5, "#e0b21f", BARE) +
    dot(52, 72, 4, "#e0b21f", BARE) +
    path("M80 22l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z", WHITE),
  shell:
    path("M50 86C22 80 8 54 16 34 24 14 76 14 84 34c8 20-6 46-34 52Z", ROSE) +
    line("M50 84V20M50 84 30 24M50 84 70 24M50 84 17 40M50 84 83 40", 3) +
    path("M38 84h24l-4 9H42z", SAND),
  key:
    dot(32, 34, 22, YELLOW) +
    dot(32, 34, 9, WHITE) +
    path("M45 46 84 82l-5 8-7-3-3-8-8-2-2-8-22-20Z", YELLOW),
  boat:
    path("M10 64h80L76 86H26Z", BROWN) +
    path("M48 10v50H16Z", WHITE) +
    path("M54 20v40h28Z", BLUE) +
    line("M51 8v56", 4) +
    line("M6 92c8-6 14 6 22 0s14 6 22 0 14 6 22 0 14 6 22 0", 3),
  heart:
    path("M50 88C14 62 6 44 12 28 18 10 42 10 50 30 58 10 82 10 88 28c6 16-2 34-38 60Z", RED) +
    line("M24 34c1-8 6-11 12-10", 4).replace("fill", 'stroke="#fff" fill'),
  cactus:
    path("M40 82V22a10 10 0 0 1 20 0v60Z", GREEN) +
    path("M40 60H28a10 10 0 0 1-10-10V38a6 6 0 0 1 12 0v8h10Z", GREEN) +
    path("M60 50h10V36a6 6 0 0 1 12 0v14a12 12 0 0 1-12 12H60Z", GREEN) +
    path("M28 80h44l-5 14H33Z", RED) +
    dot(50, 12, 5, ROSE) +
    line("M50 26v8M50 44v8M50 62v8", 2),
  umbrella:
    path("M8 52a42 42 0 0 1 84 0c-6-7-15-7-21 0-6-7-15-7-21 0-6-7-15-7-21 0-6-7-15-7-21 0Z", BLUE) +
    path("M29 52C30 30 40 14 50 10c10 4 20 20 21 42-6-7-15-7-21 0-6-7-15-7-21 0Z", SKY) +
    line("M50 50v32c0 12-16 12-16 2", 5) +
    line("M50 4v7", 4),
  mushroom:
    path("M38 54h24c0 14 8 26 6 36H32c-2-10 6-22 6-36Z", WHITE) +
    path("M8 56C8 6 92 6 92 56Z", RED) +
    dot(34, 34, 7, WHITE) +
    dot(60, 26, 6, WHITE) +
    dot(74, 46, 6, WHITE) +
    dot(48, 47, 4, WHITE),
  star:
    path("M50 6 63 36l32 3-24 22 7 32-28-17-28 17 7-32L5 39l32-3Z", YELLOW) +
    dot(41, 50, 3, INK, BARE) +
    dot(59, 50, 3, INK, BARE) +
    line("M42 60c4 5 12 5 16 0", 3),
  fish:
    path("M66 50 94 28v44Z", RED) +
    path("M6 50C20 22 56 22 74 50 56 78 20 78 6 50Z", SKY) +
    dot(24, 45, 4, INK, BARE) +
    line("M40 36c6 9 6 19 0 28M54 36c5 9 5 19 0 28", 3),
  lighthouse:
    path("M38 34h24l8 56H30Z", WHITE) +
    path("M36 48h28l2 14H34Z", RED) +
    path("M32 76h36l2 14H30Z", RED) +
    path("M38 20h24v14H38Z", YELLOW) +
    path("M34 20 50 8l16 12Z", BLUE) +
    line("M28 26 8 20M28 31 8 36M72 26l20-6M72 31l20 5", 3) +
    line("M16 92h68", 4),
  cup:
    path("M16 40h54v26a20 20 0 0 1-20 20H36a20 20 0 0 1-20-20Z", GREEN) +
    line("M70 48h8a10 10 0 0 1 0 22h-9", 6) +
    path("M16 52h54v8H16Z", WHITE) +
    line("M30 30c-6-8 6-10 0-20M44 30c-6-8 6-10 0-20M58 30c-6-8 6-10 0-20", 3) +
    line("M10 92h66", 4),
  leaf:
    path("M16 84C6 40 36 8 88 12c2 50-26 82-72 72Z", GREEN) +
    line("M8 94 66 34", 4) +
    line("M34 66V46M34 66h20M48 52V34M48 52h19", 3),
  balloon:
    path("M50 8c22 0 32 16 32 32 0 18-18 34-32 36-14-2-32-18-32-36C18 24 28 8 50 8Z", ROSE) +
    path("M44 76h12l-3 6h-6z", ROSE) +
    line("M50 82c-8 4 8 8 0 14", 3) +
    line("M34 26c3-5 7-7 12-8", 4).replace("fill", 'stroke="#fff" fill'),
  candle:
    path("M36 44h28v42H36Z", WHITE) +
    path("M36 44h28v10c-4 8-7 0-10 4s-6-6-9-2-6 4-9-2Z", SAND) +
    line("M50 44v-8", 3) +
    path("M50 6c10 12 12 18 12 22a12 12 0 0 1-24 0c0-4 2-10 12-22Z", YELLOW) +
    path("M50 20c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11Z", RED, BARE) +
    path("M20 84h60l-6 9H26Z", BLUE),
  bell:
    path("M50 12c20 0 24 16 25 34 1 16 5 22 13 28H12c8-6 12-12 13-28 1-18 5-34 25-34Z", YELLOW) +
    dot(50, 82, 9, BROWN) +
    path("M10 72h80v6H10Z", RED) +
    dot(50, 10, 5, BROWN) +
    line("M36 34c1-6 3-9 7-11", 3),
  sun:
    line("M50 4v14M50 82v14M4 50h14M82 50h14M17 17l10 10M73 73l10 10M17 83l10-10M73 27l10-10", 6).replace(
      "fill",
      `stroke="${RED}" fill`,
    ) +
    dot(50, 50, 26, YELLOW) +
    dot(41, 46, 3, INK, BARE) +
    dot(59, 46, 3, INK, BARE) +
    line("M40 57c5 7 15 7 20 0", 3),
};

/** One picture as an element. */
export function picture(key) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("stroke", INK);
  svg.setAttribute("stroke-width", "2.5");
  svg.setAttribute("stroke-linejoin", "round");
  svg.setAttribute("stroke-linecap", "round");
  svg.dataset.picture = key;
  svg.innerHTML = DRAWN[key] ?? "";
  return svg;
}
