import type { AppointmentStatus, DurationMinutes, ServiceType } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';

/** An appointment with its patient, as the agenda reads it in one statement. */
export interface AppointmentRow {
  readonly id: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: DurationMinutes;
  readonly status: AppointmentStatus;
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly notes: string;
  readonly bookedName: string | null;
  readonly version: number;
  readonly patientId: number;
  /** Canonical. */
  readonly patientRut: string;
  readonly patientProvisionalRut: boolean;
  readonly patientName: string;
  readonly patientPhone: string;
  readonly patientEmail: string;
  readonly patientBirthDate: LocalDate | null;
}
