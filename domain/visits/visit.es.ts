export const VISIT_OF_CANCELLED = 'La cita está cancelada. Cambie su estado antes de atender.';
export const ATTENDANCE_OF_CANCELLED = 'Una cita cancelada no lleva asistencia. Cambie antes su estado.';
export const NONE_AT_WORK =
  'Hoy nadie atiende ese servicio: todos tienen el día libre. Elija a otra persona.';
export const IN_CARE_ALREADY = 'Este paciente ya está en atención. Siga esa visita, o termínela antes.';
/** Only shown to staff: visitors must never find out which patient has a phone. */
export const PHONE_OF_ANOTHER =
  'Ya hay un paciente con este teléfono. Elíjalo, o confirme que es otra persona.';
/** A record can't change its patient, so neither can its appointment. */
export const PATIENT_OF_RECORD = 'Esta cita ya tiene una ficha clínica: su paciente no puede cambiar.';
export const PATIENT_OF_PAPERS =
  'Esta cita ya tiene fotos, documentos o consentimientos: su paciente no puede cambiar.';
export const NO_APPOINTMENT_TO_RECORD = 'Esa cita no es de este paciente o ya tiene una ficha clínica.';
