import type { Staff } from './staff.js';

/** Sets the clinic's data, complete enough for a certificate. */
export async function setClinic(staff: Staff, more: object): Promise<void> {
  const { clinicSettings } = await staff.ask<{ clinicSettings: { version: number } }>(
    '{ clinicSettings { version } }',
  );
  const input = {
    name: 'Clínica Demo',
    phone: '',
    address: 'Calle Dos 45',
    city: 'Concepción',
    professionalName: 'Ana Soto Pérez',
    professionalTitle: 'Podóloga clínica',
    professionalRut: '12.345.678-5',
    registryNumber: '45.678',
    professionalAddress: 'Calle Uno 123',
    ...more,
  };
  await staff.ask(
    'mutation ($version: Int!, $input: UpdateClinicSettingsInput!) { updateClinicSettings(version: $version, input: $input) { version } }',
    { version: clinicSettings.version, input },
  );
}
