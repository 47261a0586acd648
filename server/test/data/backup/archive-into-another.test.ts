import { NOT_IN_THE_FILE } from '#domain/data/imports/rows/record-texts.es.js';
import { expect, it } from '@jest/globals';
import { Importer } from '../imports/import-helper.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { ADMIN, startProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';
import { readArchive } from './archive-reader.js';
import { fillEveryTable } from './fill-every-table.js';

const product = useProduct();

/** Done by hand before an import of appointments. A new product starts with two professionals. */
async function nameProfessional(staff: TestClient, id: number, name: string, services: string[]) {
  const input = { name, services, treatments: [] };
  const { body } =
    id <= 2 ? await staff.graphql(UPDATE, { id, input }) : await staff.graphql(CREATE, { input });
  expect(body.errors).toBeUndefined();
}
/** The import trims spaces and line breaks around a text, and stores an invisible text as an empty one. */
const trimmed = (column: string, blank = ''): string =>
  `case when search_form(${column}) = '' then '${blank}' else btrim(${column}, E' \\n\\r\\t\\u00a0\\u200b') end as ${column}`;

const CREATE = 'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }';
const UPDATE =
  'mutation ($id: Int!, $input: ProfessionalInput!) { updateProfessional(id: $id, version: 1, input: $input) { id } }';

it('imports the patients, supplies, appointments and records of an archive into another product', async () => {
  await fillEveryTable(product);
  const { staff, database } = product;
  const { body } = await staff.post('/api/database/archivo/', { contrasena: ADMIN.password });
  const archive = async () => (await staff.get('/api/database/archivo/')).body;
  await eventually(async () => (await archive()).estado !== 'en_curso', 'the archive has ended');
  expect(await archive()).toMatchObject({ estado: 'listo', problema: null });
  const response = await describedFetch(`${product.url}/api/database/archivo/${body.id}/descargar/`, {
    headers: { authorization: `Bearer ${staff.access}` },
  });
  const { files, tables } = await readArchive(Buffer.from(await response.arrayBuffer()));

  const other = await startProduct({});
  try {
    // The demo's clinic has records up to the current real date.
    other.clock.instant = (await database.query('select now() as now')).rows[0].now;
    const newStaff = await other.logIn();
    for (const [index, { Nombre: name, Servicios: services }] of (
      tables.get('profesionales') ?? []
    ).entries())
      await nameProfessional(newStaff, index + 1, name!, JSON.parse(services!));
    const patients = new Importer(newStaff);
    const broughtPatients = await patients.bring(files.get('pacientes.csv')!, 'SKIP', 'CREATE');
    expect(await patients.rows(broughtPatients.id, ', verdict: REJECTED')).toEqual([]);
    const broughtSupplies = await new Importer(newStaff, 'insumos').bring(files.get('insumos.csv')!);
    expect(broughtPatients.counts.created).toBe(tables.get('pacientes')?.length);
    const appointments = new Importer(newStaff, 'citas');
    const broughtAppointments = await appointments.bring(files.get('citas.csv')!);
    expect(await appointments.rows(broughtAppointments.id, ', verdict: REJECTED')).toEqual([]);
    const records = new Importer(newStaff, 'pacientes/fichas');
    const broughtRecords = await records.bring(files.get('fichas.csv')!);
    expect(await records.rows(broughtRecords.id, ', verdict: REJECTED')).toEqual([]);
    expect(broughtSupplies.counts.created).toBe(tables.get('insumos')?.length);
    expect(broughtAppointments.counts.created).toBe(tables.get('citas')?.length);
    expect(broughtRecords.counts.created).toBe(tables.get('fichas')?.length);

    const same = async (text: string) => {
      const [left, arrived] = await Promise.all([database.query(text), other.database.query(text)]);
      expect(left.rowCount).toBeGreaterThan(5);
      expect(arrived.rows).toEqual(left.rows);
    };
    await same(
      `select rut, provisional_rut, name, phone, email, birth_date::text, address, sex, health_insurance, fonasa_tier,
              ${trimmed('clinical_case')}
       from patient order by rut`,
    );
    await same(
      `select name, ${trimmed('description')}, unit, stock, critical_stock, unit_value, expiry_date::text from supply order by name`,
    );
    await same(
      `select p.rut, a.date::text, a.start_minute, a.duration_minutes, a.service_type, a.status, a.attendance, a.treatment, a.overbooked
       from appointment a join patient p on p.id = a.patient_id order by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
    );
    await same(
      `select p.rut, r.date::text, r.care_description, ${trimmed('procedure', NOT_IN_THE_FILE)}, r.instructions
       from clinical_record r join patient p on p.id = r.patient_id order by 1, 2, 3, 4, 5`,
    );
  } finally {
    await other.stop();
  }
});
