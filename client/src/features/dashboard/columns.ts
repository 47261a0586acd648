/** The cards of the dashboard; a second column where there is room. */
export const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
  gap: 2,
  marginTop: 2.5,
} as const;
