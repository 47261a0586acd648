import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';

/** A control that a patient has not booked: at most one per patient and service. */
export interface ControlDueRow {
  readonly patientId: number;
  readonly patientName: string;
  /** As entered. */
  readonly patientPhone: string;
  /** Whether the patient opposes any message by WhatsApp. */
  readonly isOpposed: boolean;
  readonly serviceType: ServiceType;
  /** The last visit whose treatment calls for a control. */
  readonly visitedOn: LocalDate;
  readonly dueOn: LocalDate;
  readonly treatment: string;
  readonly treatmentId: number;
  readonly professionalId: number;
  /** Empty until the clinic names its first professionals. */
  readonly professionalName: string;
}
