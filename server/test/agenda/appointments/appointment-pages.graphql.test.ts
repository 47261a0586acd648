import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { createProgram } from '../../product/keys.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient' });

const LIST = `query ($patientId: Int, $statuses: [AppointmentStatus!], $serviceType: ServiceType, $since: DateTime, $first: Int!, $after: String) {
  appointmentPages(patientId: $patientId, statuses: $statuses, serviceType: $serviceType, changedSince: $since, first: $first, after: $after) {
    nodes { id date time status } endCursor hasNextPage
  }
}`;
const CREATE = `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`;

let ids: number[];
let begun: string;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
  await addPatient(product.database, 2, 'Berta');
  const { rows } = await product.database.query(
    'select id, clock_timestamp() as now from patient order by name',
  );
  ids = rows.map(({ id }) => id);
  begun = rows[0].now.toISOString();
});

async function book(patientId: number, time: string, fields: object = {}): Promise<number> {
  const input = { patientId, date: '2026-11-20', time, treatment: 'Consulta General', ...fields };
  const { body } = await product.staff.graphql(CREATE, { input });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.createAppointment.id;
}

async function page(filter: object, after: string | null = null, first = 50) {
  const { body } = await product.staff.graphql(LIST, { ...filter, first, after });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { nodes, endCursor, hasNextPage } = body.data.appointmentPages;
  return { ids: nodes.map(({ id }: { id: number }) => id), endCursor, hasNextPage };
}

describe('Paginated list of appointments', () => {
  it('filters the list of appointments by patient, status and service, and sorts it by time', async () => {
    const [ana, berta] = ids as [number, number];
    const late = await book(ana, '12:00', { status: 'CONFIRMED' });
    const early = await book(ana, '09:00');
    const hands = await book(berta, '10:00', { serviceType: 'MANICURE' });
    const cancelled = await book(berta, '09:00', { status: 'CANCELLED' });
    expect((await page({})).ids).toEqual([early, cancelled, hands, late]);
    expect((await page({ patientId: ana })).ids).toEqual([early, late]);
    expect((await page({ statuses: ['CONFIRMED', 'CANCELLED'] })).ids).toEqual([cancelled, late]);
    expect((await page({ serviceType: 'MANICURE' })).ids).toEqual([hands]);
    expect((await page({ patientId: berta, statuses: ['BOOKED'], serviceType: 'PODIATRY' })).ids).toEqual([]);
  });

  it('continues a list of appointments after the last item of a page, even if an earlier one was deleted', async () => {
    const [ana] = ids as [number];
    const all = [await book(ana, '09:00'), await book(ana, '10:00'), await book(ana, '11:00')];
    const first = await page({}, null, 2);
    expect([first.ids, first.hasNextPage]).toEqual([all.slice(0, 2), true]);
    await product.staff.graphql(`mutation { deleteAppointment(id: ${all[0]}) }`);
    expect(await page({}, first.endCursor, 2)).toEqual({
      ids: [all[2]],
      endCursor: expect.any(String),
      hasNextPage: false,
    });
  });

  it('returns changed appointments that match the filter, in the order they changed', async () => {
    const [ana, berta] = ids as [number, number];
    const [one, two, other] = [
      await book(ana, '09:00'),
      await book(ana, '10:00'),
      await book(berta, '11:00'),
    ];
    const changes = { since: begun, patientId: ana };
    // Pages end before a change that a slower transaction could still precede.
    const showsAll = async () => (await page({ since: begun })).ids.join() === [one, two, other].join();
    await eventually(showsAll, 'all three');
    expect((await page(changes)).ids).toEqual([one, two]);
    const { endCursor } = await page({ since: begun });
    await product.staff.send('PUT', `/api/citas/actualizar/${one}/`, { estado: 'confirmada' });
    await eventually(
      async () => (await page({ since: begun }, endCursor)).ids.join() === String(one),
      'the change',
    );
    expect((await page({ since: begun })).ids).toEqual([two, other, one]);
    expect((await page({ since: '2100-01-01T00:00:00Z' })).ids).toEqual([]);
    // A cursor is valid for one sort order only.
    const { body } = await product.staff.graphql(LIST, { first: 5, after: endCursor });
    expect(Object.keys(body.errors[0].extensions.fields)).toEqual(['after']);
  });

  it('requires the right to read the agenda for the list of appointments', async () => {
    const program = await createProgram(product, { STOCK: 'READ' });
    const { body } = await program.graphql(LIST, { first: 5 });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
