import type { LocalDate } from '#domain/clinic-time.js';
import { type Alert, ALERT_KINDS, type AlertAnswers, type AlertKind } from '#domain/patients/alert.js';

export type DeniedAlert = Pick<Alert, 'kind' | 'note'>;

/** One kind of alert, as entered. An empty day is unknown. */
export interface AlertValue {
  readonly answer: 'YES' | 'NO' | null;
  readonly note: string;
  readonly since: LocalDate;
  readonly until: LocalDate;
}
export type AlertValues = Record<AlertKind, AlertValue>;

const ofEachKind = <Value>(valueOf: (kind: AlertKind) => Value): Record<AlertKind, Value> =>
  Object.fromEntries(ALERT_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<AlertKind, Value>;

export const valuesOf = (alerts: readonly Alert[], denied: readonly DeniedAlert[]): AlertValues =>
  ofEachKind((kind) => {
    const alert = alerts.find((one) => one.kind === kind);
    const denial = denied.find((one) => one.kind === kind);
    return {
      answer: alert ? 'YES' : denial ? 'NO' : null,
      note: (alert ?? denial)?.note ?? '',
      since: alert?.since ?? '',
      until: '',
    };
  });

export const answersOf = (values: AlertValues): AlertAnswers =>
  ofEachKind((kind) => {
    const { answer, note, since, until } = values[kind];
    return { answer, note: note.trim(), since: since || null, until: until || null };
  });
