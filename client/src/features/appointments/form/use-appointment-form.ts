import type { ServiceType } from '#domain/appointment.js';
import type { FieldErrors } from '#domain/errors.js';
import { useState } from 'react';
import { type AppointmentValues, type StoredAppointment } from './appointment-form-values';
import { type DayHours, useDayHours } from './use-day-hours';

export interface AppointmentFormState {
  /** With no time where the chosen one can't be had. */
  readonly values: AppointmentValues;
  readonly change: (part: Partial<AppointmentValues>) => void;
  readonly chooseServiceType: (type: ServiceType) => void;
  /** The stored appointment; absent for a new one. */
  readonly edited: StoredAppointment | undefined;
  readonly hours: DayHours;
  /** A sentence for each field that the server refused. */
  readonly faults: Readonly<Record<string, string>>;
  readonly refuse: (fields: FieldErrors) => void;
  readonly isDirty: boolean;
}

/** What is being written into an appointment's form. @param edited absent for a new one. */
export function useAppointmentForm(
  initial: AppointmentValues,
  edited: StoredAppointment | undefined,
): AppointmentFormState {
  const [written, setWritten] = useState(initial);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const hours = useDayHours(written, edited);
  // A time that can't be had (any more) is none; until the hours are known it stays.
  const canBeHad =
    hours.isLoading || hours.choices.some(({ time, isFree }) => isFree && time === written.time);
  const values = canBeHad ? written : { ...written, time: undefined };

  const change = (part: Partial<AppointmentValues>) => {
    setWritten((before) => ({ ...before, ...part }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  return {
    values,
    change,
    chooseServiceType: (serviceType) => {
      if (serviceType === written.serviceType) return;
      // Each type has treatments of its own (spec, section 4); back on its own type, an edited one has its own again.
      const treatment = edited?.serviceType === serviceType ? edited.treatment : undefined;
      change({ serviceType, treatment });
    },
    edited,
    hours,
    faults,
    refuse: (fields) =>
      setFaults(Object.fromEntries(Object.entries(fields).map(([field, all]) => [field, all.join(' ')]))),
    isDirty: written !== initial,
  };
}
