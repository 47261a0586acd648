import { beforeEach, describe, expect, it } from '@jest/globals';
import { WEBHOOK_EVENTS } from '#domain/integrations/webhooks/webhook.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';
import { Receiver } from './receiver.js';
import { WebhookHelper } from './webhook-helper.js';

const receiver = new Receiver();
const product = useProduct({
  empty: 'webhook, webhook_event, appointment, patient, patient_merge, supply, audit_entry',
  standIn: {
    environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32' },
    start: () => receiver.start(),
    forget: () => void receiver.all.splice(0),
    stop: () => receiver.stop(),
  },
});
const { staff } = product;
const desk = new WebhookHelper(product, staff);
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Ñandú');
  await addPatient(product.database, 2, 'Berta Soto');
});

const ask = async (query: string, variables: object = {}) => {
  const { body } = await staff.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors[0]));
  return Object.values(body.data)[0];
};
const create = (time: string, more: object = {}) =>
  ask('mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }', {
    input: { patientId: 1, date: '2026-11-20', time, treatment: 'Secreto', notes: 'Diabetes', ...more },
  });
const change = (version: number, input: object) =>
  ask(
    `mutation ($version: Int!, $input: UpdateAppointmentInput!) {
       updateAppointment(id: 1, version: $version, input: $input) { id } }`,
    { version, input },
  );

/** The events that were sent for a change, in no particular order across subjects. */
async function eventsOf(act: () => Promise<unknown>): Promise<string[]> {
  await desk.rest();
  receiver.all.splice(0);
  await act();
  await desk.rest();
  return receiver.all.map(({ body }) => `${body.type} ${JSON.stringify(body.data)}`);
}
const AT_TEN = '"startsAt":"2026-11-20T13:00:00.000Z"';

describe('Webhook events of appointments', () => {
  it("sends webhook events for an appointment's whole life, with ids and times only", async () => {
    await desk.make(receiver.url, ...WEBHOOK_EVENTS);
    const rosa = '{"patientId":1,"appointmentId":1,"professionalId":1';
    expect(await eventsOf(() => create('10:00'))).toEqual([`appointment.created ${rosa},${AT_TEN}}`]);
    expect(await eventsOf(() => change(1, { time: '12:00' }))).toEqual([
      `appointment.moved {"patientId":1,"appointmentId":1,"professionalId":1,"previousProfessionalId":1,"startsAt":"2026-11-20T15:00:00.000Z","previousStartsAt":"2026-11-20T13:00:00.000Z"}`,
    ]);
    const noon = `${rosa},"startsAt":"2026-11-20T15:00:00.000Z"}`;
    expect(await eventsOf(() => change(2, { status: 'CONFIRMED' }))).toEqual([`appointment.changed ${noon}`]);
    expect(await eventsOf(() => change(3, { notes: 'Alergia' }))).toEqual([`appointment.changed ${noon}`]);
    expect(await eventsOf(() => change(4, { attendance: 'NO_SHOW' }))).toEqual([
      `appointment.attendance ${noon}`,
    ]);
    expect(await eventsOf(() => change(5, { attendance: null, status: 'CANCELLED' }))).toEqual([
      `appointment.attendance ${noon}`,
      `appointment.cancelled ${noon}`,
    ]);
    expect(await eventsOf(() => ask('mutation { deleteAppointment(id: 1) }'))).toEqual([
      `appointment.deleted ${noon}`,
    ]);
    const { rows } = await product.database.query(
      'select facts::text || type || subject as text from webhook_event',
    );
    expect(JSON.stringify([rows, receiver.all])).not.toMatch(/Secreto|Diabetes|Alergia|Rosa|NO_SHOW/);
  });

  it('sends webhook events of appointments from every interface', async () => {
    await desk.make(
      receiver.url,
      'APPOINTMENT_CREATED',
      'PATIENT_CREATED',
      'APPOINTMENT_DELETED',
      'PATIENT_DELETED',
    );
    const types = async (act: () => Promise<unknown>) =>
      (await eventsOf(act)).map((line) => line.split(' ')[0]).sort();
    const cita = { paciente_rut: madeUpRut(1), fecha: '2026-11-20', hora: '10:00', tratamiento: 'x' };
    expect(await types(() => staff.post('/api/citas/crear_cita_admin/', cita))).toEqual([
      'appointment.created',
    ]);
    const wish = reserva({ ...visitor(9), date: '2026-11-20', time: '12:00' });
    expect(await types(() => product.client().post('/api/citas/reservar/', wish))).toEqual([
      'appointment.created',
      'patient.created',
    ]);
    const series = `mutation ($dates: [LocalDate!]!, $input: CreateAppointmentInput!) {
      createAppointmentSeries(everyWeeks: 1, dates: $dates, input: $input) { id } }`;
    const input = { patientId: 2, date: '2026-11-23', time: '10:00', treatment: 'x' };
    expect(await types(() => ask(series, { dates: ['2026-11-23', '2026-11-30'], input }))).toEqual([
      'appointment.created',
      'appointment.created',
    ]);
    expect(await types(() => ask('mutation { deletePatient(id: 2) }'))).toEqual([
      'appointment.deleted',
      'appointment.deleted',
      'patient.deleted',
    ]);
  });

  it('sends no webhook event if the change was rolled back', async () => {
    await desk.make(receiver.url, 'APPOINTMENT_CREATED');
    await eventsOf(() => create('10:00', { date: '2026-11-30' }));
    const { body } = await staff.graphql(
      `mutation ($dates: [LocalDate!]!, $input: CreateAppointmentInput!) {
         createAppointmentSeries(everyWeeks: 1, dates: $dates, input: $input) { id } }`,
      {
        dates: ['2026-11-23', '2026-11-30'],
        input: { patientId: 2, date: '2026-11-23', time: '10:00', treatment: 'x', professionalId: 1 },
      },
    );
    expect(body.errors[0].extensions.code).toBe('SLOT_TAKEN');
    const { rows } = await product.database.query('select subject from webhook_event');
    expect(rows).toEqual([{ subject: 'appointment:1' }]);
  });
});

describe('Webhook events of patients', () => {
  it('sends one webhook event for a change of a patient, and one for a merge', async () => {
    await desk.make(receiver.url, ...WEBHOOK_EVENTS);
    const update = `mutation ($version: Int!, $input: UpdatePatientInput!) {
      updatePatient(id: 1, version: $version, input: $input) { id } }`;
    expect(
      await eventsOf(() =>
        ask(update, { version: 1, input: { name: 'Rosa Soto', underlyingCondition: 'x' } }),
      ),
    ).toEqual(['patient.changed {"patientId":1}']);
    expect(await eventsOf(() => ask(update, { version: 2, input: { name: 'Rosa Soto' } }))).toEqual([]);
    const [{ version }] = (await product.database.query('select version from patient where id = 1')).rows;
    const input = { keptId: 1, keptVersion: version, mergedId: 2, mergedVersion: 1, take: ['PHONE'] };
    const merged = 'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }';
    expect(await eventsOf(() => ask(merged, { input }))).toEqual([
      'patient.merged {"patientId":1,"mergedPatientId":2}',
      'patient.changed {"patientId":1}',
    ]);
    expect((await eventsOf(() => ask('mutation { undoPatientMerge(id: 1) { id } }'))).sort()).toEqual([
      'patient.changed {"patientId":1}',
      'patient.created {"patientId":2}',
    ]);
  });
});

describe('Webhook events of supplies', () => {
  const supply = (stock: number) => ({ name: 'Gasa', unit: 'caja', stock, criticalStock: 5, unitValue: 990 });
  const update = (version: number, stock: number) =>
    ask(
      `mutation ($version: Int!, $input: UpdateSupplyInput!) { updateSupply(id: 1, version: $version, input: $input) { id } }`,
      { version, input: supply(stock) },
    );
  const CRITICAL = ['stock.critical {"supplyId":1}'];

  it('sends a webhook event when a supply falls to its critical stock, and not again below', async () => {
    await desk.make(receiver.url, 'STOCK_CRITICAL');
    const make = 'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }';
    expect(await eventsOf(() => ask(make, { input: supply(9) }))).toEqual([]);
    const versions = async () => (await product.database.query('select version from supply')).rows[0].version;
    expect(await eventsOf(async () => update(await versions(), 6))).toEqual([]);
    expect(await eventsOf(async () => update(await versions(), 5))).toEqual(CRITICAL);
    expect(await eventsOf(async () => update(await versions(), 4))).toEqual([]);
    expect(await eventsOf(async () => update(await versions(), 10))).toEqual([]);
    expect(await eventsOf(async () => update(await versions(), 0))).toEqual(CRITICAL);
  });
});

it('stores no webhook events without an active subscription', async () => {
  await desk.make(receiver.url, 'STOCK_CRITICAL');
  const stopped = await desk.make(receiver.url, 'APPOINTMENT_CREATED');
  await desk.setActive(stopped.id, false);
  expect(await eventsOf(() => create('10:00'))).toEqual([]);
  const { rows } = await product.database.query('select from webhook_event');
  expect(rows).toHaveLength(0);
});
