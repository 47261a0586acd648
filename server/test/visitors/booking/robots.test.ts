import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { solve } from '../../../../domain/visitors/booking/proof-of-work.js';
import { sendForm } from '../../product/public-form.js';
import { useProduct, useSecondInstance } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const FLOOD = 3;
const PERSON = 2;
const product = useProduct({
  empty: 'appointment, patient',
  environment: {
    LIMIT_BOOKINGS_FLOOD: `${FLOOD}/600`,
    LIMIT_BOOKINGS_PERSON: `${PERSON}/86400`,
  },
});
const other = useSecondInstance(product);
const DAY = '2026-11-20';
const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
const REFUSED = 'No es posible reservar en línea por ahora. Comuníquese con la clínica.';

beforeEach(async () => {
  await product.database.query('delete from rate_limit');
  await product.database.query('update agenda set open_bookings_limit = null');
});

const rest = (n: number, time: string, more: object = {}, where = product) =>
  where.client().post('/api/citas/reservar/', { ...reserva({ ...visitor(n), date: DAY, time }), ...more });
const mutation = async (n: number, time: string, more: object = {}) => {
  const { body } = await product
    .client()
    .graphql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { time } }', {
      input: { ...visitor(n), date: DAY, time, ...more },
    });
  return body;
};
async function form(n: number, time: string, more: Record<string, string> = {}) {
  const fields = { ...reserva({ ...visitor(n), date: DAY, time }), ...more };
  return sendForm(product, '/public/reservar/datos', fields);
}
const challenge = async (): Promise<string | null> =>
  (await product.client().graphql('{ bookingChallenge }')).body.data.bookingChallenge;
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const proof = async (from = 0): Promise<string> => solve((await challenge())!, sha256, from);
const count = async (table: string) =>
  (await product.database.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
/** Books for enough different visitors to trigger flood protection. */
async function flood(): Promise<void> {
  for (const [n, time] of HOURS.slice(0, FLOOD).entries())
    expect((await rest(100 + n, time, {}, n % 2 ? other : product)).status).toBe(201);
}

describe('Flood protection for bookings', () => {
  it('starts flood protection at the clinic’s limit, not before, counting bookings on all instances', async () => {
    expect(await challenge()).toBeNull();
    const statuses = await Promise.all(
      HOURS.map(async (time, n) => (await rest(n, time, {}, n % 2 ? other : product)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(FLOOD);
    expect(statuses.filter((status) => status === 429)).toHaveLength(HOURS.length - FLOOD);
    expect(await count('appointment')).toBe(FLOOD);
    expect(await challenge()).toMatch(/^reservar\.1[67]\.\d+\.[\w-]{22}$/);
  });

  it('refuses bookings without proof of work during a flood through every interface, and stores nothing', async () => {
    await flood();
    const byRest = await rest(1, '15:00');
    expect([byRest.status, byRest.headers.get('retry-after'), byRest.body]).toEqual([
      429,
      '600',
      { error: REFUSED },
    ]);
    expect((await mutation(1, '15:00')).errors[0]).toMatchObject({
      message: REFUSED,
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 600 },
    });
    const page = await form(1, '15:00');
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '600']);
    expect(page.text).toContain(REFUSED);
    expect(page.text).toContain('value="Visita 1"');
    expect(await count('appointment')).toBe(FLOOD);
    expect(await count('patient')).toBe(FLOOD);
  });

  it('accepts bookings with proof of work during a flood through every interface', async () => {
    await flood();
    expect((await mutation(1, '15:00', { proof: await proof(1) })).data.bookAppointment.time).toBe('15:00');
    expect((await rest(2, '16:00', { prueba: await proof(1_000_000) })).status).toBe(201);
    expect((await form(3, '17:00', { prueba: await proof(2_000_000) })).status).toBe(303);
  });

  it('asks no proof of work from a program with a token', async () => {
    await flood();
    const staff = await product.logIn();
    const booked = await staff.post(
      '/api/citas/reservar/',
      reserva({ ...visitor(1), date: DAY, time: '15:00' }),
    );
    expect(booked.status).toBe(201);
  });

  it('accepts each proof of work once, even if it is sent many times at once to two instances', async () => {
    await flood();
    const prueba = await proof();
    const free = HOURS.slice(FLOOD);
    const answers = await Promise.all(
      free.map((time, n) => rest(n, time, { prueba }, n % 2 ? other : product)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(free.length - 1);
  });

  it('refuses a proof of work that is late, easier than requested, for other data or forged', async () => {
    await flood();
    const signed = (await challenge())!;
    const [purpose, bits, until, signature] = signed.split('.');
    const forged = [
      `${purpose}.1.${until}.${signature}`,
      `privacidad.${bits}.${until}.${signature}`,
      `${purpose}.${bits}.${Number(until) + 60}.${signature}`,
      `${purpose}.${bits}.${until}.${'A'.repeat(22)}`,
    ];
    for (const text of forged)
      expect((await rest(1, '15:00', { prueba: solve(text, sha256, 0) })).status).toBe(429);
    expect((await rest(1, '15:00', { prueba: `${signed}.0` })).status).toBe(429);
    const good = solve(signed, sha256, 0);
    const noon = product.clock.instant;
    product.clock.instant = new Date(noon.getTime() + 901_000);
    expect((await rest(1, '15:00', { prueba: good })).status).toBe(429);
    product.clock.instant = noon;
    expect((await rest(1, '15:00', { prueba: good })).status).toBe(201);
  });

  it('adds the challenge to the form page, which only then loads a script', async () => {
    const page = async () =>
      (await product.client().get(`/public/reservar/datos?dia=${DAY}&hora=15:00`)).body as string;
    expect(await page()).not.toMatch(/data-challenge|<script[^>]*\bsrc=/);
    await flood();
    expect(await page()).toMatch(/data-challenge="reservar\.16\./);
    expect(await page()).toMatch(/<script data-script="\//);
  });
});

describe('Limit of bookings per person', () => {
  it('counts bookings with the same e-mail or phone, from any network, and ignores failed ones', async () => {
    await product.database.query('delete from rate_limit');
    const { email, phone } = visitor(1);
    expect((await rest(9, '09:00')).status).toBe(201);
    expect((await rest(1, '09:00')).status).toBe(409);
    await product.database.query(`delete from rate_limit where key like 'booking-all%'`);
    expect((await rest(1, '10:00')).status).toBe(201);
    expect((await rest(1, '11:00')).status).toBe(201);
    await product.database.query(`delete from rate_limit where key like 'booking-all%'`);
    const third = await rest(2, '12:00', { email: email.toUpperCase() }, other);
    expect([third.status, third.body]).toEqual([429, { error: REFUSED }]);
    expect((await rest(3, '12:00', { telefono: phone.replaceAll(' ', '') }, other)).status).toBe(429);
    expect((await rest(2, '12:00')).status).toBe(201);
  });
});

describe('Form with its hidden field filled in', () => {
  it('answers a form with a filled hidden field like too many bookings, and leaves nothing behind', async () => {
    const { status, headers, text } = await form(1, '15:00', { asunto: 'https://venta.example' });
    expect([status, headers.get('retry-after')]).toEqual([429, '600']);
    expect(text).toContain(REFUSED);
    expect(text).not.toContain('venta.example');
    expect([await count('appointment'), await count('patient')]).toEqual([0, 0]);
    expect((await form(1, '15:00', { asunto: '' })).status).toBe(303);
  });
});
