import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

// It is Wednesday, 18 November 2026, at noon.
const product = useSharedProduct({ empty: 'appointment, patient, import' });
const ROSA = { id: expect.any(Number), name: 'Rosa Ñandú', rut: formatRut(madeUpRut(1)) };
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Ñandú', {
    phone: '+56 9 1234 5678',
    phone_e164: '+56912345678',
    email: 'rosa@demo.invalid',
  });
  await addPatient(product.database, 2, 'Luis Soto');
});

/** The patients that the check matched to the rows. */
async function matched(file: string, importer: Importer) {
  const { body } = await importer.upload(file);
  await importer.check(body.id);
  const rows = await importer.rows(body.id);
  return rows.map(({ verdict, patient }: { verdict: string; patient: object | null }) => [verdict, patient]);
}

describe('Matched patient of a row of patients', () => {
  const FILE = `RUT;Nombre;Teléfono;Correo
${madeUpRut(1)};Rosa;912345678;
;Rosa Nandu;912345678;
${madeUpRut(3)};Rosa Ñandú Soto;955555555;ROSA@demo.invalid
${madeUpRut(4)};Pedro Vera;912345678;
${madeUpRut(5)};Ana Vera;987654321;
no;Rosa Ñandú;912345678;
`;

  it('shows the matched patient of a row with name, RUT and reason, even if it is another person', async () => {
    expect(await matched(FILE, new Importer(product.staff))).toEqual([
      ['SAME', { ...ROSA, matchedBy: ['RUT', 'PHONE'] }],
      ['LIKELY', { ...ROSA, matchedBy: ['PHONE', 'NAME'] }],
      ['NEW', { ...ROSA, matchedBy: ['EMAIL', 'NAME'] }],
      ['NEW', { ...ROSA, matchedBy: ['PHONE'] }],
      ['NEW', null],
      ['REJECTED', null],
    ]);
  });

  it('shows no match for new patients after they were stored, because they would match themselves', async () => {
    const importer = new Importer(product.staff);
    const one = await importer.bring(`RUT;Nombre;Teléfono\n${madeUpRut(6)};Eva Rojas;911112222\n`);
    expect(await importer.rows(one.id)).toMatchObject([{ verdict: 'NEW', patient: null }]);
  });

  it('shows the matched patient only to users who can see the cells', async () => {
    const importer = new Importer(product.staff);
    const { body } = await importer.upload(`RUT;Nombre;Teléfono\n${madeUpRut(1)};Rosa;912345678\n`);
    await importer.check(body.id);
    const other = new Importer(await logInAsReception(product));
    expect(await other.rows(body.id)).toMatchObject([{ cells: [], targetName: 'Rosa Ñandú', patient: null }]);
  });
});

it('shows the matched patient of a row of appointments for new and stored ones', async () => {
  const citas = new Importer(product.staff, 'citas');
  const file = `RUT;Paciente;Teléfono;Fecha;Hora
;Rosa Nandu;912345678;2026-11-20;10:00
${madeUpRut(2)};Luis;;2026-11-20;11:00
;Nadie;933333333;2026-11-20;12:00
`;
  const found = [
    { ...ROSA, matchedBy: ['PHONE', 'NAME'] },
    { id: expect.any(Number), name: 'Luis Soto', rut: formatRut(madeUpRut(2)), matchedBy: ['RUT'] },
  ];
  expect(await matched(file, citas)).toEqual([
    ['NEW', found[0]],
    ['NEW', found[1]],
    ['REJECTED', null],
  ]);
  await citas.bring(file);
  expect(await matched(file, citas)).toEqual([
    ['SAME', found[0]],
    ['SAME', found[1]],
    ['REJECTED', null],
  ]);
});

it('shows the matched patient of a row of records', async () => {
  const records = new Importer(product.staff, 'pacientes/fichas');
  const file = `RUT;Paciente;Fecha;Procedimiento\n${madeUpRut(1)};Rosa Ñandú;05-03-2004;Corte\n;Nadie;05-03-2004;Corte\n`;
  expect(await matched(file, records)).toEqual([
    ['NEW', { ...ROSA, matchedBy: ['RUT', 'NAME'] }],
    ['REJECTED', null],
  ]);
});
