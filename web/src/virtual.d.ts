declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:dejavu-icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:mistral-people" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "virtual:mistral-places" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:mistral-icons" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:languages" {
  const tongues: readonly { code: string; name: string; locale: string; plain: boolean }[];
  export default tongues;
}

declare module "virtual:pictures" {
  const bodies: Record<string, string>;
  export default bodies;
}

/** All that the build needs of Node; its whole types would let the page believe that it runs there. */
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readFileSync(path: URL, encoding: "utf8"): string;
  export function readdirSync(path: URL): string[];
  export function readdirSync(
    path: URL,
    wish: { withFileTypes: true },
  ): { name: string; isDirectory(): boolean }[];
}
