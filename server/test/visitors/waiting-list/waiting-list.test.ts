import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OffersJob } from '../../../src/visitors/waiting-list/offers-job.js';
import { FakeMailServer } from '../../messages/fake-mail-server.js';
import { runOn } from '../../messages/message-helper.js';
import { eventually } from '../../product/eventually.js';
import { sendForm } from '../../product/public-form.js';
import { useProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';
import { fillFriday, FRIDAY, HOURS, joinWaitingList, wish } from './full-friday.js';
import { tokenOfOffer } from './token-of-offer.js';

const mail = new FakeMailServer();
const product = useProduct({
  standIn: mail,
  environment: { PUBLIC_URL: 'https://clinica.example/' },
  empty: 'appointment, patient, closure, blocked_hours, outbound_message',
});
const second = useSecondInstance(product);

const rows = async (text: string, values: unknown[] = []) =>
  (await product.database.query(text, values)).rows;
const one = async (text: string, values: unknown[] = []) => Object.values((await rows(text, values))[0])[0];
const run = () => runOn(product, OffersJob, (job) => job.run());

const join = (n: number, wanted: object = {}) => joinWaitingList(product, n, wanted);
const cancel = (id: number, on = product) =>
  on.staff.send('PUT', `/api/citas/actualizar/${id}/`, { estado: 'cancelada' });

const offerTo = (n: number) => tokenOfOffer(product.database, mail, visitor(n).email);
const page = async (token: string) => (await product.client().get(`/public/oferta/${token}`)).body as string;
const answer = (token: string, word: string, on = product) => sendForm(on, `/public/oferta/${token}/${word}`);
/** Makes all holds expire. */
const letHoldsEnd = () =>
  rows(`update appointment_slot set held_until = clock_timestamp() where held_until is not null`);
const openOffers = () =>
  rows(
    `select p.email, to_char(o.start_minute / 60, 'fm00') || ':00' as time
     from waiting_offer o join waiting_entry e on e.id = o.waiting_entry_id join patient p on p.id = e.patient_id
     where o.state = 'OPEN' order by o.start_minute`,
  );

let appointments: number[];
beforeEach(async () => {
  appointments = await fillFriday(product);
});

describe('Freed hour', () => {
  it('offers a freed hour to the first match, holds it for them alone, and books it when they accept', async () => {
    await join(1, { parte: 'tarde' });
    await join(2);
    await join(3);
    await cancel(appointments[1]!);
    const token = await offerTo(2);
    expect(await openOffers()).toEqual([{ email: visitor(2).email, time: '10:00' }]);
    // No other visitor gets it.
    expect(await bookByRest(product.client(), { ...visitor(50), date: FRIDAY, time: '10:00' })).toBe(
      'Hora no disponible',
    );
    expect(await product.client().get(`/public/reservar?dia=${FRIDAY}`)).toMatchObject({
      body: expect.not.stringContaining('value="10:00"'),
    });
    // A scanner that opens links changes nothing.
    expect(await page(token)).toContain('Viernes 20 de noviembre, 10:00 h');
    expect((await openOffers()).length).toBe(1);

    const { status, location } = await answer(token, 'aceptar');
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/public\/cita\/[\w-]{43}\?nueva$/)]);
    expect((await answer(token, 'aceptar')).status).toBe(303);
    expect(
      await rows(
        `select p.email, a.booked_name, a.status from appointment a join patient p on p.id = a.patient_id
         where a.start_minute = 600 and a.status <> 'CANCELLED'`,
      ),
    ).toEqual([{ email: visitor(2).email, booked_name: 'Visita 2', status: 'BOOKED' }]);
    expect(await rows('select ending from waiting_entry where ended_at is not null')).toEqual([
      { ending: 'BOOKED' },
    ]);
    expect(await one('select count(*)::int from blocked_hours')).toBe(0);
    expect(await page(token)).toContain('Ya tomó esta hora');
  });

  it('offers a freed hour to the next match at once after a refusal, and after the deadline', async () => {
    await join(1);
    await join(2);
    await join(3);
    await cancel(appointments[3]!);
    const first = await offerTo(1);
    expect((await answer(first, 'rechazar')).status).toBe(303);
    expect(await page(first)).toContain('Gracias por avisarnos');
    const late = await offerTo(2);

    await letHoldsEnd();
    expect(await page(late)).toContain('Esta hora ya no está disponible');
    await run();
    const last = await offerTo(3);
    const refused = await answer(late, 'aceptar');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Esta hora ya no está disponible');
    expect((await answer(last, 'aceptar')).status).toBe(303);
    expect(await rows('select state from waiting_offer order by id')).toEqual([
      { state: 'DECLINED' },
      { state: 'EXPIRED' },
      { state: 'ACCEPTED' },
    ]);
    // A visitor who declined still waits for another hour, and can leave with one click.
    expect(await one('select count(*)::int from waiting_entry where ended_at is null')).toBe(2);
    expect((await answer(late, 'salir')).location).toBe('/public/avisar/fin');
    expect(await one(`select count(*)::int from waiting_entry where ending = 'LEFT'`)).toBe(1);
  });

  it('opens an offered hour to all after the deadline, even if no job runs, and then sends no more offers of it', async () => {
    await join(1);
    await cancel(appointments[0]!);
    const token = await offerTo(1);
    await letHoldsEnd();
    expect((await answer(token, 'aceptar')).status).toBe(409);
    expect(await bookByRest(product.client(), { ...visitor(50), date: FRIDAY, time: '09:00' })).toBe(
      'booked',
    );
    expect(await one('select count(*)::int from blocked_hours')).toBe(0);
    expect((await answer(token, 'aceptar')).status).toBe(409);
    await run();
    expect(await openOffers()).toEqual([]);
    expect(
      await one(`select count(*)::int from appointment where start_minute = 540 and status <> 'CANCELLED'`),
    ).toBe(1);
  });

  it('finds an hour freed without an event, such as by a lifted block or a dead process', async () => {
    await product.staff.send('DELETE', `/api/citas/eliminar/${appointments[5]}/`);
    const { body } = await product.staff.graphql(
      `mutation { blockHours(input: { professionalId: 1, date: "${FRIDAY}", time: "14:00", durationMinutes: 60, reason: "x" }) { id } }`,
    );
    await join(1);
    await run();
    expect(await openOffers()).toEqual([]);
    await product.staff.graphql(`mutation { unblockHours(id: ${body.data.blockHours.id}) }`);
    // The queue of an instance that dies is lost, but the next check finds the hour anyway.
    await run();
    expect(await openOffers()).toEqual([{ email: visitor(1).email, time: '14:00' }]);
  });

  it('a freed hour stays free if the patient objects to messages just before the offer is made', async () => {
    await join(1);
    await run();
    const objection = await product.database.connect();
    await objection.query('begin');
    await objection.query('select from waiting_entry for update');
    await cancel(appointments[1]!);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await eventually(async () => (await rows(waiting)).length > 0, 'the offer waits for the entry');
    await objection.query(
      `insert into message_opposition select patient_id, channel, 'OFFER', now(), 1
       from waiting_entry cross join unnest(array['EMAIL', 'WHATSAPP']) as channel`,
    );
    await objection.query('commit');
    objection.release();
    await run();
    expect(await openOffers()).toEqual([]);
    expect(await bookByRest(product.client(), { ...visitor(50), date: FRIDAY, time: '10:00' })).toBe(
      'booked',
    );
  });

  it('offers a freed hour to no visitor at night', async () => {
    await join(1);
    product.clock.instant = new Date('2026-11-19T02:00:00Z');
    second.clock.instant = product.clock.instant;
    await rows(
      `with left_hours as (delete from appointment_slot where appointment_id = $1)
       update appointment set status = 'CANCELLED' where id = $1`,
      [appointments[0]],
    );
    await run();
    expect(await openOffers()).toEqual([]);
    product.clock.instant = new Date('2026-11-19T12:00:00Z');
    await run();
    expect(await openOffers()).toEqual([{ email: visitor(1).email, time: '09:00' }]);
  });
});

it('makes ten offers for ten concurrent cancellations on two instances, and sells each hour once', async () => {
  for (let n = 1; n <= 10; n += 1) await join(n);
  await Promise.all(appointments.map((id, n) => cancel(id, n % 2 === 0 ? product : second)));
  const tokens = await Promise.all(HOURS.map((_, n) => offerTo(n + 1)));
  expect((await openOffers()).map(({ time }) => time)).toEqual(HOURS);

  const answers = await Promise.all([
    ...tokens.flatMap((token) => [answer(token, 'aceptar'), answer(token, 'aceptar', second)]),
    ...HOURS.map((time, n) => bookByRest(product.client(), { ...visitor(50 + n), date: FRIDAY, time })),
  ]);
  expect(answers.slice(0, 20).map((given) => (given as { status: number }).status)).toEqual(
    Array.from({ length: 20 }, () => 303),
  );
  expect(answers.slice(20)).toEqual(HOURS.map(() => 'Hora no disponible'));
  expect(await one(`select count(*)::int from appointment where status <> 'CANCELLED'`)).toBe(10);
  expect(await one('select count(*)::int from appointment_slot')).toBe(20);
});

describe('Offer that staff send by hand', () => {
  it("leaves the offer in staff's messages, and holds the hour for the clinic’s hold time once they sent it", async () => {
    await join(1);
    await rows(
      `insert into message_opposition select p.id, 'EMAIL', 'OFFER', now(), 1 from patient p where p.email = $1`,
      [visitor(1).email],
    );
    await cancel(appointments[2]!);
    await eventually(async () => (await openOffers()).length === 1, 'an offer');
    const listed = await product.staff.graphql(
      '{ outboundMessages(states: [WAITING]) { nodes { id kind body carriesLink isCurrent } } }',
    );
    const [message] = listed.body.data.outboundMessages.nodes;
    expect(message).toMatchObject({ kind: 'OFFER', carriesLink: true, isCurrent: true });
    expect(message.body).toContain('Se liberó una hora');
    expect(await one(`select max(held_until) > now() + interval '100 minutes' from appointment_slot`)).toBe(
      true,
    );
    await product.staff.graphql(`mutation { markMessageSent(id: ${message.id}) { id } }`);
    expect(
      await one(
        `select max(held_until) between now() + interval '20 minutes' and now() + interval '30 minutes' from appointment_slot`,
      ),
    ).toBe(true);
  });
});

describe('Waiting list', () => {
  const list = async () =>
    (
      await product.staff.graphql(
        '{ waitingList { id patientName fromDate dayPart earlierOffers offer { date time messageState } } }',
      )
    ).body.data.waitingList;

  it('shows the waiting list to staff, who can offer or book an hour by hand and remove entries', async () => {
    await join(1, { parte: 'manana' });
    await join(2, { desde: '2026-11-19', hasta: '2026-11-19', parte: 'tarde' });
    const [rosa, luz] = await list();
    expect(rosa).toMatchObject({
      patientName: 'Visita 1',
      dayPart: 'MORNING',
      offer: null,
      earlierOffers: 0,
    });
    await eventually(async () => (await openOffers()).length === 1, 'the free hour of Thursday');
    await product.staff.graphql(`mutation { removeFromWaitingList(id: ${luz.id}) }`);
    expect(await openOffers()).toEqual([]);
    expect(await rows('select ending, ended_by from waiting_entry where ended_at is not null')).toEqual([
      { ending: 'REMOVED', ended_by: 1 },
    ]);
    const offer = (time: string) =>
      product.staff.graphql(
        `mutation { offerWaitingHour(id: ${rosa.id}, date: "2026-11-19", time: "${time}") }`,
      );
    expect((await offer('17:00')).body.data.offerWaitingHour).toBe(true);
    expect((await offer('16:00')).body.errors[0].extensions.code).toBe('BAD_REQUEST');
    expect((await list())[0].offer).toMatchObject({ date: '2026-11-19', time: '17:00' });
    await product.staff.graphql(`mutation { acceptWaitingOffer(id: ${rosa.id}) }`);
    expect(await list()).toEqual([]);
    expect(await one(`select count(*)::int from appointment where date = '2026-11-19'`)).toBe(1);
  });

  it('ends entries of visitors who got an hour, whose days have passed, or who never respond', async () => {
    for (const n of [1, 2, 3]) await join(n);
    await rows(
      `update appointment set patient_id = (select patient_id from waiting_entry order by id limit 1) where id = $1`,
      [appointments[6]],
    );
    const [, luz] = (await rows('select id from waiting_entry order by id')) as Array<{ id: number }>;
    for (const start of [600, 660, 720])
      await rows(
        `insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state, created_at, settled_at)
         values ($1, 'x', 1, '2026-11-20', $2, 60, 'EXPIRED', now(), now())`,
        [luz!.id, start],
      );
    await run();
    expect(await rows('select ending from waiting_entry order by id')).toEqual([
      { ending: 'BOOKED' },
      { ending: 'UNANSWERED' },
      { ending: null },
    ]);
    product.clock.instant = new Date('2026-11-23T15:00:00Z');
    await run();
    expect(await one('select ending from waiting_entry order by id desc limit 1')).toBe('PAST');
    product.clock.instant = new Date('2027-01-23T15:00:00Z');
    await run();
    expect(await one('select count(*)::int from waiting_entry')).toBe(0);
  });

  it('accepts one waiting list entry per person, and shows errors in the form', async () => {
    await join(1);
    await join(1, { parte: 'tarde' });
    expect(await rows('select day_part from waiting_entry')).toEqual([{ day_part: 'afternoon' }]);
    const wrong = await sendForm(product, '/public/avisar', wish(2, { email: 'x', hasta: '2026-11-19' }));
    expect(wrong.status).toBe(400);
    // Both at once, in the order of the form's fields.
    expect(wrong.text).toMatch(
      /Revise los datos marcados\.[\s\S]*El último día no puede ser anterior al primero\.[\s\S]*Escriba un correo válido/,
    );
    expect(wrong.text).toContain('value="Visita 2"');
    expect((await sendForm(product, '/public/avisar', wish(2, { hasta: '2026-11-19' }))).text).toContain(
      'El último día no puede ser anterior al primero.',
    );
    expect(
      (await sendForm(product, '/public/avisar', wish(2), { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    // A bot fills in a field that people do not see.
    expect((await sendForm(product, '/public/avisar', wish(2, { asunto: 'x' }))).status).toBe(429);
    expect(await one('select count(*)::int from waiting_entry')).toBe(1);
  });

  it('stores no token of an offer, and shows an error for an invalid link', async () => {
    await join(1);
    await cancel(appointments[0]!);
    const token = await offerTo(1);
    const stored = await rows(
      'select m::text as row from outbound_message m union all select l::text from waiting_offer_link l',
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    const { status, body } = await product.client().get(`/public/oferta/${'x'.repeat(43)}`);
    expect(status).toBe(404);
    expect(body).toContain('Este enlace no sirve o ya venció.');
  });
});

describe('Waiting for a treatment and a professional', () => {
  const BRACKETS = 'Postura de brackets';
  const PODIATRY = 'Podología general';
  const DORA = 1;
  const setBrackets = (changes: string) =>
    rows(`update treatment set ${changes} where name = $1`, [BRACKETS]);
  beforeAll(async () => {
    await setBrackets('bookable_online = true, duration_minutes = 120');
    await rows('update treatment set bookable_online = true where name = $1', [PODIATRY]);
    await rows('update clinic_settings set shows_professionals = true');
    await rows(`update professional set name = 'Dora Norte' where id = ${DORA}`);
  });
  const offers = () =>
    rows(
      `select p.email, o.treatment, o.duration_minutes as minutes, o.professional_id as who, o.start_minute as start,
              (select count(*)::int from appointment_slot s where s.blocked_hours_id = o.blocked_hours_id) as slots
       from waiting_offer o join waiting_entry e on e.id = o.waiting_entry_id join patient p on p.id = e.patient_id
       where o.state = 'OPEN' order by o.id`,
    );

  it('holds as many half hours for an offer as the treatment takes, and books them', async () => {
    await join(1, { tratamiento: BRACKETS });
    await cancel(appointments[1]!);
    await run();
    expect(await offers()).toEqual([]);
    await cancel(appointments[2]!);
    const token = await offerTo(1);
    const { email } = visitor(1);
    expect(await offers()).toEqual([
      { email, treatment: BRACKETS, minutes: 120, who: DORA, start: 600, slots: 4 },
    ]);
    expect(await page(token)).toContain('Postura de brackets · 120 minutos');
    // A visitor may change what they wait for, but the offered hour stays as it is.
    await join(1, { tratamiento: PODIATRY, desde: '2026-12-01', hasta: '2026-12-01' });
    expect((await answer(token, 'aceptar')).status).toBe(303);
    expect(
      await rows(
        `select treatment, duration_minutes as minutes from appointment where start_minute = 600 and status = 'BOOKED'`,
      ),
    ).toEqual([{ treatment: BRACKETS, minutes: 120 }]);
  });

  it('uses the treatment’s current length for an offer', async () => {
    await join(1, { tratamiento: BRACKETS });
    await setBrackets('duration_minutes = 60');
    await cancel(appointments[1]!);
    await offerTo(1);
    expect(await offers()).toMatchObject([{ minutes: 60, slots: 2 }]);
    await setBrackets('duration_minutes = 120');
  });

  it('offers only hours of the wanted professional, if there is one', async () => {
    const hired = await product.staff.graphql(
      `mutation { createProfessional(input: { name: "Iván Sur", services: [PODIATRY], treatments: ["${PODIATRY}"] }) { id } }`,
    );
    const ivan = hired.body.data.createProfessional.id;
    await join(1, { tratamiento: PODIATRY, profesional: String(DORA) });
    await join(2, { tratamiento: PODIATRY, profesional: '' });
    await offerTo(2);
    expect(await offers()).toMatchObject([{ email: visitor(2).email, who: ivan }]);
    const { body } = await product.staff.graphql(
      '{ waitingList { treatment durationMinutes professionalName } }',
    );
    const wanted = { treatment: PODIATRY, durationMinutes: 60, professionalName: 'Dora Norte' };
    expect(body.data.waitingList[0]).toEqual(wanted);
    await cancel(appointments[4]!);
    expect(await page(await offerTo(1))).toContain('con Dora Norte');
    expect(await offers()).toMatchObject([{ who: ivan }, { email: visitor(1).email, who: DORA, start: 780 }]);
    await product.staff.graphql(`mutation { deleteProfessional(id: ${ivan}) }`);
  });
});
