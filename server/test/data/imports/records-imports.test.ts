import { beforeEach, describe, expect, it } from '@jest/globals';
import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { formatRut } from '#domain/rut.js';
import { NightlyRetention } from '../../../src/privacy/retention/nightly-retention.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

const product = useSharedProduct({ empty: 'audit_entry, retention_run, patient, import, supply' });
const { staff } = product;
let records: Importer;
beforeEach(async () => {
  records = new Importer(staff, 'pacientes/fichas');
  await addPatient(product.database, 1, 'Rosa Ñandú Soto', {
    phone: '+56 9 1234 5678',
    phone_e164: '+56912345678',
  });
  await addPatient(product.database, 2, 'Luis Vera');
});

const query = async (text: string) => (await product.database.query(text)).rows;
const stored = () =>
  query(`select p.name, r.date::text, r.care_description as care, r.procedure, r.instructions, w.name as attendant,
                i.professional_name as "fileSays", r.version
         from clinical_record r join patient p on p.id = r.patient_id left join professional w on w.id = r.professional_id
           left join imported_record i on i.clinical_record_id = r.id
         order by r.date, r.id`);
const HEADERS = 'RUT;Paciente;Fecha;Profesional;Descripción de la atención;Procedimiento;Indicaciones';
const rosa = formatRut(madeUpRut(1));
const luis = formatRut(madeUpRut(2));
const ONE = `${HEADERS}\n${rosa};Rosa Ñandú;05-03-2004;Dra. Antigua;Dolor;Corte;Reposo\n`;
/** The errors with which rows are rejected. */
const faultsOf = async (file: string) => {
  const { body } = await records.upload(file);
  await records.check(body.id);
  const rejected = await records.rows(body.id, ', verdict: REJECTED');
  return rejected.map(
    ({ number, faults }: { number: number; faults: { column: string; sentence: string }[] }) =>
      [number, ...faults.map(({ column, sentence }) => `${column}: ${sentence}`)] as const,
  );
};
const recordsOf = async (patientId: number) =>
  (
    await staff.graphql(
      `{ clinicalRecords(patientId: ${patientId}, first: 20) {
           nodes { id date professionalId professionalName version writtenBy imported { fileName professionalName importedAt } } } }`,
    )
  ).body.data.clinicalRecords.nodes;

describe('Import of records', () => {
  it('imports the fields of other systems as text, with the named professional, and shows the source', async () => {
    await query(`update professional set name = 'Inés Pérez' where id = 1`);
    const { body } = await records.upload(
      `Rut Paciente;Nombre;Fecha de atención;Hora;Podólogo;Motivo;Dx;Evolución;Tratamiento;Obs;Nº de ficha
${rosa};ROSA NANDU;5 de marzo de 2004;9:30;ines perez;Dolor;Onicocriptosis;Uña encarnada;Corte;Volver;77
;Luis Vera;06/03/2004;;Dr. Antiguo;;;;Fresado;;78
`,
      'fichas.csv',
    );
    expect(body.columnas.map(({ dato }: { dato: string | null }) => dato)).toEqual([
      'RUT del paciente',
      'Paciente',
      'Fecha',
      'Hora',
      'Profesional',
      'Motivo de consulta',
      'Diagnóstico',
      'Descripción de la atención',
      'Procedimiento',
      'Observaciones',
      null,
    ]);
    // A name alone identifies no patient.
    expect((await records.check(body.id)).counts).toMatchObject({ newRows: 1, rejectedRows: 1 });
    expect(await stored()).toEqual([]);
    expect((await records.apply(body.id)).counts).toMatchObject({ created: 1 });
    expect(await stored()).toEqual([
      {
        name: 'Rosa Ñandú Soto',
        date: '2004-03-05',
        care: 'Hora: 09:30\n\nMotivo de consulta: Dolor\n\nDiagnóstico: Onicocriptosis\n\nUña encarnada\n\nObservaciones: Volver',
        procedure: 'Corte',
        instructions: 'No consta en el archivo importado.',
        attendant: 'Inés Pérez',
        fileSays: 'ines perez',
        version: 1,
      },
    ]);
    expect(await recordsOf(1)).toEqual([
      expect.objectContaining({
        professionalName: 'Inés Pérez',
        writtenBy: 'admin',
        imported: {
          fileName: 'fichas.csv',
          professionalName: 'ines perez',
          importedAt: '2026-11-18T15:00:00.000Z',
        },
      }),
    ]);
    expect(await query('select version, procedure from clinical_record_version')).toEqual([
      { version: 1, procedure: 'Corte' },
    ]);
    expect(await query('select from stock_movement')).toEqual([]);
    expect(
      await query(`select action, patient_ids::text from audit_entry where action like '%IMPORT%'`),
    ).toEqual([{ action: 'RECORDS_IMPORTED', patient_ids: '{[1,2)}' }]);
  });

  it('keeps the name of a professional from outside the clinic, and returns it', async () => {
    await records.bring(ONE);
    expect(await recordsOf(1)).toEqual([
      expect.objectContaining({
        professionalId: null,
        imported: expect.objectContaining({ professionalName: 'Dra. Antigua' }),
      }),
    ]);
    const { body } = await staff.get('/api/pacientes/fichas/?paciente=1');
    expect(body[0].importada).toEqual({
      archivo: 'lista.csv',
      fecha: '2026-11-18T15:00:00.000Z',
      profesional: 'Dra. Antigua',
    });
  });

  it('refuses a whole file of records for a text longer than a record allows, and names its row', async () => {
    const file = `${HEADERS}\n${rosa};;05-03-2004;;${'x'.repeat(20_001)};;`;
    expect(await records.upload(file)).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/^Una celda de la fila 2 tiene más de 20\.000 caracteres/) },
    });
  });

  it('reports the errors in each row of records', async () => {
    expect(
      await faultsOf(`${HEADERS}
${rosa};;19-11-2026;;Mañana;;
${rosa};;18-11-2026;;Hoy;;
${rosa};;31-02-2004;;Nunca;;
${rosa};;05-03-2004;;;;
12.345.678-0;;05-03-2004;;Dolor;;
${formatRut(madeUpRut(9))};;05-03-2004;;Dolor;;
${rosa};Pedro Otro;05-03-2004;;Dolor;;
${rosa};;06-03-2004;;Igual  que;otro;
${rosa};;06-03-2004;;Igual que;otro ;
`),
    ).toEqual([
      [2, 'Fecha: La fecha está en el futuro. Corríjala.'],
      [4, expect.stringMatching(/^Fecha: No se entiende la fecha/)],
      [
        5,
        'Descripción de la atención: La fila no dice nada de la atención. Escriba al menos uno de sus textos.',
      ],
      [6, expect.stringMatching(/^RUT: El RUT no es válido/)],
      [7, expect.stringContaining('No hay ningún paciente con estos datos')],
      [8, expect.stringContaining('alguien con otro nombre')],
      [10, 'RUT: Repite la fila 9. Deje una sola de las dos.'],
    ]);
  });

  it('refuses a whole file of records if it lacks a required column', async () => {
    const { body } = await records.upload('Rut;Fecha;Color\n1;2;3\n');
    await expect(records.check(body.id)).rejects.toThrow(
      'Diga qué columna tiene «Descripción de la atención».',
    );
    const withoutRut = await records.upload('Fecha;Evolución\n1;2\n');
    await expect(records.check(withoutRut.body.id)).rejects.toThrow(
      'Diga qué columna tiene «RUT del paciente».',
    );
  });

  it('recognises records that are already stored, and never changes them', async () => {
    await records.bring(ONE);
    const again = await records.upload(`${ONE}${rosa};;05-03-2004;;Dolor;Otro corte;Reposo\n`);
    expect((await records.check(again.body.id)).counts).toMatchObject({ sameRows: 1, newRows: 1 });
    expect(await records.rows(again.body.id, ', verdict: SAME')).toEqual([
      expect.objectContaining({ targetName: 'la ficha de Rosa Ñandú Soto del 05/03/2004', fills: [] }),
    ]);
    // Whichever action is chosen for rows that are already stored.
    expect((await records.apply(again.body.id, 'FILL')).counts).toMatchObject({
      created: 1,
      filled: 0,
      skipped: 1,
    });
    expect((await stored()).map(({ procedure, version }) => [procedure, version])).toEqual([
      ['Corte', 1],
      ['Otro corte', 1],
    ]);
  });

  it('refuses a whole file of records if the same record was stored since its check', async () => {
    const [one, other] = [await records.upload(ONE), await records.upload(ONE)];
    await records.check(one.body.id);
    await records.check(other.body.id);
    expect(await records.apply(one.body.id)).toMatchObject({ state: 'APPLIED' });
    expect(await records.apply(other.body.id)).toMatchObject({
      state: 'CHECKED',
      failure: expect.stringMatching(
        /^No se importó nada\. Fila 2: mientras tanto, alguien guardó la misma ficha/,
      ),
    });
    expect(await stored()).toHaveLength(1);
  });

  it('rejects records of patients whose data are blocked', async () => {
    await query(
      `insert into patient_block (patient_id, reason, blocked_at, blocked_by) values (1, 'x', now(), 1)`,
    );
    expect(await faultsOf(ONE)).toEqual([[2, expect.stringContaining('bloqueados a su pedido')]]);
  });
});

describe('Undoing an import of records', () => {
  it('removes imported records except those edited or certified since, and logs it', async () => {
    const one = await records.bring(`${ONE}${luis};;06-03-2004;;Dos;;\n${luis};;07-03-2004;;Tres;;\n`);
    const [, second, third] = await query('select id from clinical_record order by id');
    const { body } = await staff.graphql(
      `mutation { updateClinicalRecord(id: ${second.id}, version: 1, input: { procedure: "Más" }) { version } }`,
    );
    expect(body.errors).toBeUndefined();
    await query(
      `insert into certificate (patient_id, clinical_record_id, kind, issue_date, attended_on, reason, instructions,
                                patient, signer, clinic, issued_at, issued_by)
       values (2, ${third.id}, 'GENERAL', '2026-11-18', '2004-03-07', 'x', '', '{}', '{}', '{}', now(), 1)`,
    );
    expect((await records.undo(one.id)).counts).toMatchObject({ removed: 1, kept: 2 });
    expect((await stored()).map(({ care }) => care)).toEqual(['Dos', 'Tres']);
    expect(
      (await records.rows(one.id, ', keptOnly: true')).map(
        ({ keptBecause }: { keptBecause: string }) => keptBecause,
      ),
    ).toEqual(['Alguien hizo cambios después.', 'Ya tiene un certificado.']);
    expect(
      await query(`select action, patient_ids::text from audit_entry where action like '%UNDONE'`),
    ).toEqual([{ action: 'RECORDS_IMPORT_UNDONE', patient_ids: '{[1,2)}' }]);
    const accesses = await staff.graphql(
      '{ accesses(patientId: 1, first: 20) { nodes { action staffName } } }',
    );
    expect(accesses.body.data.accesses.nodes).toEqual(
      expect.arrayContaining([
        { action: 'RECORDS_IMPORTED', staffName: 'admin' },
        { action: 'RECORDS_IMPORT_UNDONE', staffName: 'admin' },
      ]),
    );
  });

  it('deletes records only by undoing their own import', async () => {
    const one = await records.bring(ONE);
    const refusal = (text: string) =>
      product.database.query(`begin; ${text}; rollback`).then(
        () => undefined,
        async (error: { constraint?: string }) => {
          await product.database.query('rollback');
          return error.constraint;
        },
      );
    const asked = (id: number) => `select set_config('huella.undone_import', '${id}', true)`;
    const remove = 'delete from clinical_record_version; delete from clinical_record';
    expect(await refusal(remove)).toBe('clinical_record_is_kept');
    // No undo is running.
    expect(await refusal(`${asked(one.id)}; ${remove}`)).toBe('clinical_record_is_kept');
    const undoing = `update import set task = 'UNDO' where id = ${one.id}`;
    expect(await refusal(`${undoing}; ${asked(one.id + 1)}; ${remove}`)).toBe('clinical_record_is_kept');
    expect(
      await refusal(`${undoing}; ${asked(one.id)}; update clinical_record set version = 2; ${remove}`),
    ).toBe('clinical_record_is_kept');
    expect(await refusal('delete from imported_record')).toBe('imported_record_is_kept');
    expect(await refusal(`update imported_record set professional_name = 'x'`)).toBe(
      'imported_record_is_kept',
    );
    expect(await refusal(`${undoing}; ${asked(one.id)}; ${remove}`)).toBeUndefined();
  });
});

describe('Legal retention of imported records', () => {
  it('keeps an imported old record, and its patient, as long as one written today', async () => {
    await query(
      `update patient set made_by_visitor = true, created_at = '2020-01-01' where id = 1;
       update retention_settings set visitor_months = 24, starts_on = '2026-01-01'`,
    );
    await records.bring(ONE);
    await RequestContext.create(product.app.get(MikroORM).em, () =>
      product.app.get(NightlyRetention, { strict: false }).run(),
    );
    expect(await stored()).toHaveLength(1);
    const outlook = await staff.graphql('{ expiredPatients { id } }');
    expect(outlook.body.data.expiredPatients).toEqual([]);
    const refused = await staff.graphql('mutation { deleteExpiredRecords(patientId: 1) { kind } }');
    expect(refused.body.errors[0].extensions.code).toBe('PATIENT_HAS_RECORDS');

    // Fifteen years after the import.
    await query(`update clinical_record set written_at = '2008-01-01'`);
    const { body } = await staff.graphql('mutation { deleteExpiredRecords(patientId: 1) { kind } }');
    expect(body.data.deleteExpiredRecords.kind).toBe('RECORDS_DELETED');
    expect(await query('select from imported_record')).toEqual([]);
  });
});

describe('Right to import records', () => {
  it('allows importing records only with the right to write health data', async () => {
    const reception = new Importer(await logInAsReception(product), 'pacientes/fichas');
    expect((await reception.upload(ONE)).status).toBe(403);
    const own = await records.upload(ONE);
    await expect(reception.find(own.body.id)).rejects.toThrow('permiso');
    await expect(reception.rows(own.body.id)).rejects.toThrow('permiso');
    const key = await createProgram(product, { PATIENTS: 'WRITE' });
    const refused = await describedFetch(`${product.url}/api/pacientes/fichas/importaciones/`, {
      method: 'POST',
      body: ONE,
      headers: { authorization: `Bearer ${key.access}`, 'content-type': 'text/csv' },
    });
    expect(refused.status).toBe(403);
    const reading = await createProgram(product, { HEALTH_DATA: 'READ' }, 'Lector');
    const stillRefused = await describedFetch(`${product.url}/api/pacientes/fichas/importaciones/`, {
      method: 'POST',
      body: ONE,
      headers: { authorization: `Bearer ${reading.access}`, 'content-type': 'text/csv' },
    });
    expect(stillRefused.status).toBe(403);
  });
});

it.each(['csv', 'xlsx'])('recognises a %s export of records as already stored', async (format) => {
  await query(`update professional set name = 'Inés Pérez' where id = 1`);
  await query(
    `insert into supply (name, unit, stock, critical_stock, unit_value) values ('Gasa', 'caja', 0, 0, 100)`,
  );
  for (const texts of [
    { descripcion_atencion: 'Dos\nlíneas; y "comillas"', procedimiento: '=1+1', indicaciones: "'-- nada" },
    { descripcion_atencion: 'Otra', procedimiento: 'Corte', indicaciones: 'Crema' },
  ]) {
    const { status } = await staff.send('POST', '/api/pacientes/fichas/', {
      paciente: 1,
      fecha: '2026-03-02',
      profesional: 1,
      ...texts,
    });
    expect(status).toBe(201);
  }
  await records.bring(ONE);
  const before = await stored();
  const response = await describedFetch(`${product.url}/api/pacientes/fichas/exportar?formato=${format}`, {
    headers: { authorization: `Bearer ${staff.access}` },
  });
  const file = Buffer.from(await response.arrayBuffer());
  const { body } = await records.upload(file);
  expect(body.columnas.map(({ dato }: { dato: string | null }) => dato)).toEqual([
    'RUT del paciente',
    'Paciente',
    'Fecha',
    'Profesional',
    'Descripción de la atención',
    'Procedimiento',
    'Indicaciones',
    // Exams are not imported.
    null,
    // Supplies used on a past day already moved the stock, and the product records the author itself.
    ...[null, null, null, null],
    // Products that irritated are not imported.
    null,
  ]);
  expect((await records.check(body.id)).counts).toMatchObject({ sameRows: 3, newRows: 0, rejectedRows: 0 });
  await expect(records.apply(body.id)).rejects.toThrow('Ninguna fila');
  expect(await stored()).toEqual(before);
});

it('imports templates of records again', async () => {
  for (const format of ['csv', 'xlsx']) {
    const response = await describedFetch(
      `${product.url}/api/pacientes/fichas/importaciones/plantilla/?formato=${format}`,
      { headers: { authorization: `Bearer ${staff.access}` } },
    );
    expect(response.headers.get('content-disposition')).toContain(`plantilla-fichas-clinicas.${format}`);
    const { body } = await records.upload(Buffer.from(await response.arrayBuffer()));
    expect(body.columnas.every(({ dato }: { dato: string | null }) => dato !== null)).toBe(true);
  }
});
