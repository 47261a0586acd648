import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { agendaListsOf } from '../agenda-lists';
import { useCalendarAppointmentsQuery } from './calendar-appointments.generated';
import type { DayRange } from './calendar-view';

/** The appointments of these days: first as last shown, then as the server returns them. */
export function useAgendaAppointments(range: DayRange, withHealthData: boolean) {
  const lists = agendaListsOf(useApolloClient());
  const variables = { ...range, withHealthData };
  const key = JSON.stringify(variables);
  const query = useCalendarAppointmentsQuery({ variables, fetchPolicy: 'no-cache' });
  const answer = query.data?.appointments;
  // Before the browser paints the response.
  useLayoutEffect(() => {
    if (answer) lists.keep(key, answer);
  }, [lists, key, answer]);
  const kept = useSyncExternalStore(lists.subscribe, () => lists.of(key));
  return { query, known: kept ?? answer, previous: query.previousData?.appointments };
}
