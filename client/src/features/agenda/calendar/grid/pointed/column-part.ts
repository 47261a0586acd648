import type { LocalDate } from '#domain/clinic-time.js';

export interface PointedColumn {
  readonly element: HTMLElement;
  readonly date: LocalDate;
  /** The professional's id, if the column is a lane. */
  readonly lane: number | undefined;
}

export function columnAt({
  clientX,
  clientY,
}: {
  clientX: number;
  clientY: number;
}): PointedColumn | undefined {
  const element = document
    .elementsFromPoint(clientX, clientY)
    .find((each): each is HTMLElement => each.matches('[data-column]'));
  const { column: date, lane } = element?.dataset ?? {};
  return element && date ? { element, date, lane: lane === undefined ? undefined : Number(lane) } : undefined;
}

/** The index of the equally wide part of a column at a horizontal position, from 0. */
export function partAt(clientX: number, column: HTMLElement, parts: number): number {
  const { left, width } = column.getBoundingClientRect();
  return Math.min(parts - 1, Math.max(0, Math.floor(((clientX - left) / width) * parts)));
}
