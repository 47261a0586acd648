import { beforeEach, describe, expect, it } from '@jest/globals';
import { openSpreadsheet } from '../../../src/foundation/spreadsheets/open-spreadsheet.js';
import { readFeed, requestFeed } from '../../data/calendar-feeds/feeds.js';
import { FakeMailServer, partOf } from '../../messages/fake-mail-server.js';
import { MessageHelper } from '../../messages/message-helper.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { describedFetch } from '../../product/described-fetch.js';
import { createProgram } from '../../product/keys.js';
import { NOON } from '../../product/start-product.js';
import { useProduct } from '../../product/use-product.js';

const DAY = '2026-11-20';
const CONTACT = { email: 'elvira@demo.invalid', phone: '+56 9 0000 1001' };
const WHO = 'Luis Distinto (reserva de Elvira Ficticia)';

const mail = new FakeMailServer();
const product = useProduct({
  empty: 'outbound_message, appointment, patient, rate_limit',
  environment: { PUBLIC_URL: 'https://clinica.example/' },
  standIn: mail,
});
const { staff } = product;
const desk = new MessageHelper(product, staff);

async function book(name: string, time = '10:00'): Promise<{ id: number; token: string }> {
  const { body } = await product
    .client()
    .graphql(
      'mutation ($input: BookAppointmentInput!) { made: bookAppointment(input: $input) { linkToken } }',
      {
        input: { ...CONTACT, name, date: DAY, time },
      },
    );
  const { rows } = await product.database.query('select max(id) as id from appointment');
  return { id: rows[0].id, token: body.data.made.linkToken };
}

const create = (id: number, version = 1, client = staff) =>
  client.graphql(
    `mutation { made: createPatientOfAppointment(id: ${id}, version: ${version}) {
       version visitorName patient { id name phone email provisionalRut } } }`,
  );
const countOf = async (table: string): Promise<number> =>
  (await product.database.query(`select count(*)::int as count from ${table}`)).rows[0].count;
/**
 * Waits for the message's state instead of counting at the mail server, which may still get mail of an earlier test.
 */
const untilSent = (kind: string): Promise<void> =>
  eventually(
    async () => (await desk.messages()).some((one) => one.kind === kind && one.state === 'SENT'),
    `the mail is sent: ${kind}`,
  );
const dayByRest = async () => (await staff.get(`/api/citas/?fecha=${DAY}`)).body;

beforeEach(async () => {
  product.clock.instant = NOON;
  await addPatient(product.database, 1, 'Elvira Ficticia', { ...CONTACT, phone_e164: '+56900001001' });
});

describe("Appointment booked in another name than the patient's", () => {
  it('shows who comes to an appointment in GraphQL, REST, FHIR, feeds, spreadsheets and the greeting', async () => {
    await book('Luis Distinto');
    const asked = `{ appointments(from: "${DAY}", to: "${DAY}") { visitorName patient { name } } }`;
    expect((await staff.graphql(asked)).body.data.appointments).toEqual([
      { visitorName: 'Luis Distinto', patient: { name: 'Elvira Ficticia' } },
    ]);
    expect(await dayByRest()).toMatchObject([
      { paciente_nombre: 'Elvira Ficticia', nombre_reserva: 'Luis Distinto' },
    ]);
    const { body: bundle } = await staff.get(`/fhir/Appointment?date=${DAY}`);
    expect(bundle.entry[0].resource.participant[0].actor.display).toBe(WHO);

    const summaryOf = async (showsNames: boolean) => {
      const { body } = await requestFeed(staff, { showsNames });
      const feed = await product.client().get(new URL(body.data.made.address).pathname);
      return readFeed(feed.body as string).events[0]?.summary;
    };
    expect([await summaryOf(true), await summaryOf(false)]).toEqual([
      `${WHO} · Podología`,
      'L. D. · Podología',
    ]);

    for (const format of ['csv', 'xlsx']) {
      const file = await describedFetch(`${product.url}/api/citas/exportar?formato=${format}`, {
        headers: { authorization: `Bearer ${staff.access}` },
      });
      const cells: string[] = [];
      for await (const row of (await openSpreadsheet(Buffer.from(await file.arrayBuffer()))).rows())
        cells.push(...row.cells);
      expect([format, cells]).toEqual([format, expect.arrayContaining([WHO])]);
    }

    await mail.untilAccepted(1);
    expect(partOf(mail.letters[0]!, 'text/plain')).toMatch(/^Hola,? Luis/);
    await staff.graphql('mutation ($id: Int!) { sendMessage(appointmentId: $id, kind: REMINDER) { id } }', {
      id: (await dayByRest())[0].id,
    });
    const whatsapp = (await desk.messages()).find(({ channel }) => channel === 'WHATSAPP');
    expect(whatsapp?.body).toContain('Luis');

    product.clock.instant = new Date(`${DAY}T12:00:00Z`);
    const kept = await staff.graphql('{ agendaToKeep { appointments { name } } }');
    expect(kept.body.data.agendaToKeep.appointments).toEqual([{ name: WHO }]);
  });

  it("treats a differently spelt booking name as the patient's own, even after either name changes", async () => {
    await book('FICTICIA elvira');
    expect(await dayByRest()).toMatchObject([{ nombre_reserva: '' }]);
    await product.database.query("update patient set name = 'Elena Otra'");
    expect(await dayByRest()).toMatchObject([
      { paciente_nombre: 'Elena Otra', nombre_reserva: 'FICTICIA elvira' },
    ]);
    await addPatient(product.database, 2, 'Elvira Ficticia Rojas');
    await desk.change((await dayByRest())[0].id, { paciente: madeUpRut(2) });
    expect(await dayByRest()).toMatchObject([
      { paciente_nombre: 'Elvira Ficticia Rojas', nombre_reserva: '' },
    ]);
  });
});

describe('Making the visitor a patient', () => {
  it('moves the appointment and its messages to a new patient with the contact of the booking', async () => {
    const { id, token } = await book('Luis Distinto');
    await untilSent('CONFIRMATION');
    const { made } = (await create(id)).body.data;
    expect(made).toEqual({
      version: 2,
      visitorName: null,
      patient: { id: expect.any(Number), name: 'Luis Distinto', ...CONTACT, provisionalRut: true },
    });
    expect(await dayByRest()).toMatchObject([
      { paciente: made.patient.id, paciente_nombre: 'Luis Distinto', nombre_reserva: '' },
    ]);
    // The visitor's link still opens the appointment, the mail is not repeated, and a cancellation still reaches them.
    const own = await product
      .client()
      .graphql('query ($token: String!) { ownAppointment(token: $token) { time } }', { token });
    expect(own.body.data.ownAppointment).toEqual({ time: '10:00' });
    await desk.change(id, { estado: 'cancelada' });
    await untilSent('CANCELLATION');
    expect((await desk.messages()).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      'CONFIRMATION EMAIL',
      'CANCELLATION EMAIL',
    ]);
    // The appointment's history says who moved it.
    const { body } = await staff.graphql(
      `{ appointmentChanges(appointmentId: ${id}) { nodes { kind staffName patientName } } }`,
    );
    expect(body.data.appointmentChanges.nodes[1]).toEqual({
      kind: 'CHANGED',
      staffName: 'admin',
      patientName: 'Luis Distinto',
    });
  });

  it('creates one patient when two users do so at once, and moves other bookings in that name', async () => {
    const first = await book('Luis Distinto');
    const second = await book('luis distinto', '12:00');
    const answers = await Promise.all([create(first.id), create(first.id), create(second.id)]);
    const ids = answers.map(({ body }) => body.data.made.patient.id);
    expect(new Set(ids).size).toBe(1);
    expect(await countOf('patient')).toBe(2);
    for (const { id } of [first, second]) await desk.change(id, { estado: 'completada' });
    // A later booking matches each of them, and creates no patient.
    await book('Luis Distinto', '15:00');
    await book('Elvira', '16:00');
    const names = (await dayByRest()).map((one: { paciente_nombre: string }) => one.paciente_nombre);
    // The first of the requests to arrive decides how the patient's name is written.
    const name = answers[0]?.body.data.made.patient.name;
    expect(['Luis Distinto', 'luis distinto']).toContain(name);
    expect(names).toEqual([name, name, name, 'Elvira Ficticia']);
  });

  it('can make the visitor a patient again after the appointment was given back', async () => {
    const { id } = await book('Luis Distinto');
    await untilSent('CONFIRMATION');
    const { made } = (await create(id)).body.data;
    await desk.change(id, { paciente: madeUpRut(1) });
    expect((await create(id, 3)).body.data.made.patient.id).toBe(made.patient.id);
  });

  it('refuses to make the visitor a patient if the appointment was changed, has a record, or is gone', async () => {
    const { id } = await book('Luis Distinto');
    await desk.change(id, { hora: '11:00' });
    expect((await create(id)).body.errors[0].extensions.code).toBe('STALE');
    await addClinicalRecord(product.database, 1);
    await product.database.query('update clinical_record set appointment_id = $1', [id]);
    expect((await create(id, 2)).body.errors[0].extensions.fields.patient).toEqual([
      'Esta cita ya tiene una ficha clínica: su paciente no puede cambiar.',
    ]);
    expect((await create(id + 1)).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await countOf('patient')).toBe(1);
  });

  it('requires write access to the agenda and to patients to make the visitor a patient', async () => {
    const { id } = await book('Luis Distinto');
    for (const rights of [
      { AGENDA: 'WRITE', PATIENTS: 'READ' },
      { AGENDA: 'READ', PATIENTS: 'WRITE' },
    ] as const) {
      const program = await createProgram(product, rights);
      expect((await create(id, 1, program)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    expect(await countOf('patient')).toBe(1);
  });
});
