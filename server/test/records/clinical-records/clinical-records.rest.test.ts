import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, clinical_record, appointment_change, patient' });
const { staff } = product;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
  await addPatient(product.database, 2, 'Berta');
  for (const [nombre, stock_actual, valor_unitario] of [
    ['Algodón', 10, 100],
    ['Brackets', 5, 2_000],
  ]) {
    await staff.post('/api/insumos/', {
      nombre,
      unidad_medida: 'unidad',
      stock_actual,
      stock_critico: 1,
      valor_unitario,
    });
  }
});

const [COTTON, BRACKETS] = [1, 2];
/** The clinic's only podiatrist, and the manicurist. */
const [ANA, CLARA] = [1, 2];
const VISIT = {
  paciente: 1,
  fecha: '2026-11-18',
  descripcion_atencion: 'Dolor\nen el pie',
  procedimiento: 'Curación',
  indicaciones: 'Reposo',
};
const create = (changes: object = {}) => staff.post('/api/pacientes/fichas/', { ...VISIT, ...changes });
const update = (id: number | string, body: object) => staff.send('PUT', `/api/pacientes/fichas/${id}/`, body);
const records = (query = 'paciente=1') => staff.get(`/api/pacientes/fichas/?${query}`);
const stocks = async () =>
  (await staff.get('/api/insumos/')).body.map(({ stock_actual }: { stock_actual: number }) => stock_actual);
const line = (insumo: unknown, cantidad: unknown) => ({ insumo, cantidad, nombre_insumo: 'da igual' });

describe('Clinical record by REST', () => {
  it('stores a record as sent, and takes its supplies from the stock', async () => {
    const { status, body } = await create({ productos_usados_data: [line(BRACKETS, 1), line(COTTON, 3)] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 1,
      ...VISIT,
      profesional: ANA,
      productos_usados: [
        { insumo: COTTON, nombre_insumo: 'Algodón', cantidad: 3, valor_unitario: 100 },
        { insumo: BRACKETS, nombre_insumo: 'Brackets', cantidad: 1, valor_unitario: 2_000 },
      ],
      examen_pie: null,
      advertencias_leidas: [],
      productos_irritantes: '',
      importada: null,
      costo_total: 2_300,
      costo_total_formato: '$2.300',
    });
    expect((await records()).body).toEqual([body]);
    expect(await stocks()).toEqual([7, 4]);
  });

  it('stores a record without supplies', async () => {
    const { body } = await create();
    expect(body).toMatchObject({ productos_usados: [], costo_total: 0, costo_total_formato: '$0' });
  });

  it('adds up a product sent twice in a record, and accepts either list, preferring the one that forms send', async () => {
    const { body } = await create({
      productos_usados: [line(COTTON, 9)],
      productos_usados_data: [line(COTTON, 1), line(COTTON, 2)],
    });
    expect(body.productos_usados).toMatchObject([{ insumo: COTTON, cantidad: 3 }]);
    expect((await create({ productos_usados: [line(COTTON, 1)] })).body.costo_total).toBe(100);
  });

  it('reports a patient who does not exist together with the other wrong fields of a record', async () => {
    const { status, body } = await create({ paciente: 77, fecha: '', indicaciones: ' ' });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['fecha', 'indicaciones', 'paciente']]);
  });

  it.each([
    ['paciente', { paciente: undefined }],
    ['paciente', { paciente: 77 }],
    ['paciente', { paciente: 'x' }],
    ['fecha', { fecha: '' }],
    ['fecha', { fecha: '2026-11-19' }],
    ['descripcion_atencion', { descripcion_atencion: ' ' }],
    ['procedimiento', { procedimiento: null }],
    ['indicaciones', { indicaciones: 'x'.repeat(20_001) }],
    ['productos_usados', { productos_usados_data: [line(COTTON, 0)] }],
    ['productos_usados', { productos_usados_data: [line(COTTON, 1.5)] }],
    ['productos_usados', { productos_usados_data: [line(undefined, 1)] }],
    ['productos_usados', { productos_usados_data: [line(77, 1)] }],
    ['productos_usados', { productos_usados_data: 'todo' }],
    ['productos_usados', { productos_usados_data: [null] }],
  ])('refuses a record at its field %s for %j, and writes nothing', async (field, changes) => {
    const { status, body } = await create(changes);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await records()).body).toEqual([]);
    expect(await stocks()).toEqual([10, 5]);
  });

  it('refuses a record if there is not enough stock, and reports how much there is', async () => {
    const { status, body } = await create({ productos_usados_data: [line(COTTON, 1), line(BRACKETS, 6)] });
    expect([status, body]).toEqual([
      400,
      { productos_usados: ['No hay suficiente stock disponible. Stock actual: 5'] },
    ]);
    expect(await stocks()).toEqual([10, 5]);
  });

  it('finds records by the patient’s id or RUT, newest date first', async () => {
    for (const fecha of ['2026-11-01', '2026-11-10', '2026-11-05']) await create({ fecha });
    const dates = ({ body }: { body: Array<{ fecha: string }> }) => body.map(({ fecha }) => fecha);
    expect(dates(await records())).toEqual(['2026-11-10', '2026-11-05', '2026-11-01']);
    expect(dates(await records(`rut=${formatRut(madeUpRut(1))}`))).toHaveLength(3);
    expect((await records('paciente=2')).body).toEqual([]);
    expect((await records('')).status).toBe(400);
    expect((await records('paciente=77')).status).toBe(404);
    expect((await records('paciente=x')).status).toBe(400);
    expect((await records(`rut=${formatRut(madeUpRut(9))}`)).status).toBe(404);
  });
});

describe('Editing a record', () => {
  it('keeps absent fields of an edited record, including its products', async () => {
    const { body } = await create({ productos_usados_data: [line(COTTON, 3)] });
    const answer = await update(1, { indicaciones: 'Otra', paciente: 1 });
    expect([answer.status, answer.body]).toEqual([200, { ...body, indicaciones: 'Otra' }]);
    expect(await stocks()).toEqual([7, 5]);
  });

  it('returns or takes the difference of products on an edit, at each product’s original price', async () => {
    await create({ productos_usados_data: [line(COTTON, 3)] });
    await staff.send('PUT', '/api/insumos/1/', { valor_unitario: 999 });
    const more = await update(1, { productos_usados: [line(COTTON, 5), line(BRACKETS, 1)] });
    expect(more.body.costo_total).toBe(5 * 100 + 2_000);
    expect(await stocks()).toEqual([5, 4]);
    const less = await update(1, { productos_usados_data: [line(COTTON, 1)] });
    expect(less.body.costo_total).toBe(100);
    expect(await stocks()).toEqual([9, 5]);
    expect((await update(1, { productos_usados_data: [] })).body.costo_total).toBe(0);
    expect(await stocks()).toEqual([10, 5]);
  });

  it('refuses to return supplies if the stock would exceed what can be counted', async () => {
    await create({ productos_usados_data: [line(COTTON, 3)] });
    await staff.send('PUT', `/api/insumos/${COTTON}/`, { stock_actual: 2_147_483_647 });
    const { status, body } = await update(1, { productos_usados_data: [] });
    expect(status).toBe(400);
    expect(body).toEqual({ productos_usados: [expect.stringMatching(/^No se puede devolver Algodón: /)] });
    expect((await records()).body[0].productos_usados).toHaveLength(1);
    expect((await stocks())[0]).toBe(2_147_483_647);
  });

  it.each([
    'paciente=',
    'paciente',
    'paciente=&rut=',
    'paciente=1&paciente=2',
    'paciente=%00',
    'paciente=1e300',
  ])('refuses to list records for an incomplete query: %s', async (query) => {
    const { status, body } = await records(query);
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.any(String) } });
  });

  it('lets an edit use the whole stock plus what the record already used, and no more', async () => {
    await create({ productos_usados_data: [line(BRACKETS, 3)] });
    expect((await update(1, { productos_usados_data: [line(BRACKETS, 6)] })).body).toEqual({
      productos_usados: ['No hay suficiente stock disponible. Stock actual: 2'],
    });
    expect((await update(1, { productos_usados_data: [line(BRACKETS, 5)] })).status).toBe(200);
    expect(await stocks()).toEqual([10, 0]);
  });

  it.each([
    ['another patient', { paciente: 2 }, 'paciente'],
    ['no patient', { paciente: null }, 'paciente'],
    ['an empty text', { procedimiento: '' }, 'procedimiento'],
    ['a day in the future', { fecha: '2027-01-01' }, 'fecha'],
    ['no date', { fecha: null }, 'fecha'],
  ])('refuses a record edit with %s', async (_case, changes, field) => {
    await create();
    const { status, body } = await update(1, changes);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('answers 404 for an edit of a record that does not exist, and allows no deletion', async () => {
    await create();
    expect((await update(77, {})).status).toBe(404);
    expect((await update('x', {})).status).toBe(400);
    expect((await staff.send('DELETE', '/api/pacientes/fichas/1/')).status).toBe(405);
    await expect(product.database.query('delete from clinical_record')).rejects.toMatchObject({
      constraint: 'clinical_record_is_kept',
    });
  });

  it('keeps every version of a record, with its author, time and products', async () => {
    await create({ productos_usados_data: [line(COTTON, 3)] });
    product.clock.instant = new Date('2026-11-19T15:00:00Z');
    await update(1, { procedimiento: 'Otro', productos_usados_data: [] });
    const { body } = await staff.graphql(
      '{ clinicalRecord(id: 1) { version versions { version procedure totalCost writtenBy writtenAt usedSupplies { supplyName quantity } } } }',
    );
    expect(body.data.clinicalRecord).toEqual({
      version: 2,
      versions: [
        {
          version: 2,
          procedure: 'Otro',
          totalCost: 0,
          writtenBy: 'admin',
          writtenAt: '2026-11-19T15:00:00.000Z',
          usedSupplies: [],
        },
        {
          version: 1,
          procedure: 'Curación',
          totalCost: 300,
          writtenBy: 'admin',
          writtenAt: '2026-11-18T15:00:00.000Z',
          usedSupplies: [{ supplyName: 'Algodón', quantity: 3 }],
        },
      ],
    });
    await expect(
      product.database.query("update clinical_record_version set procedure = 'x'"),
    ).rejects.toMatchObject({
      constraint: 'clinical_record_is_kept',
    });
  });
});

describe('Record edit that changes nothing', () => {
  it('creates no version and moves no stock for an edit that changes nothing, and returns the record', async () => {
    await create({ productos_usados_data: [line(COTTON, 3), line(BRACKETS, 1)] });
    const before = await stocks();
    const { status, body } = await update(1, {
      procedimiento: 'Curación',
      productos_usados_data: [line(BRACKETS, 1), line(COTTON, 1), line(COTTON, 2)],
    });
    expect([status, body.procedimiento]).toEqual([200, 'Curación']);
    expect(await stocks()).toEqual(before);
    const versions = async () =>
      (await staff.graphql('{ clinicalRecord(id: 1) { versions { version } } }')).body.data.clinicalRecord
        .versions;
    expect(await versions()).toHaveLength(1);
    await update(1, { productos_usados_data: [line(COTTON, 3)] });
    expect(await versions()).toHaveLength(2);
  });
});

describe('Professional of a record', () => {
  let benito: number;
  beforeEach(async () => {
    await product.database.query(
      `update staff_user set professional_id = null; delete from professional where id > 2;
       update professional set archived_at = null, name = ''`,
    );
    const { body } = await staff.graphql(
      `mutation { createProfessional(input: { name: "Benito Demo", services: [PODIATRY], treatments: [] }) { id } }`,
    );
    benito = body.data.createProfessional.id;
  });
  const book = (profesional: number, hora: string, changes: object = {}) =>
    staff.post('/api/citas/crear_cita_admin/', {
      paciente: 1,
      fecha: VISIT.fecha,
      hora,
      tratamiento: 'x',
      profesional,
      ...changes,
    });
  const attendants = async () =>
    (
      await staff.graphql(
        '{ clinicalRecord(id: 1) { professionalName versions { professionalId professionalName } } }',
      )
    ).body.data.clinicalRecord;

  it("records the professional of the patient's appointment that day as attending, unless it is cancelled", async () => {
    await book(ANA, '09:00', { estado: 'cancelada' });
    await book(CLARA, '10:00', { tipo_cita: 'manicura' });
    await book(benito, '11:00');
    expect((await create()).body.profesional).toBe(benito);
    expect((await create({ paciente: 2 })).body.profesional).toBeNull();
  });

  it('otherwise records the author as attending, if that user is a professional', async () => {
    await product.database.query('update staff_user set professional_id = $1', [benito]);
    expect((await create()).body.profesional).toBe(benito);
    expect((await create({ profesional: ANA })).body.profesional).toBe(ANA);
  });

  it("sets, changes and removes a record's professional, and shows current names in its versions", async () => {
    await create({ profesional: benito });
    await product.database.query('update professional set archived_at = now() where id = $1', [benito]);
    expect((await update(1, { procedimiento: 'Otro' })).body.profesional).toBe(benito);
    expect((await update(1, { profesional: ANA })).body.profesional).toBe(ANA);
    expect((await update(1, { profesional: null })).body.profesional).toBeNull();
    expect((await update(1, { profesional: benito })).body.profesional).toBe(benito);
    await product.database.query(`update professional set name = 'Benito Otro' where id = $1`, [benito]);
    const named = { professionalId: benito, professionalName: 'Benito Otro' };
    expect(await attendants()).toEqual({
      professionalName: 'Benito Otro',
      versions: [
        named,
        { professionalId: null, professionalName: null },
        { professionalId: ANA, professionalName: 'Podología' },
        named,
        named,
      ],
    });
  });

  it('refuses a record with an unknown professional, and writes nothing', async () => {
    const unknown = { profesional: ['Ese profesional no existe. Elija otro.'] };
    expect(await create({ profesional: 99 })).toMatchObject({ status: 400, body: unknown });
    expect((await records()).body).toEqual([]);
    await create({ profesional: ANA });
    expect(await update(1, { profesional: 99, indicaciones: 'x' })).toMatchObject({
      status: 400,
      body: unknown,
    });
    expect(await update(1, { profesional: 'Ana' })).toMatchObject({
      status: 400,
      body: { profesional: ['Escriba el profesional como número entero.'] },
    });
    expect((await records()).body).toMatchObject([{ profesional: ANA, indicaciones: VISIT.indicaciones }]);
  });

  it('archives but never deletes a professional whom a record, or only an earlier version, names', async () => {
    const deletion = async () =>
      (await staff.graphql('mutation ($id: Int!) { deleteProfessional(id: $id) }', { id: benito })).body;
    await create({ profesional: benito });
    for (const profesional of [benito, ANA]) {
      await update(1, { profesional });
      expect((await deletion()).errors[0]).toMatchObject({
        message:
          'No se puede eliminar este profesional porque tiene o tuvo citas o fichas. Archívelo: no recibirá citas nuevas.',
        extensions: { code: 'PROFESSIONAL_IN_USE' },
      });
    }
  });
});

describe('Supply of a record', () => {
  it('refuses to delete a supply that a record uses or once used', async () => {
    await create({ productos_usados_data: [line(COTTON, 1)] });
    const refused = await staff.send('DELETE', '/api/insumos/1/');
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: 'No se puede eliminar el insumo porque está siendo utilizado en alguna ficha clínica' },
    ]);
    await update(1, { productos_usados_data: [] });
    expect((await staff.send('DELETE', '/api/insumos/1/')).status).toBe(409);
    expect((await staff.send('DELETE', '/api/insumos/2/')).status).toBe(204);
  });
});

describe('Records by GraphQL', () => {
  const UPDATE = `mutation ($version: Int!, $input: UpdateClinicalRecordInput!) {
    updateClinicalRecord(id: 1, version: $version, input: $input) { version instructions } }`;

  it('refuses a stale edit of a record and leaves its stock unchanged', async () => {
    await create();
    await update(1, { indicaciones: 'La primera' });
    const { body } = await staff.graphql(UPDATE, {
      version: 1,
      input: { instructions: 'La segunda', usedSupplies: [{ supplyId: COTTON, quantity: 1 }] },
    });
    expect(body.errors[0].extensions.code).toBe('STALE');
    expect(await stocks()).toEqual([10, 5]);
  });

  it('returns records in pages by GraphQL', async () => {
    for (let n = 1; n <= 5; n += 1) await create({ fecha: `2026-11-0${Math.ceil(n / 2)}` });
    const page = async (after: string | null) =>
      (
        await staff.graphql(
          `query ($after: String) { clinicalRecords(patientId: 1, first: 2, after: $after) {
            nodes { id } totalCount endCursor hasNextPage } }`,
          { after },
        )
      ).body.data.clinicalRecords;
    const seen: number[] = [];
    let after: string | null = null;
    for (let n = 0; n < 3; n += 1) {
      const { nodes, totalCount, endCursor, hasNextPage } = await page(after);
      expect([totalCount, hasNextPage]).toEqual([5, n < 2]);
      seen.push(...nodes.map(({ id }: { id: number }) => id));
      after = endCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });
});
