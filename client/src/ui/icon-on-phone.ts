/** Shows only the icon of a button on a phone; the button's text is in a `span`, and its name in `aria-label`. */
export const ICON_ON_PHONE = {
  minWidth: { xs: 44, sm: 64 },
  paddingInline: { xs: 1, sm: 2 },
  whiteSpace: 'nowrap',
  '& > .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } },
  '& > span:not(.MuiButton-startIcon)': { display: { xs: 'none', sm: 'inline' } },
} as const;
