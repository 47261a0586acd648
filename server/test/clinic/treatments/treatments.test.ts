import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient, supply' });
const { staff } = product;

const FIELDS = `id serviceType name durationMinutes price deposit controlWeeks isBookableOnline
  kit { supplyId supplyName quantity } version`;
const listed = async () => (await staff.graphql(`{ treatments { ${FIELDS} } }`)).body.data.treatments;
const create = async (input: object) =>
  (
    await staff.graphql(
      `mutation ($input: TreatmentInput!) { createTreatment(input: $input) { ${FIELDS} } }`,
      { input },
    )
  ).body;
const update = async (id: number, version: number, input: object) =>
  (
    await staff.graphql(
      `mutation ($id: Int!, $version: Int!, $input: TreatmentInput!) {
         updateTreatment(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
      { id, version, input },
    )
  ).body;
const addSupply = async (name: string): Promise<number> =>
  (
    await product.database.query(
      `insert into supply (name, unit, stock, critical_stock, unit_value) values ($1, 'caja', 0, 0, 100) returning id`,
      [name],
    )
  ).rows[0].id;

let first: Array<{ id: number; name: string; version: number }>;
beforeEach(async () => {
  first ??= await listed();
  await product.database.query('delete from treatment where id <> all($1)', [first.map(({ id }) => id)]);
  await product.database.query('delete from professional where id > 2');
});

describe('Treatments of the clinic', () => {
  it('lists them through REST with their contraindications and kits', async () => {
    const gauze = await addSupply('Gasa');
    const input = {
      name: 'Láser',
      price: 40_000,
      controlWeeks: 5,
      contraindications: ['PREGNANCY', 'PACEMAKER'],
      kit: [{ supplyId: gauze, quantity: 2 }],
    };
    const { id } = (await create(input)).data.createTreatment;
    const { status, body } = await staff.get('/api/tratamientos/');
    expect(status).toBe(200);
    expect(body).toHaveLength(first.length + 1);
    expect(body).toContainEqual({
      id,
      nombre: 'Láser',
      tipo_cita: 'podologia',
      duracion_cita: 60,
      precio: 40_000,
      abono: null,
      semanas_control: 5,
      reserva_en_linea: false,
      impuesto: 'sin_definir',
      contraindicaciones: ['Embarazo', 'Marcapasos'],
      insumos: [{ insumo: gauze, nombre_insumo: 'Gasa', cantidad: 2 }],
    });
  });

  it('gives a treatment the tax of its service unless another one is chosen', async () => {
    const taxOf = async (input: object) =>
      (
        await staff.graphql(`mutation ($input: TreatmentInput!) { createTreatment(input: $input) { tax } }`, {
          input,
        })
      ).body.data.createTreatment.tax;
    expect([
      await taxOf({ name: 'Uno' }),
      await taxOf({ name: 'Dos', serviceType: 'MANICURE' }),
      await taxOf({ name: 'Tres', tax: 'EXEMPT' }),
      await taxOf({ name: 'Cuatro', serviceType: 'MANICURE', tax: null }),
    ]).toEqual(['UNDEFINED', 'TAXED', 'EXEMPT', 'TAXED']);
  });

  it('starts with the treatments of the catalogue, podiatry first', async () => {
    expect(first.map(({ name }) => name)).toEqual([
      'Podología general',
      'Uñas con hongos (Onicomicosis)',
      'Uña encarnada (Onicocriptosis)',
      'Curación Podología',
      'Dermatomicoticos',
      'Postura de brackets',
      'Helomas interdigitales',
      'Manicura',
    ]);
    expect(first[0]).toMatchObject({ durationMinutes: 60, price: null, controlWeeks: null, kit: [] });
  });

  it("stores a treatment's length, price, interval and kit, adding up repeated lines of the kit", async () => {
    const [gauze, gloves] = [await addSupply('Gasa'), await addSupply('Guantes')];
    const input = {
      name: 'Láser',
      serviceType: 'PODIATRY',
      durationMinutes: 120,
      price: 40_000,
      deposit: 10_000,
      controlWeeks: 5,
      isBookableOnline: true,
      kit: [
        { supplyId: gloves, quantity: 1 },
        { supplyId: gauze, quantity: 2 },
        { supplyId: gauze, quantity: 1 },
      ],
    };
    const created = (await create(input)).data.createTreatment;
    const kit = [
      { supplyId: gauze, supplyName: 'Gasa', quantity: 3 },
      { supplyId: gloves, supplyName: 'Guantes', quantity: 1 },
    ];
    expect(created).toEqual({ ...input, id: expect.any(Number), kit, version: 1 });
    expect(await listed()).toContainEqual(created);
    const cleared = (await update(created.id, 1, { name: 'Láser' })).data.updateTreatment;
    expect(cleared).toMatchObject({ durationMinutes: 60, price: null, controlWeeks: null, kit: [] });
    expect((await update(created.id, 1, input)).errors[0].extensions.code).toBe('STALE');
  });

  it('reports errors in a treatment at the field, and writes nothing', async () => {
    const fieldsOf = async (input: object) =>
      (await create({ name: 'Láser', ...input })).errors[0].extensions.fields;
    expect(await fieldsOf({ name: 'podología GENERAL' })).toEqual({
      name: ['Ya hay un tratamiento con ese nombre.'],
    });
    expect(
      await fieldsOf({ price: -1, deposit: 1_000_000_000, controlWeeks: 53, durationMinutes: 90 }),
    ).toEqual({
      deposit: expect.anything(),
      price: expect.anything(),
      controlWeeks: expect.anything(),
      durationMinutes: expect.anything(),
    });
    expect(await fieldsOf({ price: 1_000_000_000 })).toEqual({ price: expect.anything() });
    expect(await fieldsOf({ kit: [{ supplyId: 999_999, quantity: 1 }] })).toHaveProperty('kit');
    const gauze = await addSupply('Gasa');
    const most = { supplyId: gauze, quantity: 2_147_483_647 };
    expect(await fieldsOf({ kit: [most, most] })).toHaveProperty('kit');
    expect(await listed()).toEqual(first);
  });

  it('refuses a second treatment of the same name, even if both are added at the same time', async () => {
    const other = await product.database.connect();
    await other.query('begin');
    await other.query("insert into treatment (service_type, name) values ('PODIATRY', 'Láser')");
    const refused = create({ name: 'láser' });
    const WAITING =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await eventually(async () => (await product.database.query(WAITING)).rowCount === 1);
    await other.query('commit');
    other.release();
    expect((await refused).errors[0].extensions.fields).toHaveProperty('name');
  });

  it('removes a deleted supply from the kits of treatments', async () => {
    const gauze = await addSupply('Gasa');
    await create({ name: 'Láser', kit: [{ supplyId: gauze, quantity: 2 }] });
    await staff.graphql(`mutation { deleteSupply(id: ${gauze}) }`);
    expect((await listed()).at(-2)).toMatchObject({ name: 'Láser', kit: [] });
  });
});

describe('Renaming or removing a treatment', () => {
  const professionals = async () =>
    (await staff.graphql('{ professionals { name treatments omittedTreatments } }')).body.data.professionals;

  it('renames it in appointments, with their history, and in the lists of professionals; removing it changes no appointment', async () => {
    const laser = (await create({ name: 'Láser' })).data.createTreatment;
    await addPatient(product.database, 1, 'Rosa');
    const hour = { paciente: 1, hora: '10:00' };
    const add = async (more: object) =>
      (await staff.post('/api/citas/crear_cita_admin/', { ...hour, ...more })).body.id as number;
    const coming = await add({ tratamiento: 'Láser', fecha: '2026-11-20' });
    // As typed, found by its name all the same.
    const past = await add({ tratamiento: 'láser', fecha: '2026-11-10', estado: 'completada' });
    const other = await add({ tratamiento: 'Láser dental', fecha: '2026-11-21' });
    await product.database.query(
      `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part, booked_name, created_at)
       values (1, 'PODIATRY', 'Láser', 60, '2026-11-22', '2026-11-22', 'all', 'Rosa', now())`,
    );
    const CREATE = 'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }';
    const input = { name: 'Berta', services: ['PODIATRY'], treatments: ['Láser'] };
    expect((await staff.graphql(CREATE, { input })).body.errors).toBeUndefined();
    const podiatry = first.filter(({ name }) => name !== 'Manicura').map(({ name }) => name);

    await update(laser.id, 1, { name: 'Láser de uñas' });
    const stored = async () =>
      (await product.database.query('select id, treatment, version from appointment order by id')).rows;
    const renamed = [
      { id: coming, treatment: 'Láser de uñas', version: 2 },
      { id: past, treatment: 'Láser de uñas', version: 2 },
      { id: other, treatment: 'Láser dental', version: 1 },
    ];
    expect(await stored()).toEqual(renamed);
    const history = async (id: number) =>
      (
        await staff.graphql(
          `{ appointmentChanges(appointmentId: ${id}) { nodes { kind staffName before { treatment date } after { treatment date } } } }`,
        )
      ).body.data.appointmentChanges.nodes;
    expect(await history(past)).toEqual([
      {
        kind: 'CHANGED',
        staffName: 'admin',
        before: { treatment: 'láser', date: '2026-11-10' },
        after: { treatment: 'Láser de uñas', date: '2026-11-10' },
      },
      expect.objectContaining({ kind: 'CREATED' }),
    ]);
    expect(await history(other)).toHaveLength(1);
    const waiting = await product.database.query('select treatment from waiting_entry');
    expect(waiting.rows).toEqual([{ treatment: 'Láser de uñas' }]);
    expect((await professionals()).at(-1)).toEqual({
      name: 'Berta',
      treatments: ['Láser de uñas'],
      omittedTreatments: podiatry,
    });

    await staff.graphql(`mutation { deleteTreatment(id: ${laser.id}) }`);
    expect(await stored()).toEqual(renamed);
    expect((await professionals()).at(-1).omittedTreatments).toEqual(podiatry);
    expect((await professionals())[0].omittedTreatments).toEqual([]);
    const again = await staff.graphql(`mutation { deleteTreatment(id: ${laser.id}) }`);
    expect(again.body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('History of prices', () => {
  const history = async (id: number, client = staff) =>
    (await client.graphql(`{ treatmentPrices(id: ${id}) { at formerPrice price changedByName } }`)).body;

  it('keeps who changed a price, when, from what and to what, until the treatment is deleted', async () => {
    const { id } = (await create({ name: 'Láser', price: 30_000 })).data.createTreatment;
    await update(id, 1, { name: 'Láser', price: 30_000, durationMinutes: 120 });
    product.clock.instant = new Date('2026-11-19T15:00:00Z');
    await update(id, 2, { name: 'Láser', price: 35_000 });
    await update(id, 3, { name: 'Láser' });
    const changed = (formerPrice: number | null, price: number | null, day: string) => ({
      at: `2026-11-${day}T15:00:00.000Z`,
      formerPrice,
      price,
      changedByName: 'admin',
    });
    expect((await history(id)).data.treatmentPrices).toEqual([
      changed(35_000, null, '19'),
      changed(30_000, 35_000, '19'),
      changed(null, 30_000, '18'),
    ]);
    const { status, body } = await staff.get(`/api/tratamientos/${id}/precios/`);
    expect(status).toBe(200);
    expect(body[1]).toEqual({
      id: expect.any(Number),
      fecha: '2026-11-19T15:00:00.000Z',
      precio_anterior: 30_000,
      precio: 35_000,
      usuario: 'admin',
    });
    await staff.graphql(`mutation { deleteTreatment(id: ${id}) }`);
    expect((await history(id)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await staff.get(`/api/tratamientos/${id}/precios/`)).status).toBe(404);
    expect((await product.database.query('select from treatment_price')).rowCount).toBe(0);
  });

  it('keeps none of a refused change, and lets reception neither change a price nor read who did', async () => {
    const { id } = (await create({ name: 'Láser', price: 30_000 })).data.createTreatment;
    await update(id, 5, { name: 'Láser', price: 1 });
    await update(id, 1, { name: 'MANICURA', price: 1 });
    const reception = await logInAsReception(product);
    const { body } = await reception.graphql(
      `mutation { updateTreatment(id: ${id}, version: 1, input: { name: "Láser", price: 1 }) { price } }`,
    );
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await history(id, reception)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await history(id)).data.treatmentPrices).toHaveLength(1);
  });

  it('adds one row for two simultaneous changes of one version', async () => {
    const { id } = (await create({ name: 'Láser' })).data.createTreatment;
    await Promise.all([1, 2].map((price) => update(id, 1, { name: 'Láser', price })));
    expect((await history(id)).data.treatmentPrices).toHaveLength(1);
  });
});
