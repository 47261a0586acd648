import { describe, expect, it } from '@jest/globals';
import {
  checkInWords,
  openingSentence,
  photoCaption,
  printedSections,
  signatureLines,
} from './certificate-page.es.js';
import type { CertificateWording } from './certificate.js';

const WORDING: CertificateWording = {
  kind: 'REFERRAL',
  issueDate: '2026-11-18',
  attendedOn: '2026-11-01',
  reason: 'Herida que no cierra',
  instructions: '',
  restDays: null,
  parts: { RISK: 'Riesgo 3, alto.', FINDINGS: 'Úlcera en talón' },
  patient: { name: 'Rosa Lillo', rut: '12.345.678-5', sex: 'FEMALE' },
  signer: {
    name: 'Ana Soto',
    title: 'Podóloga',
    rut: '11.111.111-1',
    registryNumber: '99',
    registryAuthority: 'SEREMI de Salud',
    address: 'Calle 1',
  },
  clinic: { name: 'Clínica Sur', address: 'Calle Dos 45', city: 'Concepción', phone: '' },
};

describe('the printed page of a certificate', () => {
  it('begins with who informs or certifies that the patient was attended', () => {
    const said = (wording: CertificateWording) =>
      openingSentence(wording)
        .map(({ text }) => text)
        .join('');
    expect(said(WORDING)).toBe(
      'Ana Soto, Podóloga, informa que Rosa Lillo, RUT 12.345.678-5, fue atendida el día 1 de noviembre de 2026.',
    );
    expect(said({ ...WORDING, kind: 'WORK' })).toMatch(/^Ana Soto, Podóloga, certifica que/);
    expect(openingSentence(WORDING).flatMap(({ text, isStrong }) => (isStrong ? text : []))).toEqual([
      'Rosa Lillo',
      '12.345.678-5',
    ]);
  });

  it('has the written sections in their order, and says that a risk is no diagnosis', () =>
    expect(printedSections(WORDING).map(({ title, text, remark }) => [title, text, remark])).toEqual([
      ['Diagnóstico / Motivo de atención', 'Herida que no cierra', ''],
      ['Hallazgos', 'Úlcera en talón', ''],
      ['Riesgo del pie', 'Riesgo 3, alto.', 'Apoyo para decidir, no es un diagnóstico.'],
    ]));

  it('names the registry below the signature, and its authority if there is one', () => {
    const { signer } = WORDING;
    expect(signatureLines(signer)).toContain('Registro N.º 99, SEREMI de Salud');
    expect(signatureLines({ ...signer, registryAuthority: '' })).toContain('Registro N.º 99');
  });

  it('says where it is checked, if the clinic’s address is known', () => {
    expect(checkInWords(12, 'ACDEFHJKMNPR', 'clinica.example')).toBe(
      'Certificado N.º 12 · Código ACDE-FHJK-MNPR · Verifíquelo en clinica.example/verificar',
    );
    expect(checkInWords(12, 'ACDEFHJKMNPR', '')).toBe('Certificado N.º 12 · Código ACDE-FHJK-MNPR');
  });

  it('says below a photo when and what it shows, and that it can’t be seen any more', () => {
    const photo = { photoId: 1, kind: 'PHOTO', takenOn: '2026-11-01', side: 'LEFT', toe: null } as const;
    expect(photoCaption({ ...photo, zone: 'HEEL', address: '/a' })).toBe(
      'Foto del 01/11/2026, talón, pie izquierdo',
    );
    expect(photoCaption({ ...photo, zone: null, address: null })).toBe(
      'Foto del 01/11/2026, pie izquierdo. Iba en este documento. Después se retiró o se movió a otro paciente.',
    );
  });
});
