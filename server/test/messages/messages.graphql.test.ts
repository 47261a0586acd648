import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatientsWithAndWithoutNumber } from '../product/builders.js';
import { NOON } from '../product/start-product.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'outbound_message, appointment, patient' });
const { staff } = product;
beforeEach(async () => {
  await product.database.query(
    `update message_settings set confirmations = false, reminders = true, confirmation_text = null, reminder_text = null`,
  );
  await addPatientsWithAndWithoutNumber(product.database);
});

const FIELDS = `id kind channel driver automatic appointmentId patientName recipient body link date time state tries
  failure sentAt staffName isCurrent actions`;
async function run(document: string, variables: object = {}) {
  const { body } = await staff.graphql(document, variables);
  return body;
}
async function make(fields: object = {}): Promise<number> {
  const input = {
    patientId: 1,
    date: '2026-11-20',
    time: '10:00',
    treatment: 'Podología general',
    ...fields,
  };
  const { data } = await run(
    `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`,
    { input },
  );
  return data.createAppointment.id;
}
async function change(id: number, input: object) {
  const { data } = await run(`query ($id: Int!) { appointment(id: $id) { version } }`, { id });
  const body = await run(
    `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
       updateAppointment(id: $id, version: $version, input: $input) { id } }`,
    { id, version: data.appointment.version, input },
  );
  expect(body.errors).toBeUndefined();
}
const send = (appointmentId: number, kind = 'CONFIRMATION') =>
  run(
    `mutation ($appointmentId: Int!, $kind: TemplateKind!) {
         sendMessage(appointmentId: $appointmentId, kind: $kind) { ${FIELDS} } }`,
    { appointmentId, kind },
  );
const act = (mutation: string, id: number) =>
  run(`mutation ($id: Int!) { ${mutation}(id: $id) { ${FIELDS} } }`, { id });
async function list(args = '') {
  const { data } = await run(`{ outboundMessages${args} { totalCount nodes { ${FIELDS} } } }`);
  return data.outboundMessages;
}
const waiting = () => list('(states: [WAITING], order: APPOINTMENT)');
const confirmAll = () => product.database.query('update message_settings set confirmations = true');

describe('Message that staff send with its link', () => {
  it('keeps a message waiting with its text and link until staff mark it as sent', async () => {
    const appointmentId = await make();
    const { data } = await send(appointmentId);
    expect(data.sendMessage).toMatchObject({
      kind: 'CONFIRMATION',
      channel: 'WHATSAPP',
      driver: 'LINK',
      automatic: false,
      appointmentId,
      patientName: 'Rosa Ñandú Soto',
      recipient: '+56 9 1234 5678',
      date: '2026-11-20',
      time: '10:00',
      state: 'WAITING',
      staffName: 'admin',
      actions: ['MARK_SENT', 'DISCARD'],
    });
    const { body, link, id } = data.sendMessage;
    expect(body).toBe(
      'Hola Rosa, su hora en Clínica Huella quedó reservada para el viernes 20 de noviembre a las 10:00. Si no puede venir, por favor avísenos respondiendo este mensaje.',
    );
    expect(link).toBe(`https://wa.me/56912345678?text=${encodeURIComponent(body)}`);
    expect((await waiting()).nodes).toEqual([data.sendMessage]);

    const sent = (await act('markMessageSent', id)).data.markMessageSent;
    expect(sent).toMatchObject({
      state: 'SENT',
      sentAt: NOON.toISOString(),
      actions: ['UNMARK_SENT'],
      tries: 1,
    });
    expect((await waiting()).totalCount).toBe(0);
    expect((await act('markMessageSent', id)).data.markMessageSent).toEqual(sent);

    expect((await act('unmarkMessageSent', id)).data.unmarkMessageSent).toMatchObject({
      state: 'WAITING',
      sentAt: null,
    });
    expect((await act('discardMessage', id)).data.discardMessage).toMatchObject({
      state: 'DISCARDED',
      actions: [],
    });
    expect((await act('markMessageSent', id)).errors[0].extensions.code).toBe('MESSAGE_SETTLED');
    expect((await act('markMessageSent', 99)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('queues a message only once, however often it is requested', async () => {
    const appointmentId = await make();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(appointmentId)));
    expect(new Set(answers.map(({ data }) => data.sendMessage.id)).size).toBe(1);
    expect((await list()).totalCount).toBe(1);
    await send(appointmentId, 'REMINDER');
    expect((await list()).totalCount).toBe(2);
  });

  it('sends a message to the patient’s number at the time of sending', async () => {
    const { data } = await send(await make());
    await product.database.query(
      `update patient set phone = '9 8765 4321', phone_e164 = '+56987654321' where id = 1`,
    );
    expect((await waiting()).nodes[0]).toMatchObject({ recipient: '+56 9 8765 4321' });
    const sent = (await act('markMessageSent', data.sendMessage.id)).data.markMessageSent;
    await product.database.query(`update patient set phone = '1', phone_e164 = null where id = 1`);
    expect((await list()).nodes[0].recipient).toBe(sent.recipient);
    expect(sent.recipient).toBe('+56 9 8765 4321');
  });

  it('fails a message visibly without a number, and lets it wait once there is one', async () => {
    const { data } = await send(await make({ patientId: 2 }));
    expect(data.sendMessage).toMatchObject({ state: 'FAILED', recipient: '', actions: ['RETRY', 'DISCARD'] });
    expect(data.sendMessage.failure).toMatch(/teléfono/);
    const refused = await act('retryMessage', data.sendMessage.id);
    expect(refused.errors[0].message).toMatch(/teléfono/);
    await product.database.query(`update patient set phone_e164 = '+56987654321' where id = 2`);
    expect((await act('retryMessage', data.sendMessage.id)).data.retryMessage).toMatchObject({
      state: 'WAITING',
      failure: '',
      recipient: '+56 9 8765 4321',
    });
  });

  it.each([
    ['cancelled', { status: 'CANCELLED' }, /cancelada/],
    ['completed', { status: 'COMPLETED' }, /completó/],
    ['past', { date: '2026-11-18', time: '12:00' }, /ya pasó/],
  ])('refuses a message about a %s appointment by GraphQL', async (_case, fields, sentence) => {
    const { errors } = await send(await make(fields));
    expect(errors[0].extensions.code).toBe('APPOINTMENT_NOT_AHEAD');
    expect(errors[0].message).toMatch(sentence);
    expect((await list()).totalCount).toBe(0);
  });

  it('refuses a message about an unknown appointment by GraphQL', async () => {
    expect((await send(77)).errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('Confirmation', () => {
  it('creates a confirmation automatically only if the clinic turned it on', async () => {
    await make();
    expect((await list()).totalCount).toBe(0);
    await confirmAll();
    const appointmentId = await make({ time: '11:00' });
    expect((await waiting()).nodes).toMatchObject([
      { kind: 'CONFIRMATION', automatic: true, appointmentId, state: 'WAITING', staffName: null },
    ]);
  });

  it('creates a confirmation for a visitor’s booking, but not for a past or cancelled appointment', async () => {
    await confirmAll();
    const { status } = await product.client().post('/api/citas/reservar/', {
      nombre: 'Luis Visita',
      email: 'luis@demo.invalid',
      telefono: '+56 9 0000 1001',
      fecha: '2026-11-20',
      hora: '12:00',
      servicio: 'Consulta General',
    });
    expect(status).toBe(201);
    await make({ date: '2026-11-17' });
    await make({ time: '15:00', status: 'CANCELLED' });
    const { nodes } = await list();
    expect(nodes).toMatchObject([{ patientName: 'Luis Visita', recipient: '+56 9 0000 1001' }]);
  });

  it('moves an unsent confirmation with the appointment', async () => {
    await confirmAll();
    const id = await make();
    await change(id, { time: '16:00' });
    expect((await waiting()).nodes).toMatchObject([{ time: '16:00', appointmentId: id }]);
    expect((await waiting()).nodes[0].body).toContain('16:00');
    expect((await list('(states: [WITHDRAWN])')).nodes).toMatchObject([{ time: '10:00', isCurrent: false }]);
    await change(id, { notes: 'nada más' });
    expect((await list()).totalCount).toBe(2);
  });

  it('sends another confirmation when the appointment moves after the first, and again when it moves back', async () => {
    await confirmAll();
    const id = await make();
    const sendWaiting = async () => {
      const [first] = (await waiting()).nodes;
      await act('markMessageSent', first.id);
      return first.time;
    };
    expect(await sendWaiting()).toBe('10:00');
    await change(id, { time: '16:00' });
    expect(await sendWaiting()).toBe('16:00');
    await change(id, { time: '10:00' });
    expect(await sendWaiting()).toBe('10:00');
    expect((await list('(states: [SENT])')).totalCount).toBe(3);
  });

  it('sends one confirmation if an appointment moves away and back before it was sent', async () => {
    await confirmAll();
    const id = await make();
    await act('markMessageSent', (await waiting()).nodes[0].id);
    await change(id, { time: '16:00' });
    await change(id, { time: '10:00' });
    expect((await waiting()).totalCount).toBe(0);
    expect((await list('(states: [SENT])')).totalCount).toBe(1);
  });

  it('addresses an unsent confirmation to the other patient if the appointment is given to them', async () => {
    await confirmAll();
    const id = await make({ patientId: 2 });
    await change(id, { patientId: 1 });
    expect((await waiting()).nodes).toMatchObject([{ patientName: 'Rosa Ñandú Soto' }]);
  });

  it('withdraws a confirmation when the appointment is cancelled or deleted, and renews it on restoring', async () => {
    await confirmAll();
    const id = await make();
    await change(id, { status: 'CANCELLED' });
    expect((await waiting()).totalCount).toBe(0);
    await change(id, { status: 'BOOKED' });
    expect((await waiting()).totalCount).toBe(1);
    await run('mutation ($id: Int!) { deleteAppointment(id: $id) }', { id });
    expect((await waiting()).totalCount).toBe(0);
    expect((await list('(patientId: 1)')).nodes).toMatchObject([
      { state: 'WITHDRAWN', appointmentId: null },
      { state: 'WITHDRAWN' },
    ]);
  });

  it('deletes a confirmation with its patient', async () => {
    await confirmAll();
    await make();
    await product.database.query('delete from patient where id = 1');
    expect((await list()).totalCount).toBe(0);
  });

  it('creates no confirmation if the booking fails', async () => {
    await confirmAll();
    await make();
    const again = await run(
      `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`,
      { input: { patientId: 1, date: '2026-11-20', time: '10:00', treatment: 'x' } },
    );
    expect(again.errors[0].extensions.code).toBe('SLOT_TAKEN');
    expect((await list()).totalCount).toBe(1);
  });
});

describe('Message sent by staff', () => {
  it('moves a message created by staff with the appointment', async () => {
    const id = await make();
    await send(id, 'REMINDER');
    await change(id, { date: '2026-11-21' });
    expect((await waiting()).nodes).toMatchObject([
      { kind: 'REMINDER', date: '2026-11-21', automatic: false, staffName: 'admin' },
    ]);
  });
});

describe('List of messages', () => {
  it("shows waiting messages by the appointment's time, in pages", async () => {
    for (const time of ['15:00', '10:00', '12:00']) await send(await make({ time }));
    const page = await list('(states: [WAITING], order: APPOINTMENT, first: 2)');
    expect(page.totalCount).toBe(3);
    expect(page.nodes.map((node: { time: string }) => node.time)).toEqual(['10:00', '12:00']);
    const rest = await list('(states: [WAITING], order: APPOINTMENT, first: 2, offset: 2)');
    expect(rest.nodes.map((node: { time: string }) => node.time)).toEqual(['15:00']);
    const newest = await list();
    expect(newest.nodes.map((node: { time: string }) => node.time)).toEqual(['12:00', '10:00', '15:00']);
  });

  it('leaves messages about past appointments out of the list of waiting ones', async () => {
    await send(await make());
    product.clock.instant = new Date('2026-11-20T13:00:00Z');
    expect((await waiting()).totalCount).toBe(0);
  });

  it('filters messages by appointment, kind and channel', async () => {
    const one = await make();
    const other = await make({ time: '12:00' });
    await send(one);
    await send(one, 'REMINDER');
    await send(other);
    expect((await list(`(appointmentId: ${one})`)).totalCount).toBe(2);
    expect((await list(`(appointmentId: ${one}, kind: REMINDER)`)).totalCount).toBe(1);
    expect((await list('(channel: EMAIL)')).totalCount).toBe(0);
  });

  it.each(['first: 0', 'first: 101', 'offset: -1', 'appointmentId: 0'])(
    'refuses to list messages with %s',
    async (args) => {
      const { errors } = await run(`{ outboundMessages(${args}) { totalCount } }`);
      expect(errors[0].extensions.code).toBe('INVALID_INPUT');
    },
  );
});
