import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type DurationMinutes,
  DURATIONS,
  holdsTime,
  type ServiceType,
  SLOT_MINUTES,
} from '../../../agenda/appointment.js';
import { type ClinicClock, type LocalDate, type LocalTime, minutesOf } from '../../../clinic-time.js';
import { searchForm } from '../../../patients/patient-search.js';
import { professionalName } from '../../../clinic/professionals/professional.es.js';
import { does, type Skills } from '../../../clinic/professionals/professional.js';
import { isPast } from '../../../schedule.js';
import { refusalSentence } from '../../../schedule.es.js';
import { FIELD_MESSAGES } from '../../../sentences.es.js';
import type { Attendance } from '../../../visits/attendance.js';
import { ATTENDANCE_OF_CANCELLED } from '../../../visits/visit.es.js';
import { UNSPECIFIED_TREATMENT } from '../../../clinic/treatments.js';
import { APPOINTMENT_FAULTS } from '../appointment-words.es.js';
import type { PatientOfRow } from './patient-of-row.js';

/** A row's values, as returned by `readRow`. */
export interface AppointmentValues extends PatientOfRow {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly endTime?: LocalTime;
  readonly durationMinutes?: number;
  readonly serviceType?: ServiceType;
  readonly treatment?: string;
  readonly professionalName?: string;
  readonly status?: AppointmentStatus;
  readonly attendance?: Attendance;
  readonly overbooked?: boolean;
  readonly notes?: string;
}

/** A row's appointment, without its patient. */
export interface PlannedAppointment {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: DurationMinutes;
  readonly serviceType: ServiceType;
  readonly professionalId: number;
  readonly treatment: string;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
  readonly overbooked: boolean;
  readonly notes: string;
}

interface KnownProfessional extends Skills {
  readonly id: number;
  /** Empty until the clinic names its first professionals. */
  readonly name: string;
  readonly isArchived: boolean;
}

export interface ClinicOfRows {
  readonly professionals: readonly KnownProfessional[];
  readonly treatments: readonly {
    readonly name: string;
    readonly serviceType: ServiceType;
    readonly durationMinutes: DurationMinutes;
  }[];
  readonly now: ClinicClock;
}

interface PlanFault {
  readonly field: string;
  readonly sentence: string;
}

type Planning<Value> = { readonly value: Value } | { readonly fault: PlanFault };

const faulty = (field: string, sentence: string) => ({ fault: { field, sentence } });

/**
 * A row's appointment. Missing values follow from the treatment, from the professional, or from the only professional
 * who does the treatment. The professional of a past appointment need not do the treatment any longer.
 */
export function planAppointment(row: AppointmentValues, clinic: ClinicOfRows): Planning<PlannedAppointment> {
  const { date, time, status = DEFAULT_STATUS, attendance = null } = row;
  const startMinute = minutesOf(time);
  if (startMinute % SLOT_MINUTES !== 0) return faulty('time', APPOINTMENT_FAULTS.start);
  if (status === 'CANCELLED' && attendance !== null) return faulty('attendance', ATTENDANCE_OF_CANCELLED);

  const listed = clinic.treatments.find(({ name }) => isSame(name, row.treatment ?? ''));
  const treatment = listed?.name ?? row.treatment ?? '';
  const named = row.professionalName ? calledSo(row.professionalName, clinic.professionals) : undefined;
  const onlyService =
    named?.length === 1 && named[0]?.services.length === 1 ? named[0].services[0] : undefined;
  const serviceType = row.serviceType ?? listed?.serviceType ?? onlyService ?? DEFAULT_SERVICE_TYPE;

  const length = lengthOf(row);
  if (row.durationMinutes !== undefined && length !== undefined && length !== row.durationMinutes)
    return faulty('durationMinutes', APPOINTMENT_FAULTS.otherTime);
  const minutes = row.durationMinutes ?? length ?? listed?.durationMinutes ?? DEFAULT_DURATION;
  const durationMinutes = DURATIONS.find((one) => one === minutes);
  if (durationMinutes === undefined)
    return faulty(
      row.durationMinutes === undefined ? 'endTime' : 'durationMinutes',
      APPOINTMENT_FAULTS.duration,
    );
  if (startMinute + durationMinutes > 1_440) return faulty('time', APPOINTMENT_FAULTS.pastMidnight);

  const isOver = isPast(date, startMinute, clinic.now);
  const professional = whoAttends({ serviceType, treatment, isOver }, named, clinic.professionals);
  if ('fault' in professional) return professional;
  return {
    value: {
      date,
      startMinute,
      durationMinutes,
      serviceType,
      professionalId: professional.value,
      treatment: treatment || UNSPECIFIED_TREATMENT,
      status,
      attendance,
      overbooked: row.overbooked ?? false,
      notes: row.notes ?? '',
    },
  };
}

/**
 * Equal for two rows that would create the same appointment twice; undefined for a cancelled one, because an hour may
 * be cancelled, booked again and cancelled again. Includes the professional: a patient may have two at the same time,
 * and an exported agenda has both.
 */
export const appointmentKey = (
  patientId: number,
  { date, startMinute, serviceType, professionalId, status }: PlannedAppointment,
): string | undefined =>
  holdsTime(status)
    ? ['appointment', patientId, date, startMinute, serviceType, professionalId].join(' ')
    : undefined;

const isSame = (one: string, other: string): boolean => searchForm(one).trim() === searchForm(other).trim();

const lengthOf = ({ time, endTime }: AppointmentValues): number | undefined =>
  endTime === undefined ? undefined : minutesOf(endTime) - minutesOf(time);

/** The professionals with this name; unnamed ones are called after their service. */
const calledSo = (name: string, all: readonly KnownProfessional[]): KnownProfessional[] =>
  all.filter((one) => one.services.some((service) => isSame(professionalName(one.name, service), name)));

interface Asked {
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly isOver: boolean;
}

function whoAttends(
  { serviceType, treatment, isOver }: Asked,
  named: readonly KnownProfessional[] | undefined,
  all: readonly KnownProfessional[],
): Planning<number> {
  const present = all.filter(({ isArchived }) => !isArchived);
  const able = (named ?? all).filter((one) => !one.isArchived && does(one, serviceType, treatment));
  const names = (ones: readonly KnownProfessional[]): string[] =>
    ones.map(({ name, services: [service = serviceType] }) => professionalName(name, service));
  // The professional of a past appointment may have left since, or have changed services.
  const candidates = named && isOver && able.length === 0 ? named : able;
  const [one, ...others] = candidates;
  if (one && others.length === 0) return { value: one.id };
  if (named)
    return faulty(
      'professionalName',
      one
        ? APPOINTMENT_FAULTS.namesakes
        : named.length === 0
          ? APPOINTMENT_FAULTS.unknownProfessional(names(present))
          : FIELD_MESSAGES.otherProfessional,
    );
  return one
    ? faulty('professionalName', APPOINTMENT_FAULTS.whoAttends(names(able)))
    : faulty('serviceType', refusalSentence({ kind: 'NO_ATTENDANT' }, ''));
}
