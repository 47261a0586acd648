/** On screens that are used with gloves; more than the theme's target. */
export const GLOVE_HIGH = {
  '@media (pointer: coarse)': {
    '& .MuiButtonBase-root, & input, & select': { minHeight: 48 },
    '& .MuiIconButton-root': { minWidth: 48 },
  },
} as const;
