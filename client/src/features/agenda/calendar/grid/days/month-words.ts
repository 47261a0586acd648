import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { hoursInWords } from '../../../blocked-hours/block-in-words';
import type { CalendarBlockFragment } from '../../../blocked-hours/blocked-hours.generated';
import { CLOSED, type DayMark } from '../../day-marks';

/** Why a day is closed, or who is away. */
export const noteOf = ({ note, absence, isClosed }: DayMark): string | undefined =>
  note ?? absence?.short ?? (isClosed ? CLOSED : undefined);

/** @param people whose appointments are counted, instead of those of each service. */
export function inWords(mark: DayMark, people: readonly { id: number; name: string }[] = []): string {
  const { count, countOf, load, isClosed, absence, note = absence?.full } = mark;
  const closed = isClosed ? `cerrado${note ? ` (${note})` : ''}` : note;
  const counts =
    people.length > 0
      ? people.map(({ id, name }) => [name, mark.of(id).count] as const)
      : SERVICE_TYPES.map((type) => [SERVICE_TYPE_LABELS[type], countOf[type]] as const);
  const each = counts.flatMap(([name, own]) => (own > 0 ? [`${name} ${own}`] : [])).join(', ');
  const appointments =
    count > 0
      ? `${count} ${count === 1 ? 'cita' : 'citas'} (${each}), ${Math.round(load * 100)} % ocupado`
      : undefined;
  return [appointments, closed].filter(Boolean).join(', ');
}

/** Undefined if no hours are blocked. */
export const blocksInWords = (blocks: readonly CalendarBlockFragment[]): string | undefined =>
  blocks.length > 0
    ? `bloqueado ${blocks.map((block) => `${hoursInWords(block)} (${block.reason})`).join(', ')}`
    : undefined;
