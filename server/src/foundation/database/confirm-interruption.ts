/**
 * Reads tasks; a task counts as interrupted if its advisory lock is free. A task that ends after the statement read
 * the row but before it checked the locks looks interrupted, so a second read decides.
 */
export async function confirmInterruption<Row>(
  read: () => Promise<Row[]>,
  isInterrupted: (row: Row) => boolean,
): Promise<Row[]> {
  const rows = await read();
  return rows.some(isInterrupted) ? read() : rows;
}
