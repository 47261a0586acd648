/** REST names of the registers' filters. */
export const REGISTRO = {
  format: 'formato',
  patientId: 'paciente',
  staffUserId: 'usuario',
  kind: 'tipo',
} as const;
