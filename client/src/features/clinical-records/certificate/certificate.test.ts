import { describe, expect, it } from '@jest/globals';
import { gapsOf, restSentence, type Signer } from './certificate';

describe('a certificate', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['1', 'Se indica reposo por 1 día'],
    ['3', 'Se indica reposo por 3 días'],
    ['-2', undefined],
  ])('for %j days of rest', (days, sentence) => expect(restSentence(days)).toBe(sentence));

  const clinicSettings = { name: 'Clínica', phone: '', place: 'Concepción' };
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

  it("says what is missing, all of it in the clinic's settings where there is one podiatrist", () => {
    const missing = ['la ciudad', 'su RUT', 'su número de registro'];
    expect(gapsOf({ clinicSettings: { ...clinicSettings, place: '' }, professionals: [ana] }, ana)).toEqual([
      expect.objectContaining({ missing, path: '/app/configuracion/clinica' }),
    ]);
  });

  it('says whose signature is not complete where there are several', () => {
    const all = { clinicSettings, professionals: [ana, benito] };
    expect(gapsOf(all, benito)).toEqual([
      {
        sentence: 'Faltan datos de Podología para firmar el certificado.',
        missing: ['el nombre del profesional'],
        link: 'Completar en Profesionales',
        path: '/app/configuracion/profesionales',
      },
    ]);
    expect(gapsOf({ ...all, clinicSettings: { ...clinicSettings, place: '' } }, ana)).toHaveLength(2);
  });
});
