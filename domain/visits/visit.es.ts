export const VISIT_OF_CANCELLED = 'La cita está cancelada. Cambie su estado antes de atender.';
export const ATTENDANCE_OF_CANCELLED = 'Una cita cancelada no lleva asistencia. Cambie antes su estado.';
/** A record stays with its patient, and so does the appointment that it is about. */
export const PATIENT_OF_RECORD = 'Esta cita ya tiene una ficha clínica: su paciente no puede cambiar.';
export const NO_APPOINTMENT_TO_RECORD = 'Esa cita no es de este paciente o ya tiene una ficha clínica.';
