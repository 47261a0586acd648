/** A finger also taps a tablet, however wide. MUI's buttons, menus and labels have it from the theme. */
export const THUMB_HIGH = { '@media (pointer: coarse)': { minHeight: 44 } };
