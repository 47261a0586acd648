import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageSweep } from '../../src/messages/delivery/message-sweep.js';
import { Reminders } from '../../src/messages/occasions/reminders.js';
import { NOON, type TestProduct } from '../product/start-product.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';
import { MessageHelper, runOn } from './message-helper.js';

const product = useSharedProduct();
const second = useSecondInstance(product);
const desk = new MessageHelper(product, product.staff);
beforeEach(async () => {
  at('2026-11-16T15:00:00Z');
  await desk.clear();
});

function at(instant: string): void {
  product.clock.instant = new Date(instant);
  second.clock.instant = product.clock.instant;
}
/** Runs the reminders that are due at a given time. @returns how many were created. */
async function look(instant: string): Promise<number> {
  at(instant);
  return desk.run(Reminders, (reminders) => reminders.writeDue());
}
const waiting = async () =>
  (await desk.messages())
    .filter(({ state }) => state === 'WAITING')
    .map(({ date, body }) => ({ date, body }));

describe('Reminder', () => {
  it('creates a reminder once, at ten the day before', async () => {
    await desk.book('2026-11-19', '12:00');
    expect(await look('2026-11-18T12:59:00Z')).toBe(0);
    expect(await look('2026-11-18T13:00:00Z')).toBe(1);
    expect(await look('2026-11-18T13:05:00Z')).toBe(0);
    expect(await look('2026-11-19T13:00:00Z')).toBe(0);
    expect(await desk.messages()).toMatchObject([
      { kind: 'REMINDER', automatic: true, state: 'WAITING', recipient: '+56912345678', date: '2026-11-19' },
    ]);
    expect((await desk.messages())[0]!.body).toContain('jueves 19 de noviembre a las 12:00');
  });

  it('creates a reminder once, however many instances check at the same time', async () => {
    for (const time of ['10:00', '11:00', '12:00', '13:00']) await desk.book('2026-11-19', time);
    at('2026-11-18T13:00:00Z');
    const looks = Array.from({ length: 10 }, (_, n) =>
      runOn(n % 2 === 0 ? product : second, Reminders, (reminders) => reminders.writeDue()),
    );
    const written = (await Promise.all(looks)).reduce((sum, count) => sum + count, 0);
    expect(written).toBe(4);
    expect(await desk.messages()).toHaveLength(4);
  });

  it('creates reminders by the clinic’s time, and none if they are off', async () => {
    await desk.book('2026-11-19', '12:00');
    await desk.settings('reminder_minute = 17 * 60');
    expect(await look('2026-11-18T19:59:00Z')).toBe(0);
    await desk.settings('reminders = false');
    expect(await look('2026-11-18T20:00:00Z')).toBe(0);
    await desk.settings('reminders = true');
    expect(await look('2026-11-18T20:00:00Z')).toBe(1);
  });

  it('creates a reminder due at night in the following morning', async () => {
    at('2026-11-18T23:59:00Z');
    await desk.book('2026-11-19', '09:00');
    expect(await look('2026-11-19T00:00:00Z')).toBe(0);
    expect(await look('2026-11-19T03:00:00Z')).toBe(0);
    expect(await look('2026-11-19T10:59:00Z')).toBe(0);
    expect(await look('2026-11-19T11:00:00Z')).toBe(1);
  });

  it('creates no reminder about an hour that has begun, or for a booking of the same day', async () => {
    await desk.book('2026-11-18', '12:00');
    expect(await look('2026-11-18T15:00:00Z')).toBe(0);
    at('2026-11-18T14:00:00Z');
    await desk.book('2026-11-18', '15:00');
    expect(await look('2026-11-18T15:00:00Z')).toBe(0);
  });

  it("queues a reminder at once for an appointment booked after the reminder's time", async () => {
    at('2026-11-18T20:00:00Z');
    await desk.book('2026-11-19', '12:00');
    expect(await look('2026-11-18T20:05:00Z')).toBe(1);
  });

  it.each(['cancelada', 'completada'])(
    'creates no reminder for a %s appointment, and withdraws one that waits',
    async (estado) => {
      const id = await desk.book('2026-11-19', '12:00');
      await desk.change(id, { estado });
      expect(await look('2026-11-18T13:00:00Z')).toBe(0);
      await desk.change(id, { estado: 'confirmada' });
      expect(await look('2026-11-18T13:00:00Z')).toBe(1);
      await desk.change(id, { estado });
      expect(await waiting()).toEqual([]);
      expect(await look('2026-11-18T13:05:00Z')).toBe(0);
    },
  );

  it('moves a reminder with its appointment', async () => {
    const id = await desk.book('2026-11-19', '12:00');
    expect(await look('2026-11-18T13:00:00Z')).toBe(1);
    await desk.change(id, { hora: '16:00' });
    expect(await waiting()).toEqual([]);
    expect(await look('2026-11-18T13:05:00Z')).toBe(1);
    expect((await waiting())[0]!.body).toContain('16:00');
    await desk.change(id, { fecha: '2026-11-25' });
    expect(await look('2026-11-18T13:10:00Z')).toBe(0);
    expect(await look('2026-11-24T13:00:00Z')).toBe(1);
  });

  it('creates no other reminder after staff discarded one', async () => {
    await desk.book('2026-11-19', '12:00');
    await look('2026-11-18T13:00:00Z');
    const [message] = await desk.messages();
    await desk.staff.graphql(`mutation { discardMessage(id: ${message!.id}) { id } }`);
    expect(await look('2026-11-18T13:05:00Z')).toBe(0);
  });

  it('creates no second reminder if staff sent it by hand before its time', async () => {
    const id = await desk.book('2026-11-19', '12:00');
    at('2026-11-18T12:00:00Z');
    const { body } = await desk.staff.post('/api/notificaciones/whatsapp/recordatorio/', { cita_id: id });
    await desk.staff.graphql(`mutation { markMessageSent(id: ${body.id}) { id } }`);
    expect(await look('2026-11-18T13:00:00Z')).toBe(0);
    expect(await desk.messages()).toHaveLength(1);
  });

  it('creates the other reminders if one cannot be created', async () => {
    for (const time of ['10:00', '11:00', '12:00']) await desk.book('2026-11-19', time);
    await product.database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
      create trigger refuse before insert on outbound_message for each row when (new.start_minute = 600) execute function refuse()`);
    await expect(look('2026-11-18T13:00:00Z')).rejects.toThrow();
    expect(await waiting()).toHaveLength(2);
    await product.database.query('drop trigger refuse on outbound_message; drop function refuse');
    expect(await look('2026-11-18T13:05:00Z')).toBe(1);
  });

  it('shows the reminder for a patient without a number as failed, once', async () => {
    await desk.book('2026-11-19', '12:00', { patientId: 2 });
    expect(await look('2026-11-18T13:00:00Z')).toBe(1);
    expect(await look('2026-11-18T13:05:00Z')).toBe(0);
    expect(await desk.messages()).toMatchObject([
      { state: 'FAILED', recipient: '', failure: expect.stringMatching(/teléfono/) },
    ]);
  });

  it.each([
    ['the clock goes forward in the night between', '2027-09-04T14:00:00Z', '2027-09-05', '2027-09-05'],
    ['the clock goes back in the night between', '2027-04-03T13:00:00Z', '2027-04-04', '2027-04-04'],
    ['the day before is 29 February', '2028-02-29T13:00:00Z', '2028-03-01', '2028-03-01'],
    ['the day before is in the old year', '2026-12-31T13:00:00Z', '2027-01-01', '2027-01-01'],
  ])('creates a reminder at ten when %s', async (_case, instant, date, reminded) => {
    at('2026-11-16T15:00:00Z');
    // Opens the agenda on Sundays and holidays for this test.
    await product.database.query(
      `insert into opening_hours values ('PODIATRY', 7, 540, 1140) on conflict do nothing`,
    );
    await desk.book(date, '12:00');
    const before = new Date(new Date(instant).getTime() - 60_000).toISOString();
    expect(await look(before)).toBe(0);
    expect(await look(instant)).toBe(1);
    expect((await waiting()).map((message) => message.date)).toEqual([reminded]);
  });
});

/** The code of PostgreSQL's lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

it('keeps reminders and agenda consistent while appointments move and two instances create reminders', async () => {
  const hours = Array.from({ length: 10 }, (_, n) => `${String(n + 9).padStart(2, '0')}:00`);
  const ids = [];
  for (const hour of hours) ids.push(await desk.book('2026-11-19', hour));
  at('2026-11-18T13:00:00Z');
  const look = (by: TestProduct) => runOn(by, Reminders, (reminders) => reminders.writeDue());
  // On a slow machine one may wait too long for the others' locks; the next minute's job makes up for it.
  const lookAmongOthers = (by: TestProduct) =>
    look(by).catch((error: { code?: string }) => expect(error.code).toBe(LOCK_NOT_AVAILABLE));
  await Promise.all([
    ...ids.flatMap((id, n) => [
      n % 3 === 0 ? desk.change(id, { estado: 'cancelada' }) : undefined,
      n % 3 === 1 ? desk.change(id, { fecha: '2026-11-20' }) : undefined,
      lookAmongOthers(n % 2 ? product : second),
    ]),
  ]);
  await look(product);
  const { rows } = await product.database.query(
    `select a.id, a.status, a.date::text as date, count(m.id)::integer as messages,
            count(m.id) filter (where m.state = 'WAITING' and m.date = a.date)::integer as waiting,
            count(m.id) filter (where m.state = 'WAITING' and m.date <> a.date)::integer as untrue
     from appointment a left join outbound_message m on m.appointment_id = a.id group by a.id order by a.id`,
  );
  expect(rows.map(({ waiting }) => waiting)).toEqual(ids.map((_, n) => (n % 3 === 2 ? 1 : 0)));
  expect(rows.map(({ untrue }) => untrue)).toEqual(ids.map(() => 0));
  expect(rows.every(({ messages }) => messages <= 1)).toBe(true);
});

describe('Message sweep', () => {
  it('withdraws messages about an hour that has begun', async () => {
    await desk.book('2026-11-19', '12:00');
    await look('2026-11-18T13:00:00Z');
    at('2026-11-19T14:59:00Z');
    await desk.run(MessageSweep, (sweep) => sweep.run());
    expect(await desk.messages()).toMatchObject([{ state: 'WAITING' }]);
    at('2026-11-19T15:00:00Z');
    await desk.run(MessageSweep, (sweep) => sweep.run());
    expect(await desk.messages()).toMatchObject([
      { state: 'WITHDRAWN', failure: expect.stringMatching(/ya pasó/) },
    ]);
  });

  it('withdraws messages about an appointment that was deleted in the database', async () => {
    at(NOON.toISOString());
    await desk.book('2026-11-19', '12:00');
    await look(NOON.toISOString());
    await product.database.query('delete from appointment');
    await desk.run(MessageSweep, (sweep) => sweep.run());
    expect(await desk.messages()).toMatchObject([{ state: 'WITHDRAWN', appointment_id: null }]);
  });
});

describe('Patient who wants no reminders', () => {
  const OPPOSE = `mutation ($oppositions: [MessageOppositionInput!]!) {
    setMessageOppositions(patientId: 1, oppositions: $oppositions) { channel kind notedByName }
  }`;
  const oppose = async (...oppositions: object[]) => (await desk.staff.graphql(OPPOSE, { oppositions })).body;
  const REMINDERS = { channel: 'WHATSAPP', kind: 'REMINDER' };
  const storedStates = async () => (await desk.messages()).map(({ state, failure }) => [state, failure]);
  const WHY = 'El paciente pidió no recibir estos mensajes.';

  it('creates no reminder for a patient who opted out, and shows staff why', async () => {
    const { data } = await oppose(REMINDERS);
    expect(data.setMessageOppositions).toEqual([{ ...REMINDERS, notedByName: expect.any(String) }]);
    await desk.book('2026-11-19', '12:00');
    await look('2026-11-18T13:00:00Z');
    await look('2026-11-18T13:05:00Z');
    expect(await storedStates()).toEqual([['DISCARDED', WHY]]);
  });

  it('withdraws waiting reminders on an opt-out, once, and creates them again after it is revoked', async () => {
    await desk.book('2026-11-19', '12:00');
    await look('2026-11-18T13:00:00Z');
    await oppose(REMINDERS, { channel: 'EMAIL', kind: 'CONFIRMATION' });
    await look('2026-11-18T13:05:00Z');
    expect(await storedStates()).toEqual([['WITHDRAWN', WHY]]);
    expect((await oppose()).data.setMessageOppositions).toEqual([]);
    await desk.book('2026-11-19', '15:00');
    await look('2026-11-18T13:10:00Z');
    expect((await waiting()).map(({ body }) => body)).toContainEqual(expect.stringContaining('15:00'));
  });

  it('keeps waiting messages of other kinds or channels on an opt-out', async () => {
    const id = await desk.book('2026-11-19', '12:00');
    await look('2026-11-18T13:00:00Z');
    await desk.staff.graphql(`mutation { sendMessage(appointmentId: ${id}, kind: CONFIRMATION) { id } }`);
    const states = async () =>
      Object.fromEntries((await desk.messages()).map(({ kind, state }) => [kind, state]));
    await oppose({ channel: 'EMAIL', kind: 'CONFIRMATION' });
    expect(await states()).toEqual({ REMINDER: 'WAITING', CONFIRMATION: 'WAITING' });
    await oppose({ channel: 'WHATSAPP', kind: 'CONFIRMATION' });
    expect(await states()).toEqual({ REMINDER: 'WAITING', CONFIRMATION: 'WITHDRAWN' });
  });

  it('refuses to send a reminder by hand after an opt-out, by either API, and sends other messages', async () => {
    await oppose(REMINDERS);
    const id = await desk.book('2026-11-19', '12:00');
    const remind = await desk.staff.post('/api/notificaciones/whatsapp/recordatorio/', { cita_id: id });
    expect([remind.status, remind.body]).toEqual([409, { error: expect.stringContaining(WHY) }]);
    const { errors } = (
      await desk.staff.graphql(`mutation { sendMessage(appointmentId: ${id}, kind: REMINDER) { id } }`)
    ).body;
    expect(errors[0].extensions.code).toBe('PATIENT_OPPOSES');
    expect(await desk.messages()).toEqual([]);
    const confirm = await desk.staff.post('/api/notificaciones/whatsapp/confirmacion/', { cita_id: id });
    expect(confirm.status).toBe(200);
  });

  it('accepts opt-outs only of known patients and existing kinds of messages', async () => {
    const { errors } = await oppose({ channel: 'EMAIL', kind: 'REMINDER' });
    expect(errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { oppositions: expect.anything() },
    });
    const unknown = await desk.staff.graphql(
      'mutation { setMessageOppositions(patientId: 99, oppositions: []) { kind } }',
    );
    expect(unknown.body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});
