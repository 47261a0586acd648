import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

// It is Wednesday, 18 November 2026, at noon.
const product = useSharedProduct({ empty: 'appointment, clinical_record, patient, import' });
let patients: Importer;
beforeEach(() => {
  patients = new Importer(product.staff);
});

interface Decision {
  readonly field: string;
  readonly reason: string;
  readonly row?: number;
  readonly choice?: 'TAKE' | 'BLANK';
}

const FACTS = `state counts { newRows sameRows rejectedRows doubtfulRows created filled }
  doubts { field reason rows choices } decisions { field reason row choice }`;

const factsOf = (importer: Importer, id: number) =>
  importer.ask(`query { import(id: ${id}) { ${FACTS} } }`, {}, 'import');

async function uploaded(importer: Importer, file: string | Buffer) {
  const { body } = await importer.upload(file);
  await importer.check(body.id);
  return body.id as number;
}

/** Checks a file again with decisions. */
async function decided(importer: Importer, id: number, decisions: readonly Decision[]) {
  const { columns } = await importer.find(id);
  await importer.ask(
    `mutation ($input: CheckImportInput!) { checkImport(id: ${id}, input: $input) { id } }`,
    { input: { columns, decisions } },
    'checkImport',
  );
  await importer.settled(id);
  return factsOf(importer, id);
}

const stored = async (columns: string) =>
  (await product.database.query(`select ${columns} from patient order by name`)).rows;

const SINGLE_DAYS = `RUT;Nombre;Teléfono;Fecha de nacimiento
${madeUpRut(1)};Rosa Ñandú;912345678;1985
${madeUpRut(2)};Luis Soto;912345679;03-1980
${madeUpRut(3)};Ana Vera;912345680;05-03-1980
${madeUpRut(4)};Eva Rojas;912345681;2 de 1985
`;
const PARTIAL = { field: 'birthDate', reason: 'PARTIAL_DAY' };

describe('Doubtful rows of an import', () => {
  it('counts doubtful rows by reason, lists them, and leaves them out until a user decides', async () => {
    const id = await uploaded(patients, SINGLE_DAYS);
    expect(await factsOf(patients, id)).toMatchObject({
      counts: { newRows: 1, rejectedRows: 3, doubtfulRows: 3 },
      doubts: [{ ...PARTIAL, rows: 3, choices: ['BLANK'] }],
    });
    const { nodes } = await patients.ask(
      `query { importRows(importId: ${id}, doubtfulOnly: true, first: 2) { nodes { number doubts { reason proposal } faults { column sentence } } } }`,
      {},
      'importRows',
    );
    expect(nodes).toMatchObject([
      {
        number: 2,
        doubts: [{ reason: 'PARTIAL_DAY', proposal: null }],
        faults: [{ column: 'Fecha de nacimiento', sentence: expect.stringContaining('no es un día') }],
      },
      { number: 3 },
    ]);
    await patients.apply(id);
    expect(await stored('name')).toEqual([{ name: 'Ana Vera' }]);
  });

  it('imports doubtful rows as decided, for a whole column or for one row', async () => {
    const id = await uploaded(patients, SINGLE_DAYS);
    const facts = await decided(patients, id, [
      { ...PARTIAL, choice: 'BLANK' },
      { ...PARTIAL, row: 3 },
    ]);
    expect(facts).toMatchObject({
      counts: { newRows: 3, rejectedRows: 1, doubtfulRows: 1 },
      decisions: [
        { ...PARTIAL, row: null, choice: 'BLANK' },
        { ...PARTIAL, row: 3, choice: null },
      ],
    });
    expect((await patients.apply(id)).counts).toMatchObject({ created: 3 });
    expect(await stored('name, birth_date::text as day')).toEqual([
      { name: 'Ana Vera', day: '1980-03-05' },
      { name: 'Eva Rojas', day: null },
      { name: 'Rosa Ñandú', day: null },
    ]);
  });

  it('doubts rows again once a decision is taken back', async () => {
    const id = await uploaded(patients, SINGLE_DAYS);
    await decided(patients, id, [{ ...PARTIAL, choice: 'BLANK' }]);
    expect(await decided(patients, id, [])).toMatchObject({ counts: { doubtfulRows: 3 }, decisions: [] });
  });

  it('does not import rows by a decision that was taken back, even if the check without it failed', async () => {
    const id = await uploaded(patients, SINGLE_DAYS);
    await decided(patients, id, [{ ...PARTIAL, choice: 'BLANK' }]);
    await product.database.query(`
      create function fail_check() returns trigger language plpgsql as $$ begin raise 'failed'; end $$;
      create trigger fail_check before update of verdict on import_row execute function fail_check()`);
    try {
      await decided(patients, id, []);
    } finally {
      await product.database.query('drop function fail_check cascade');
    }
    await expect(patients.apply(id)).rejects.toThrow('Revise primero las filas');
    expect(await stored('name')).toEqual([]);
    expect(await patients.find(id)).toMatchObject({ state: 'UPLOADED', failure: expect.any(String) });
    expect(await decided(patients, id, [])).toMatchObject({ counts: { newRows: 1, doubtfulRows: 3 } });
  });

  it('leaves out doubtful rows if the decision is not among the choices', async () => {
    const id = await uploaded(patients, SINGLE_DAYS);
    expect(await decided(patients, id, [{ ...PARTIAL, choice: 'TAKE' }])).toMatchObject({
      counts: { newRows: 1, doubtfulRows: 3 },
    });
  });

  it('imports rows with one made-up RUT throughout as patients of their own', async () => {
    const file = await readFile(new URL('files/b15-placeholder-rut.csv', import.meta.url));
    const id = await uploaded(patients, file);
    const facts = await decided(patients, id, [{ field: 'rut', reason: 'PLACEHOLDER_RUT', choice: 'BLANK' }]);
    expect(facts).toMatchObject({ counts: { newRows: 3, doubtfulRows: 0 } });
    await patients.apply(id);
    expect(await stored('provisional_rut, underlying_condition as condition')).toEqual([
      { provisional_rut: true, condition: 'Diabetes ficticia' },
      { provisional_rut: true, condition: 'Ninguna' },
      { provisional_rut: true, condition: 'Alergia ficticia' },
    ]);
  });
});

describe('Row with a stored RUT and a completely different name', () => {
  const OTHER = { field: 'rut', reason: 'OTHER_NAME' };
  const FILE = `RUT;Nombre;Teléfono;Enfermedad base\n${madeUpRut(1)};Zoila Nadaque Ver;912347002;Diabetes\n`;
  beforeEach(() => addPatient(product.database, 1, 'Primera Persona', { phone: '+56 9 1234 7001' }));

  it('shows both names of a stored RUT, and fills in the stored patient only if a user confirms', async () => {
    const id = await uploaded(patients, FILE);
    expect(await factsOf(patients, id)).toMatchObject({ doubts: [{ ...OTHER, rows: 1, choices: ['TAKE'] }] });
    const { nodes } = await patients.ask(
      `query { importRows(importId: ${id}, first: 2) { nodes { cells patient { name phone birthDate } } } }`,
      {},
      'importRows',
    );
    expect(nodes).toMatchObject([
      { patient: { name: 'Primera Persona', phone: '+56 9 1234 7001', birthDate: null } },
    ]);
    await decided(patients, id, [{ ...OTHER, choice: 'TAKE' }]);
    expect((await patients.apply(id)).counts).toMatchObject({ filled: 1 });
    expect(await stored('name, underlying_condition as condition')).toEqual([
      { name: 'Primera Persona', condition: 'Diabetes' },
    ]);
  });

  it.each([
    [
      'citas',
      `Fecha;Hora;RUT;Nombre;Servicio\n20/11/2026;10:00;${madeUpRut(1)};Zoila Nadaque Ver;Podología\n`,
    ],
    [
      'pacientes/fichas',
      `RUT;Nombre;Fecha;Atención\n${madeUpRut(1)};Zoila Nadaque Ver;05/03/2024;Corte de uñas\n`,
    ],
  ] as const)('doubts a stored RUT with another name in a file of %s, too', async (path, file) => {
    const importer = new Importer(product.staff, path);
    const id = await uploaded(importer, file);
    expect(await factsOf(importer, id)).toMatchObject({
      counts: { newRows: 0, doubtfulRows: 1 },
      doubts: [{ field: 'patientRut', reason: 'OTHER_NAME', rows: 1 }],
    });
    const facts = await decided(importer, id, [
      { field: 'patientRut', reason: 'OTHER_NAME', row: 2, choice: 'TAKE' },
    ]);
    expect(facts).toMatchObject({ counts: { newRows: 1, doubtfulRows: 0 } });
    expect((await importer.apply(id)).counts).toMatchObject({ created: 1 });
  });
});

it('rejects a row whose RUT and document belong to different patients', async () => {
  const file = (rut: number, name: string, condition: string) =>
    `RUT;Nombre;Teléfono;Otros documentos;Enfermedad base\n${madeUpRut(rut)};${name};91234700${rut};Pasaporte AB123456 (Perú);${condition}\n`;
  await patients.bring(file(1, 'Rosa Lillo', ''));
  await addPatient(product.database, 3, 'Rosa Vera');
  for (const rut of [2, 3]) {
    const id = await uploaded(patients, file(rut, 'Rosa Vera', 'Diabetes'));
    expect(await factsOf(patients, id)).toMatchObject({ counts: { rejectedRows: 1, doubtfulRows: 0 } });
    expect(await patients.rows(id)).toMatchObject([
      { faults: [{ column: 'RUT', sentence: expect.stringContaining('personas distintas') }] },
    ]);
  }
});
