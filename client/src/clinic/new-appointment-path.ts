/** The agenda with an empty appointment form over it, with or without a patient. */
export const newAppointmentPath = (patientId?: number): string =>
  `/app/citas?cita=nueva${patientId === undefined ? '' : `&paciente=${patientId}`}`;
