import { type Closing, changesToClose, changesToReopen } from '#domain/visits/unclosed.js';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import type { AgendaAppointment } from '../agenda-appointment';
import { type UpdateAppointmentInput, useUpdateAppointmentMutation } from '../appointment-writes.generated';
import { refusalOf } from '../use-change-appointment';

/** An appointment of the list, with the outcome chosen on this page, if any. */
export interface ClosingRow {
  readonly appointment: AgendaAppointment;
  readonly closing: Closing | undefined;
  readonly isSaving: boolean;
}

/** A change of this page to an appointment. */
interface Done {
  readonly before: AgendaAppointment;
  /** As the server stored it last. */
  readonly stored: AgendaAppointment;
  readonly closing: Closing | undefined;
  readonly isSaving: boolean;
}

interface Closings {
  readonly rows: readonly ClosingRow[];
  readonly close: (appointment: AgendaAppointment, closing: Closing) => void;
  readonly reopen: (id: number) => void;
}

/**
 * Closes appointments with one tap each, and reopens them. A closed one stays in the list until the user leaves the
 * page, so that a wrong tap can be undone.
 * @param listed the appointments that are not closed; undefined until loaded.
 * @param reload called if the server refuses, because the appointment shown is outdated.
 */
export function useClosings(
  listed: readonly AgendaAppointment[] | undefined,
  reload: () => void,
): Closings | undefined {
  const [done, setDone] = useState<ReadonlyMap<number, Done>>(new Map());
  const [update] = useUpdateAppointmentMutation();
  const put = (id: number, one: Done | undefined) =>
    setDone((known) => {
      const next = new Map(known);
      if (one) next.set(id, one);
      else next.delete(id);
      return next;
    });

  /** @param refused what to show if the server refuses; undefined: the appointment as listed. */
  const write = async (next: Done, input: UpdateAppointmentInput, refused: Done | undefined) => {
    const { id, version } = next.stored;
    put(id, { ...next, isSaving: true });
    try {
      const { data } = await update({ variables: { id, version, input } });
      put(id, { ...next, stored: data?.updateAppointment ?? next.stored, isSaving: false });
    } catch (error) {
      const failure = failureOf(error);
      put(id, failure.code === 'STALE' ? undefined : refused);
      toasts.error(refusalOf(failure));
      reload();
    }
  };

  if (!listed) return undefined;
  const known = new Map(listed.map((each) => [each.id, each]));
  for (const [id, { stored }] of done) {
    // The list may be newer than the last answer, or still older.
    if ((known.get(id)?.version ?? 0) < stored.version) known.set(id, stored);
  }
  return {
    rows: [...known.values()].toSorted(latestDayFirst).map((appointment) => {
      const one = done.get(appointment.id);
      // A newer one was changed elsewhere since: it is open again.
      const isCurrent = one !== undefined && appointment.version <= one.stored.version;
      return {
        appointment,
        closing: isCurrent ? one.closing : undefined,
        isSaving: one?.isSaving ?? false,
      };
    }),
    close: (appointment, closing) => {
      const next = { before: appointment, stored: appointment, closing, isSaving: true };
      void write(next, changesToClose(closing), undefined);
    },
    reopen: (id) => {
      const one = done.get(id);
      if (one) void write({ ...one, closing: undefined }, changesToReopen(one.before), one);
    },
  };
}

/** The latest day first; within a day by time. */
const latestDayFirst = (one: AgendaAppointment, other: AgendaAppointment): number =>
  other.date.localeCompare(one.date) || one.time.localeCompare(other.time) || one.id - other.id;
