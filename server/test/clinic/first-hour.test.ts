import { beforeEach, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';
import { BOOK, reserva, visitor } from '../product/visitors.js';

const product = useSharedProduct();
const WISH = { ...visitor(1), date: '2026-11-20', time: '10:00' };
const STEPS = '{ done skipped bookingsPaused }';

async function run(document: string, variables: object = {}) {
  const { body } = await product.staff.graphql(document, variables);
  return body;
}
const pause = async (isPaused: boolean) =>
  (await run(`mutation ($isPaused: Boolean!) { pauseBookings(isPaused: $isPaused) ${STEPS} }`, { isPaused }))
    .data.pauseBookings;
const appointments = async () =>
  (await product.database.query('select count(*)::integer as count from appointment')).rows[0].count;

beforeEach(() =>
  product.database.query(
    `update clinic_settings set name = 'Clínica Huella', address = '', city = '', phone = '', bookings_paused = false,
       first_steps_skipped = '{}';
     update treatment set price = null, bookable_online = false`,
  ),
);

describe('A pause of visitors’ bookings', () => {
  it('refuses bookings through REST, GraphQL and the page with the clinic’s phone, and keeps what is booked', async () => {
    const before = await product.client().post('/api/citas/reservar/', reserva({ ...WISH, time: '09:00' }));
    expect(before.status).toBe(201);
    const count = await appointments();
    await product.database.query(`update clinic_settings set phone = '+56 2 2345 6789'`);
    expect(await pause(true)).toMatchObject({ bookingsPaused: true });

    const sentence = expect.stringMatching(/llame al \+56 2 2345 6789\.$/);
    const rest = await product.client().post('/api/citas/reservar/', reserva(WISH));
    expect({ status: rest.status, error: rest.body.error }).toEqual({ status: 409, error: sentence });
    const { body } = await product.client().graphql(BOOK, { input: WISH });
    expect(body.errors[0]).toMatchObject({ message: sentence, extensions: { code: 'BOOKINGS_PAUSED' } });
    const page = await product.client().get('/public/reservar');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Todavía no se reserva en línea');
    expect(page.body).toContain('+56 2 2345 6789');
    const form = await product.client().get('/public/reservar/datos?dia=2026-11-20&hora=10:00');
    expect(form.body).toContain('Todavía no se reserva en línea');
    expect(await appointments()).toBe(count);

    expect(await pause(false)).toMatchObject({ bookingsPaused: false });
    expect((await product.client().post('/api/citas/reservar/', reserva(WISH))).status).toBe(201);
  });

  it('ends the first steps once the clinic has a name, an address and a treatment with a price', async () => {
    await pause(true);
    await product.database.query(
      `update clinic_settings set name = 'Pie Feliz', address = 'Calle 1', city = 'Arica'`,
    );
    const { data } = await run('{ treatments { id version } }');
    const [first] = data.treatments;
    const { data: priced } = await run(
      `mutation ($prices: [TreatmentPriceInput!]!) {
         priceTreatments(prices: $prices) { id price durationMinutes isBookableOnline version } }`,
      { prices: [{ ...first, price: 25000, durationMinutes: 120 }] },
    );
    expect(priced.priceTreatments[0]).toEqual({
      id: first.id,
      price: 25000,
      durationMinutes: 120,
      isBookableOnline: true,
      version: first.version + 1,
    });
    expect((await run(`{ firstSteps ${STEPS} }`)).data.firstSteps).toMatchObject({
      bookingsPaused: false,
      done: expect.arrayContaining(['NAME', 'ADDRESS', 'TREATMENTS']),
    });
    const page = await product.client().get('/public/reservar');
    expect(page.body).not.toContain('Todavía no se reserva en línea');
  });
});

it('prices treatments all or none', async () => {
  const { data } = await run('{ treatments { id version } }');
  const [first, second] = data.treatments;
  const price = (one: { id: number; version: number }, changes: object = {}) => ({
    ...one,
    price: 25000,
    durationMinutes: 60,
    ...changes,
  });
  const refused = async (prices: object[]) =>
    (
      await run('mutation ($prices: [TreatmentPriceInput!]!) { priceTreatments(prices: $prices) { id } }', {
        prices,
      })
    ).errors[0].extensions.code;
  expect(await refused([price(first), price(second, { version: 999 })])).toBe('STALE');
  expect(await refused([price(first), price(second, { id: 999_999 })])).toBe('NOT_FOUND');
  expect(await refused([price(first), price(first)])).toBe('INVALID_INPUT');
  expect(await refused([price(first, { durationMinutes: 61 })])).toBe('INVALID_INPUT');
  const { rows } = await product.database.query(
    'select from treatment where price is not null or bookable_online',
  );
  expect(rows).toEqual([]);
});

it('stores which first steps are skipped, once each', async () => {
  const skip = async (step: string, isSkipped: boolean) =>
    (
      await run(
        `mutation ($step: FirstStep!, $isSkipped: Boolean!) { skipFirstStep(step: $step, isSkipped: $isSkipped) ${STEPS} }`,
        { step, isSkipped },
      )
    ).data.skipFirstStep.skipped;
  expect(await skip('MAIL', true)).toEqual(['MAIL']);
  expect(await skip('MAIL', true)).toEqual(['MAIL']);
  expect(await skip('SECOND_FACTOR', true)).toEqual(['MAIL', 'SECOND_FACTOR']);
  expect(await skip('MAIL', false)).toEqual(['SECOND_FACTOR']);
});
