/** A finger also taps a tablet, however wide. MUI's buttons, menus and labels have it from the theme. */
export const THUMB_HIGH = { '@media (pointer: coarse)': { minHeight: 44 } };

/** For a link in a line of text, which has no height of its own. */
export const LINK_THUMB_HIGH = {
  '@media (pointer: coarse)': { display: 'inline-block', minHeight: 44, alignContent: 'center' },
} as const;
