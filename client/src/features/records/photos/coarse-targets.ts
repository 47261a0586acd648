/** The style of a button that is large enough for a finger. */
export const COARSE_TARGET = { '@media (pointer: coarse)': { minHeight: 44 } };

/** The same for all buttons in a part of a screen. */
export const COARSE_TARGETS = { '& .MuiButtonBase-root': COARSE_TARGET };
