import { describe, expect, it } from '@jest/globals';
import { gapsOf, type Signer } from './certificate';

describe('Certificate', () => {
  const clinicSettings = { name: 'Clínica', phone: '', address: '', city: 'Concepción' };
  const ana: Signer = {
    id: 1,
    name: 'Ana Soto',
    title: 'Podóloga',
    rut: '',
    registryNumber: '',
    registryAuthority: '',
    address: 'Calle 1',
    services: ['PODIATRY'],
    omittedTreatments: [],
    isArchived: false,
  };
  const benito: Signer = { ...ana, id: 2, name: '', rut: '1-9', registryNumber: '7' };

  it("a certificate lists its missing data, all in the clinic's settings if there is one podiatrist", () => {
    const missing = ['la ciudad', 'su RUT', 'su número de registro'];
    expect(gapsOf({ clinicSettings: { ...clinicSettings, city: '' }, professionals: [ana] }, ana)).toEqual([
      expect.objectContaining({ missing, path: '/app/configuracion/clinica' }),
    ]);
  });

  it('says whose signature lacks details if the clinic has several podiatrists', () => {
    const all = { clinicSettings, professionals: [ana, benito] };
    expect(gapsOf(all, benito)).toEqual([
      {
        sentence: 'Faltan datos de Podología para firmar el certificado.',
        missing: ['el nombre del profesional'],
        link: 'Completar en Profesionales',
        path: '/app/configuracion/profesionales',
      },
    ]);
    expect(gapsOf({ ...all, clinicSettings: { ...clinicSettings, city: '' } }, ana)).toHaveLength(2);
  });
});
