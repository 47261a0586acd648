/** The filters of the registers on the wire. */
export const REGISTRO = {
  format: 'formato',
  patientId: 'paciente',
  staffUserId: 'usuario',
  kind: 'tipo',
} as const;
