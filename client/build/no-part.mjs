// Replaces parts of packages that the panel never shows; client/vite.config.ts lists them, with the reasons.
// oxlint-disable-next-line import/no-default-export -- like the parts that it replaces.
export default function NoPart() {
  return null;
}
