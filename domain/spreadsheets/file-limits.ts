/**
 * Limits of an imported spreadsheet: rows without the headers, cells that are not empty, and the characters of one cell
 * (as long as the longest text in the product) and of a number format (Excel's own limit).
 */
export const FILE_LIMITS = {
  rows: 100_000,
  columns: 100,
  cells: 1_000_000,
  cellLength: 20_000,
  formatLength: 255,
} as const;
