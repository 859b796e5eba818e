/** A picture of how a game ended, drawn in the page: names, faces, points, and nothing that was secret. */
import { ANIMALS, MACHINES } from "./faces";
import type { Contestant } from "./ending";
import { total } from "./look";
import { numeral } from "./words.svelte";

const WIDTH = 1080;
const ROW = 132;
const HEAD = 300;
const FOOT = 110;

/** A colour of the theme, as a canvas needs it. */
const shade = (name: string) => {
  const inside = /var\((--[\w-]+)\)/.exec(name)?.[1] ?? name;
  return getComputedStyle(document.documentElement).getPropertyValue(inside).trim();
};

function drawFace(to: CanvasRenderingContext2D, { look }: Contestant, x: number, y: number, size: number) {
  const drawn = look.face === null ? undefined : (ANIMALS[look.face] ?? MACHINES[look.face]);
  to.save();
  to.translate(x, y);
  to.scale(size / 44, size / 44);
  to.fillStyle = shade(look.colour);
  to.strokeStyle = shade("--seat-rim");
  to.lineWidth = 1.5;
  to.beginPath();
  if (look.bot) to.roundRect(1.5, 1.5, 41, 41, 11);
  else to.arc(22, 22, 20.5, 0, 7);
  to.fill();
  to.stroke();
  to.translate(6, 5);
  if (drawn) {
    to.fillStyle = "#fdf6e8";
    to.fill(new Path2D(drawn.cut));
    to.globalAlpha = 0.38;
    to.fillStyle = shade(look.colour);
    if (drawn.fold) to.fill(new Path2D(drawn.fold));
    to.globalAlpha = 1;
    to.fillStyle = "#2c2733";
    to.fill(new Path2D(drawn.ink));
  }
  to.restore();
}

/** Break a sentence into lines that fit. */
function lines(to: CanvasRenderingContext2D, text: string, width: number): string[] {
  const made: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${made.at(-1) ?? ""} ${word}`.trim();
    if (made.length && to.measureText(longer).width <= width) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
}

export async function drawEnding(game: string, said: string, people: readonly Contestant[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * people.length + FOOT;
  const to = canvas.getContext("2d");
  if (!to) throw new Error("no canvas here");
  await document.fonts.ready;
  to.fillStyle = shade("--paper");
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.fillStyle = shade("--ink");
  to.font = '600 66px "Fraunces Variable", serif';
  to.fillText(game, 70, 118, WIDTH - 140);
  to.fillStyle = shade("--soft");
  to.font = '500 42px "Atkinson Hyperlegible Next Variable", sans-serif';
  lines(to, said, WIDTH - 140).forEach((line, number) => to.fillText(line, 70, 186 + 52 * number));
  people
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .forEach((one, number) => drawRow(to, one, HEAD + ROW * number));
  to.fillStyle = shade("--soft");
  to.font = '500 30px "Fraunces Variable", serif';
  to.fillText("Souvenir", 70, canvas.height - 48);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function drawRow(to: CanvasRenderingContext2D, one: Contestant, top: number) {
  to.fillStyle = shade("--sheet");
  to.strokeStyle = shade("--edge");
  to.lineWidth = 3;
  to.beginPath();
  to.roundRect(60, top, WIDTH - 120, ROW - 16, 28);
  to.fill();
  to.stroke();
  drawFace(to, one, 84, top + 14, 88);
  to.fillStyle = shade("--ink");
  to.font = '600 46px "Atkinson Hyperlegible Next Variable", sans-serif';
  to.fillText(one.name, 200, top + 74, WIDTH - 460);
  to.font = '640 58px "Fraunces Variable", serif';
  to.textAlign = "right";
  to.fillText(numeral(total(one.lines)), WIDTH - 100, top + 78);
  to.textAlign = "left";
}
