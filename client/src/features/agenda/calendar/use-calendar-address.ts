import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarView } from './calendar-view';

/** The view names in the address: /app/citas?vista=semana&fecha=2026-11-23&profesional=2&profesional=3&cita=7. */
const VIEW_OF_WORD: Readonly<Record<string, CalendarView>> = {
  mes: 'month',
  semana: 'week',
  dia: 'day',
  agenda: 'agenda',
};
const WORD_OF_VIEW = Object.fromEntries(Object.entries(VIEW_OF_WORD).map(([word, view]) => [view, word]));

export interface CalendarAddress {
  readonly view: CalendarView;
  readonly date: LocalDate;
  readonly goTo: (view: CalendarView, date: LocalDate) => void;
  /** Ids of the professionals to show; empty: all. */
  readonly professionals: readonly number[];
  readonly showOnly: (professionals: readonly number[]) => void;
  readonly openId: number | undefined;
  /** Absent unless a new appointment is requested, with ?cita=nueva or ?cita=nueva&paciente=12. */
  readonly wanted: { readonly patientId: number | undefined; readonly forget: () => void } | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

const PROFESSIONAL = 'profesional';
const PATIENT = 'paciente';
const NEW = 'nueva';

/**
 * The calendar's view, day, professionals and open appointment, kept in the address for the back button and for
 * sharing.
 */
export function useCalendarAddress(today: LocalDate, defaultView: CalendarView): CalendarAddress {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('fecha') ?? '';
  const people = search.getAll(PROFESSIONAL).join();
  const professionals = useMemo(() => people.split(',').flatMap((text) => idIn(text) ?? []), [people]);
  return {
    view: VIEW_OF_WORD[search.get('vista') ?? ''] ?? defaultView,
    date: isLocalDate(asked) ? asked : today,
    goTo: (view, date) =>
      setSearch((before) => ({
        vista: WORD_OF_VIEW[view] ?? 'mes',
        fecha: date,
        [PROFESSIONAL]: before.getAll(PROFESSIONAL),
      })),
    professionals,
    showOnly: (ids) =>
      setSearch((before) => {
        before.delete(PROFESSIONAL);
        for (const id of ids) before.append(PROFESSIONAL, String(id));
        return before;
      }),
    openId: idIn(search.get('cita')),
    wanted:
      search.get('cita') === NEW
        ? {
            patientId: idIn(search.get(PATIENT)),
            forget: () =>
              setSearch(
                (before) => {
                  before.delete('cita');
                  before.delete(PATIENT);
                  return before;
                },
                { replace: true },
              ),
          }
        : undefined,
    open: (id) =>
      setSearch((before) => {
        before.set('cita', String(id));
        return before;
      }),
    close: () =>
      setSearch((before) => {
        before.delete('cita');
        return before;
      }),
  };
}

const idIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
