/** The agenda with an empty form over it, for a patient or for nobody yet. */
export const newAppointmentPath = (patientId?: number): string =>
  `/app/citas?cita=nueva${patientId === undefined ? '' : `&paciente=${patientId}`}`;
