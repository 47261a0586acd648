import { type Manicure, manicureOf } from '#domain/agenda/manicure.js';
import { type LocalDate, type LocalTime, timeAt } from '#domain/clinic-time.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { formatRut } from '#domain/rut.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InArea } from '../../access/rights/needs.decorator.js';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { LocalDateScalar, LocalTimeScalar, RutScalar } from '../../foundation/graphql/scalars.js';
import { PatientAlertModel } from '../../patients/alerts/patient-alert.model.js';
import { Appointment } from './appointment.entity.js';
import { type AppointmentRow, type ShownAppointmentRow, visitorOf } from './appointment.row.js';

@ObjectType('AppointmentPatient', { description: "A patient's data, as shown on the agenda." })
export class AppointmentPatientModel {
  @Field(() => Int, { description: 'The `id` of the whole `Patient`.' }) id!: number;
  @Field(() => RutScalar, { description: 'Assigned by the system if `provisionalRut` is true.' })
  rut!: string;
  @Field(() => Boolean, { description: 'Whether the system assigned the RUT.' }) provisionalRut!: boolean;
  @Field(() => String, {
    description: 'As stored by the clinic; `bookedName` is the name that a visitor typed.',
  })
  name!: string;
  @Field(() => String, { description: 'As entered.' }) phone!: string;
  @Field(() => String, { description: 'Empty if there is none.' }) email!: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null if unknown.' })
  birthDate!: LocalDate | null;
  @InArea('HEALTH_DATA')
  @Field(() => [PatientAlertModel], {
    description: 'The active ones. Health data: reading them is logged as an access.',
  })
  alerts?: PatientAlertModel[];
  @InArea('HEALTH_DATA')
  @Field(() => Boolean, {
    description:
      'For an icon beside the name: it reveals nothing about their health, and reading it is not logged.',
  })
  hasAlerts!: boolean;
}

@ObjectType('Appointment', { description: 'An appointment of a patient, one or two hours long.' })
export class AppointmentModel
  extends ShownFields(
    Appointment,
    'id',
    'date',
    'durationMinutes',
    'status',
    'serviceType',
    'professionalId',
    'overbooked',
    'seriesId',
    'treatment',
    'notes',
    'attendance',
    'arrivedAt',
    'nailColor',
    'nailShape',
    'nailTechnique',
    'version',
  )
  implements Manicure
{
  @Field(() => LocalTimeScalar, { description: 'When it starts.' }) time!: LocalTime;
  @Field(() => String, { description: "The service's name until the professional has one." })
  professionalName!: string;
  @Field(() => String, {
    nullable: true,
    description: "The name a visitor typed, if it differs from the patient's.",
  })
  bookedName!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The person who comes, if the name that a visitor typed is not the patient's; null if the patient comes.",
  })
  visitorName!: string | null;
  @InArea('HEALTH_DATA')
  @Field(() => Int, { nullable: true, description: 'Its clinical record.' })
  recordId!: number | null;
  @Field(() => AppointmentPatientModel, { description: 'The patient it is for.' })
  patient!: AppointmentPatientModel;
}

@ObjectType('AppointmentPage', { description: 'A page of appointments.' })
export class AppointmentPageModel extends PageModel {
  @Field(() => [AppointmentModel], { description: 'By time, or by their last change.' })
  nodes!: AppointmentModel[];
}

/** The fields a `ShownAppointmentRow` has a value for; no other field of these types has one of these names. */
export const SHOWN_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'date', 'time', 'durationMinutes', 'status', 'serviceType', 'professionalId', 'professionalName'],
  ...['overbooked', 'treatment', 'attendance', 'version', 'visitorName', 'patient'],
  ...['rut', 'provisionalRut', 'name', 'hasAlerts', '__typename'],
]);

export type ShownAppointment = ReturnType<typeof toShownAppointment>;

export function toShownAppointment(row: ShownAppointmentRow) {
  return {
    id: row.id,
    date: row.date,
    time: timeAt(row.startMinute),
    durationMinutes: row.durationMinutes,
    status: row.status,
    serviceType: row.serviceType,
    professionalId: row.professionalId,
    professionalName: professionalName(row.professionalName, row.serviceType),
    overbooked: row.overbooked,
    treatment: row.treatment,
    attendance: row.attendance,
    version: row.version,
    visitorName: visitorOf(row),
    patient: {
      id: row.patientId,
      rut: formatRut(row.patientRut),
      provisionalRut: row.patientProvisionalRut,
      name: row.patientName,
      hasAlerts: row.patientHasAlerts,
    },
  };
}

/** The only mapping from an agenda row to a GraphQL appointment. */
export function toAppointmentModel(row: AppointmentRow): AppointmentModel {
  const shown = toShownAppointment(row);
  return {
    ...shown,
    seriesId: row.seriesId,
    notes: row.notes,
    ...manicureOf(row),
    bookedName: row.bookedName === row.patientName ? null : row.bookedName,
    arrivedAt: row.arrivedAt,
    recordId: row.recordId,
    patient: {
      ...shown.patient,
      phone: row.patientPhone,
      email: row.patientEmail,
      birthDate: row.patientBirthDate,
    },
  };
}
