/** A table of names and amounts. */
export const FIGURE_TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 0 8px 16px', textAlign: 'left', verticalAlign: 'baseline' },
  '& th:first-of-type': { paddingLeft: 0 },
  '& thead th': { font: 'var(--font-small)', fontWeight: 600, color: 'var(--ink-2)' },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere', minWidth: 110 },
  '& tbody td, & tbody th': { borderTop: '1px solid var(--line)' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', font: 'var(--font-small)', color: 'var(--ink-2)' },
  '& small.warning': { color: 'warning.main', fontWeight: 600 },
  // On a phone, `narrow` texts in other cells replace the `wide` columns.
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
  '& small.narrow': { display: { xs: 'block', sm: 'none' } },
  '& .total th, & .total td': { borderTop: '1px solid var(--line-strong)', fontWeight: 600 },
} as const;
