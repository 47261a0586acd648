import { beforeAll, describe, expect, it } from '@jest/globals';
import { PublicResponseCache } from '../../../src/foundation/answers/public-response-cache.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { sendForm } from '../../product/public-form.js';
import { useSharedProduct } from '../../product/use-product.js';
import { bookByGraphql, reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient, closure' });

const DAY = '2026-11-20';
const LONG = 'Postura de brackets';
const REFUSED = 'Ese tratamiento no se reserva en línea.';
const wish = (n: number, time = '10:00') => ({ ...visitor(n), date: DAY, time });
const wordsOf = (words: object) => new URLSearchParams(words as Record<string, string>).toString();

const open = async (words: object = {}) => {
  const { status, body } = await product.client().get(`/public/reservar?${wordsOf({ dia: DAY, ...words })}`);
  return { status, html: body as string };
};
const bookByForm = (n: number, time: string, more: object) =>
  sendForm(product, '/public/reservar/datos', { ...reserva(wish(n, time)), ...more });
const stored = async () =>
  (
    await product.database.query(
      `select service_type as service, treatment, duration_minutes as minutes, professional_id as who
       from appointment order by id`,
    )
  ).rows;

/** Podiatrists; the second one does not offer the long treatment. */
let dora: number;
let ivan: number;
beforeAll(async () => {
  const { database, staff } = product;
  await database.query(
    'update treatment set bookable_online = true, price = 65000, duration_minutes = 120 where name = $1',
    [LONG],
  );
  await database.query(
    "update treatment set bookable_online = true where name in ('Podología general', 'Manicura')",
  );
  await database.query(
    'update clinic_settings set shows_professionals = true, shows_treatments = true, shows_prices = true',
  );
  await database.query("update professional set name = 'Dora Norte' where id = 1");
  dora = 1;
  // The event about this change makes the server reload all changed settings.
  const { body } = await staff.graphql(
    `mutation { createProfessional(input: { name: "Iván Sur", services: [PODIATRY], treatments: ["Podología general"] }) { id } }`,
  );
  ivan = body.data.createProfessional.id;
});

describe('Booking page with choices', () => {
  it('offers the treatments that visitors may choose, with length, price and professionals', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toMatch(/Podología general[^]*Postura de brackets[^]*2 horas · \$65\.000[^]*Manicura/);
    expect(html).toMatch(/Cualquiera[^]*Dora Norte[^]*Iván Sur/);
    expect(html).toContain('Podología general · 60 minutos');
    expect(html).toContain('su hora de podología y manicura en ');
    const { body } = await product
      .client()
      .graphql('{ bookableTreatments { name durationMinutes price professionals { name } } }');
    expect(body.data.bookableTreatments).toEqual([
      {
        name: 'Podología general',
        durationMinutes: 60,
        price: null,
        professionals: [{ name: 'Dora Norte' }, { name: 'Iván Sur' }],
      },
      { name: LONG, durationMinutes: 120, price: 65_000, professionals: [] },
      { name: 'Manicura', durationMinutes: 60, price: null, professionals: [] },
    ]);
  });

  it('shows the hours that treatment and professional allow, and passes both on to the form', async () => {
    await bookByForm(1, '10:00', { tratamiento: 'Podología general', profesional: dora });
    await bookByForm(2, '12:00', { tratamiento: LONG });
    const { html: ofIvan } = await open({ profesional: ivan });
    expect(ofIvan).toContain('value="10:00"');
    const { html: ofDora } = await open({ tratamiento: 'Podología general', profesional: dora });
    expect(ofDora).not.toContain('value="10:00"');
    expect(ofDora).not.toContain('value="13:00"');
    expect(ofDora).toContain(`name="profesional" value="${dora}"`);
    const { html: long } = await open({ tratamiento: LONG });
    expect(long).not.toContain('value="11:00"');
    expect(long).toContain('value="14:00"');
    expect((await open({ tratamiento: 'Manicura' })).html).toContain('value="12:00"');
  });

  it('finds the first free hour for the chosen treatment and professional', async () => {
    expect((await open()).html).toMatch(/Próxima hora:[^]{0,60}miércoles 18 de noviembre, 13:00/);
    // Only for the long treatment, the same day is sold out.
    for (const [n, hora] of ['13:00', '15:00', '17:00'].entries())
      await product.client().post('/api/citas/reservar/', {
        ...reserva({ ...wish(n, hora), date: '2026-11-18' }),
        profesional: dora,
      });
    const { html } = await open({ tratamiento: LONG });
    expect(html).toMatch(/Próxima hora:[^]{0,60}jueves 19 de noviembre, 09:00/);
  });

  it('answers 404 with a way forward for an unavailable choice', async () => {
    for (const words of [{ tratamiento: 'Dermatomicoticos' }, { tratamiento: LONG, profesional: ivan }]) {
      const { status, html } = await open(words);
      expect(status).toBe(404);
      expect(html).toContain('Lo que eligió ya no se reserva en línea. Elija de nuevo.');
      expect(html).toContain('Podología general');
    }
    const twice = await product
      .client()
      .get(`/public/reservar/datos?dia=${DAY}&hora=10:00&tratamiento=a&tratamiento=b`);
    expect(twice.body).toContain('Lo que eligió ya no se reserva en línea.');
  });

  it('caches the booking page separately for each choice, and ignores other query parameters', async () => {
    const answers = product.app.get(PublicResponseCache);
    await eventually(() => answers.now() !== undefined);
    const manicure = (await open({ tratamiento: 'Manicura' })).html;
    expect((await open({ tratamiento: 'Manicura', utm_source: 'x' })).html).toBe(manicure);
    expect((await open({ tratamiento: LONG })).html).not.toBe(manicure);
    expect((await open({ tratamiento: 'Manicura' })).html).toBe(manicure);
  });
});

describe('Booking a choice', () => {
  it('books the chosen treatment, service, length and professional, by form, REST and GraphQL', async () => {
    const { status } = await bookByForm(1, '10:00', { tratamiento: 'Podología general', profesional: ivan });
    expect(status).toBe(303);
    await product
      .client()
      .post('/api/citas/reservar/', { ...reserva(wish(2, '12:00')), tratamiento: 'Manicura' });
    expect(await bookByGraphql(product.client(), { ...wish(3, '14:00'), treatment: LONG } as never)).toBe(
      'booked',
    );
    await product.client().post('/api/citas/reservar/', reserva(wish(4, '17:00')));
    expect(await stored()).toEqual([
      { service: 'PODIATRY', treatment: 'Podología general', minutes: 60, who: ivan },
      { service: 'MANICURE', treatment: 'Manicura', minutes: 60, who: 2 },
      { service: 'PODIATRY', treatment: LONG, minutes: 120, who: dora },
      { service: 'PODIATRY', treatment: 'Consulta General', minutes: 60, who: expect.any(Number) },
    ]);
  });

  it.each(['Dermatomicoticos', 'Magia'])(
    'refuses to book %s, which is not offered online',
    async (treatment) => {
      const form = await bookByForm(1, '10:00', { tratamiento: treatment });
      expect([form.status, form.text.includes(REFUSED)]).toEqual([400, true]);
      expect(form.text).toContain('Elegir de nuevo');
      expect(form.text).not.toContain('Confirmar Reserva');
      const rest = await product
        .client()
        .post('/api/citas/reservar/', { ...reserva(wish(1)), tratamiento: treatment });
      expect([rest.status, rest.body.error]).toEqual([400, expect.stringContaining(REFUSED)]);
      expect(await bookByGraphql(product.client(), { ...wish(1), treatment } as never)).not.toBe('booked');
      expect(await stored()).toEqual([]);
    },
  );

  it('refuses a booking with a professional who does not offer the treatment', async () => {
    const { status, text } = await bookByForm(1, '10:00', { tratamiento: LONG, profesional: ivan });
    expect([status, text.includes('Esa persona no atiende ese servicio o tratamiento.')]).toEqual([
      400,
      true,
    ]);
    expect(await stored()).toEqual([]);
  });

  it('offers the chosen professional’s remaining hours if theirs was sold in the meantime', async () => {
    const choice = { tratamiento: 'Podología general', profesional: dora };
    await bookByForm(1, '10:00', choice);
    await bookByForm(2, '11:00', { profesional: dora });
    const { status, text } = await bookByForm(3, '10:00', choice);
    expect(status).toBe(409);
    expect(text).toMatch(/type="radio"[^>]*value="12:00"/);
    expect(text).not.toMatch(/type="radio"[^>]*value="11:00"/);
    expect(text).toContain(`name="profesional" value="${dora}"`);
    expect((await bookByForm(3, '12:00', choice)).status).toBe(303);
  });

  it('keeps treatment and professional when the visitor moves a booking, unless they accept anyone', async () => {
    const { location } = await bookByForm(1, '10:00', {
      tratamiento: 'Podología general',
      profesional: dora,
    });
    const path = location!.split('?')[0]!;
    await bookByForm(2, '12:00', { profesional: dora });
    const page = (words: string) => product.client().get(`${path}/cambiar?dia=${DAY}${words}`);
    expect((await page('')).body).not.toContain('value="12:00"');
    expect((await page('&profesional=')).body).toContain('value="12:00"');
    const seen = { fecha_vista: DAY, hora_vista: '10:00', fecha: DAY };
    const taken = await sendForm(product, `${path}/cambiar`, { ...seen, hora: '12:00', profesional: dora });
    expect(taken.status).toBe(409);
    expect(taken.text).not.toMatch(/name="hora"[^>]*value="12:00"/);
    await sendForm(product, `${path}/cambiar`, { ...seen, hora: '13:00', profesional: dora });
    const [moved] = await stored();
    expect(moved).toMatchObject({ treatment: 'Podología general', who: dora });
    await sendForm(product, `${path}/cambiar`, {
      ...seen,
      hora_vista: '13:00',
      hora: '12:00',
      profesional: '',
    });
    expect((await stored())[0]).toMatchObject({ who: ivan });
  });
});

describe('Waiting list for a choice', () => {
  const wished = { ...reserva(wish(1)), desde: DAY, hasta: DAY, parte: 'todos' };
  const waits = async () =>
    (await product.database.query('select treatment, professional_id as who from waiting_entry')).rows;

  it('offers the waiting list for each choice on a full day, and shows the choice in its form', async () => {
    const { body } = await product.staff.graphql(
      `mutation { blockHours(input: { professionalId: ${dora}, date: "${DAY}", time: "09:00", durationMinutes: 600, reason: "x" }) { id } }`,
    );
    const link = /href="(\/public\/avisar[^"]*)"/.exec((await open({ tratamiento: LONG })).html)?.[1];
    const form = await product.client().get(link!.replaceAll('&amp;', '&'));
    expect(form.body).toMatch(
      /Postura de brackets · 120 minutos[^]*name="tratamiento" value="Postura de brackets"/,
    );
    const ofDora = await open({ tratamiento: 'Podología general', profesional: dora });
    expect(ofDora.html).toMatch(/\/public\/avisar[^"]*&amp;profesional=1"/);
    const joined = await sendForm(product, '/public/avisar', {
      ...wished,
      tratamiento: LONG,
      profesional: '',
    });
    expect(joined.location).toBe('/public/avisar/listo');
    expect(await waits()).toEqual([{ treatment: LONG, who: null }]);
    await product.staff.graphql(`mutation { unblockHours(id: ${body.data.blockHours.id}) }`);
  });

  it('refuses unavailable choices for the waiting list, and links to available ones', async () => {
    for (const vain of [{ tratamiento: 'Curación Podología' }, { tratamiento: LONG, profesional: ivan }]) {
      const { status, text } = await sendForm(product, '/public/avisar', { ...wished, ...vain });
      expect([status, text]).toEqual([400, expect.stringContaining('Elegir de nuevo')]);
    }
    expect(await waits()).toEqual([]);
    const form = await describedFetch(`${product.url}/public/avisar?dia=${DAY}&tratamiento=x`, {
      redirect: 'manual',
    });
    expect(form.headers.get('location')).toBe(`/public/reservar?dia=${DAY}&tratamiento=x`);
  });
});
