import type { Area } from '#domain/access/rights.js';
import { AREA_OF_PATH } from './endpoint-areas.js';

/** POSTs that change nothing: reading rights are enough. */
export const ONLY_READING_PATHS = Object.keys(AREA_OF_PATH).filter((path) => path.endsWith('/_search'));

/** Besides the public part, open to users who must first set up a second factor. */
export const OPEN_BEFORE_SECOND_FACTOR = [
  'GET /api/usuarios/me',
  'POST /api/usuarios/auth/logout',
  'logout',
  'me',
  'mySecondFactor',
  'prepareSecondFactor',
  'turnOnSecondFactor',
];

/** The fields of GraphQL types that are closed to reception, although their endpoints are open: health data, and income. */
export const HEALTH_FIELDS = [
  'Appointment.notes',
  'Appointment.recordId',
  'AppointmentPatient.alerts',
  'AppointmentPatient.footBadge',
  'AppointmentPatient.hasAlerts',
  'ControlDue.causes',
  'ControlDue.reason',
  'ControlDue.startsOn',
  'ControlDue.treatment',
  'ControlDue.visitedOn',
  'Patient.alerts',
  'Patient.clinicalCase',
  'Patient.deniedAlerts',
  'Patient.hasAlerts',
  'Patient.underlyingCondition',
  'Summary.controls',
  'Summary.income',
  'TimelineEntry.certificate',
  'TimelineEntry.record',
];
/** The same for GraphQL inputs. */
export const HEALTH_INPUTS = [
  'CreateAppointmentInput.notes',
  'CreatePatientInput.clinicalCase',
  'CreatePatientInput.underlyingCondition',
  'UpdateAppointmentInput.notes',
  'UpdatePatientInput.clinicalCase',
  'UpdatePatientInput.underlyingCondition',
];

/** Open to all staff by their declaration, and then refused without the right to read an area. */
export const AREA_INSIDE: Readonly<Record<string, Area>> = { createMyCalendarFeed: 'AGENDA' };

/** Closed to API keys, whatever their rights. */
export const CLOSED_TO_API_KEYS = [
  'GET /api/database/archivo',
  'POST /api/database/archivo',
  'GET /api/database/archivo/:id/descargar',
  'DELETE /api/database/archivo/:id',
  'archive',
  'startArchive',
  'removeArchive',
];
