import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { useSearchParams } from 'react-router-dom';
import type { CalendarView } from './calendar-view';

/** The view names in the address: /app/citas?vista=semana&fecha=2026-11-23&cita=7. */
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
  readonly openId: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/**
 * The calendar's view, day and open appointment. They are kept in the address, for the back button and for
 * sharing.
 */
export function useCalendarAddress(today: LocalDate, defaultView: CalendarView): CalendarAddress {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('fecha') ?? '';
  return {
    view: VIEW_OF_WORD[search.get('vista') ?? ''] ?? defaultView,
    date: isLocalDate(asked) ? asked : today,
    goTo: (view, date) => setSearch({ vista: WORD_OF_VIEW[view] ?? 'mes', fecha: date }),
    openId: idIn(search.get('cita')),
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
