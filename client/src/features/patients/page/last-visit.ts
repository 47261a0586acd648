import type { LocalDate } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import type { PatientDialog } from './patient-dialogs';
import type { PatientAppointmentFragment, PatientRecordFragment } from './patient-page.generated';

export interface ShownVisit {
  readonly date: LocalDate;
  readonly what: string;
  readonly who: string;
  /** The procedure, if there is a record of it. */
  readonly done: string;
  readonly dialog: PatientDialog;
}

type Appointment = Pick<PatientAppointmentFragment, 'id' | 'date' | 'treatment' | 'professionalName'>;
type Record = Pick<
  PatientRecordFragment,
  'id' | 'date' | 'careDescription' | 'procedure' | 'professionalName'
>;

/** The newer of the last completed appointment and the last record; both if they have the same day. */
export function lastVisitOf(
  appointment: Appointment | null | undefined,
  record: Record | null | undefined,
): ShownVisit | undefined {
  if (record && (!appointment || record.date >= appointment.date)) {
    const same = appointment?.date === record.date ? appointment : undefined;
    return {
      date: record.date,
      what: same?.treatment || record.careDescription,
      who: record.professionalName || same?.professionalName || '',
      done: record.procedure,
      dialog: { kind: 'record', id: record.id },
    };
  }
  if (!appointment) return undefined;
  return {
    date: appointment.date,
    what: appointment.treatment || UNSPECIFIED_TREATMENT,
    who: appointment.professionalName,
    done: '',
    dialog: { kind: 'appointment', id: appointment.id },
  };
}
