/** The buttons of a line in a list: on a phone, three of them fill the line below its text. */
export const LINE_BUTTON = {
  flex: { xs: '1 1 auto', sm: 'none' },
  paddingInline: { xs: 0.75, sm: 1.75 },
  fontSize: { xs: '0.875rem' },
  whiteSpace: 'nowrap',
} as const;
