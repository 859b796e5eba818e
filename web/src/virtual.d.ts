declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:dejavu-icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:pictures" {
  const bodies: Record<string, string>;
  export default bodies;
}

/** All that the build needs of Node; its whole types would let the page believe that it runs there. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}
