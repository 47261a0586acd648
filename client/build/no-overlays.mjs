// react-big-calendar needs react-overlays, and with it Popper, for its popup of further events alone. The calendar opens
// the day instead (`popup` is off), so the build has this in their place.
export function Overlay() {
  throw new Error(
    'The popup of react-big-calendar needs react-overlays, which client/vite.config.ts leaves out.',
  );
}
