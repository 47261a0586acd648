import type { ServiceType } from '#domain/agenda/appointment.js';
import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { hasEnded } from '#domain/visits/attendance.js';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { type ChargeableAppointmentsQuery, useChargeableAppointmentsQuery } from '../money.generated';
import { standing } from '../standing';

/** An appointment that a charge may belong to, or none. */
export interface AppointmentChoice {
  readonly value: string;
  readonly label: string;
  readonly appointmentId: number | null;
  readonly service?: ServiceType | undefined;
  /** The visit's treatment, charged at its usual price if none is typed. Absent for anything else. */
  readonly treatment?: string | undefined;
}

/** The first is proposed. */
export type AppointmentChoices = readonly [AppointmentChoice, ...AppointmentChoice[]];

const NO_APPOINTMENT: AppointmentChoice = { value: '', label: 'Sin cita', appointmentId: null };
const ONLY_NONE: AppointmentChoices = [NO_APPOINTMENT];

type LastVisit = NonNullable<ChargeableAppointmentsQuery['lastVisit']>;

/** 'de hoy 10:00, Láser'. */
const inWords = (when: string, { treatment }: Pick<LastVisit, 'treatment'>): string =>
  `${when}, ${treatment || UNSPECIFIED_TREATMENT}`;

const visitChoice = ({ id, treatment }: Pick<LastVisit, 'id' | 'treatment'>, words: string) => ({
  value: `visit-${id}`,
  label: `La visita ${words} (sin cobro)`,
  appointmentId: id,
  treatment,
});

/**
 * Today's appointments, no appointment, and the last visit if it was not charged: it is not proposed, because it may be
 * from before the clinic charged here.
 */
function choicesOf(
  { appointments, lastVisit, patientCharges }: ChargeableAppointmentsQuery,
  patientId: number,
  today: LocalDate,
): AppointmentChoices {
  const ofVisits = standing(patientCharges).filter(({ kind }) => kind === 'VISIT');
  const lacksCharge = (one: Pick<LastVisit, 'id' | 'status' | 'attendance'>): boolean =>
    hasEnded(one) && !ofVisits.some(({ appointmentId }) => appointmentId === one.id);
  const [first, ...others] = appointments
    .filter(({ patient, status }) => patient.id === patientId && status !== 'CANCELLED')
    .flatMap((one): AppointmentChoice[] => {
      const words = inWords(`de hoy ${one.time}`, one);
      const anythingElse = { value: String(one.id), appointmentId: one.id, service: one.serviceType };
      return lacksCharge(one)
        ? [visitChoice(one, words), { ...anythingElse, label: `Otra cosa de la cita ${words}` }]
        : [{ ...anythingElse, label: `Cita ${words}` }];
    });
  const earlier =
    lastVisit && lastVisit.date < today && lacksCharge(lastVisit)
      ? [visitChoice(lastVisit, inWords(`del ${shortDate(lastVisit.date)}`, lastVisit))]
      : [];
  return first ? [first, ...others, NO_APPOINTMENT, ...earlier] : [NO_APPOINTMENT, ...earlier];
}

/** @param fixed the only choice, if the charge was opened from an appointment */
export function useAppointmentChoices(
  patientId: number,
  fixed: AppointmentChoice | undefined,
): AppointmentChoices {
  const { date: today } = useClinicNow();
  const can = useRights();
  const { data } = useChargeableAppointmentsQuery({
    variables: { patientId, today },
    fetchPolicy: 'network-only',
    skip: fixed !== undefined || !can('AGENDA', 'READ'),
  });
  if (fixed) return [fixed];
  return data ? choicesOf(data, patientId, today) : ONLY_NONE;
}
