import { NO_PARTICULARS } from '#domain/patients/particulars/particulars.js';

export const aPatient = (id: number, more: object = {}) => ({
  __typename: 'Patient',
  id,
  rut: '12.345.678-5',
  provisionalRut: false,
  identifiers: [],
  name: `Paciente ${id}`,
  phone: '+56 9 1234 5678',
  email: `p${id}@demo.invalid`,
  underlyingCondition: '',
  emergencyContact: 'Contacto',
  address: '',
  birthDate: null,
  clinicalCase: '',
  ...NO_PARTICULARS,
  version: 1,
  appointmentCount: 0,
  hasAlerts: false,
  ...more,
});
