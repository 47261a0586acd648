import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { describedFetch } from '../../product/described-fetch.js';
import { sendForm } from '../../product/public-form.js';
import { useSharedProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient, closure' });

const DAY = '2026-11-20';
const wish = (n: number, time = '10:00') => ({ ...visitor(n), date: DAY, time });

const book = (n: number, time = '10:00', headers?: Record<string, string>) =>
  sendForm(product, '/public/reservar/datos', reserva(wish(n, time)), headers);
const page = async (path: string) => (await product.client().get(path)).body as string;
const appointments = async () =>
  (await product.database.query('select count(*)::int as n from appointment')).rows[0].n as number;

describe('Booking page', () => {
  it('renders the booking page with the week, the hours of the first free day and the clinic in its HTML', async () => {
    const { status, headers, body } = await product.client().get('/public/reservar');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    // Today is Wednesday, 18 November, 12:00.
    expect(body).toContain('Semana del 16 de noviembre al 22 de noviembre');
    expect(body).toMatch(/Próxima hora:.*miércoles 18 de noviembre.*13:00/s);
    expect(body).toContain('value="13:00"');
    expect(body).not.toContain('value="12:00"');
    expect(body).toContain('Cerrado');
  });

  it('shows from Friday on the next week too, each of whose days is a link of its own', async () => {
    product.clock.instant = new Date('2026-11-20T12:00:00-03:00');
    const html = await page('/public/reservar?dia=2026-11-20');
    expect(html).toContain('Semana del 16 de noviembre al 22 de noviembre</h1>');
    expect(html).toContain('Semana del 23 de noviembre al 29 de noviembre</h2>');
    expect(html.match(/class="date past"/g)).toHaveLength(4);
    expect(html).toMatch(/value="2026-11-23"[^>]*>.*?10 libres/);
    expect(await page('/public/reservar?dia=2026-11-25')).not.toContain('class="following"');
  });

  it('shows the clinic’s name once, and calls the link in the top bar by it', async () => {
    const { rows } = await product.database.query('select name from clinic_settings');
    const top = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header'));
    const html = await page('/public/reservar');
    expect(top(html)).toContain(`<span class="unseen">${rows[0].name}</span>`);
    expect(html.split(`<p class="clinic">${rows[0].name}</p>`)).toHaveLength(2);
    expect(top(await page('/public/privacidad'))).toContain(`<span>${rows[0].name}</span>`);
  });

  it('says that an empty day is over after its last hour, not that it is full', async () => {
    product.clock.instant = new Date('2026-11-18T23:00:00-03:00');
    const html = await page('/public/reservar?dia=2026-11-18');
    expect(html).toContain('Ya cerró');
    expect(html).toMatch(/No hay horarios disponibles<\/h3><p[^>]*>Hoy ya no quedan horas\./);
    expect(html).not.toContain('Completo');
    expect(html).toMatch(/aria-label="Filtrar horarios" aria-hidden="true"/);
  });

  it('opens the booking page on the first day with a free hour', async () => {
    await product.database.query(
      `insert into closure (from_date, to_date, reason) values ('2026-11-18', '2026-11-22', 'Vacaciones')`,
    );
    // The event about this change makes the server read the schedule again.
    const staff = await product.logIn();
    const { body } = await staff.graphql(
      'mutation { createClosure(input: { from: "2026-12-24", to: "2026-12-24", reason: "Fiesta" }) { id } }',
    );
    expect(body.errors).toBeUndefined();
    const html = await page('/public/reservar');
    expect(html).toContain('Semana del 23 de noviembre al 29 de noviembre');
    expect(html).toContain('Lunes 23 de noviembre');
  });

  it('shows the requested day on the booking page, and escapes visitors’ text', async () => {
    const html = await page(`/public/reservar?dia=${DAY}&parte=tarde&hora=%3Cscript%3Ealert`);
    expect(html).toContain('Viernes 20 de noviembre');
    expect(html).toContain('value="13:00"');
    expect(html).not.toContain('value="12:00"');
    expect(html).not.toContain('<script>alert');
  });

  it('shows a booking in the next response of the booking page', async () => {
    expect(await page(`/public/reservar?dia=${DAY}`)).toContain('value="10:00"');
    expect((await book(1)).status).toBe(303);
    expect(await page(`/public/reservar?dia=${DAY}`)).not.toContain('value="10:00"');
  });

  it("compresses the booking page as the browser supports, with the clinic's data for search engines", async () => {
    const { url } = product.client();
    for (const encoding of ['br', 'gzip']) {
      const response = await describedFetch(`${url}/public/reservar?dia=${DAY}`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toContain('"@type":"MedicalBusiness"');
    }
  });

  it('describes to search engines and previews what can be booked, where and when', async () => {
    const html = await page('/public/reservar');
    const [, description] = /<meta name="description" content="(.*?)">/.exec(html) ?? [];
    expect(description).toMatch(/^Reserve en línea su hora de podología en .+ Próxima hora: .+ 13:00\.$/);
    expect(html).toContain(`<meta property="og:description" content="${description}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { openingHoursSpecification } = JSON.parse(data);
    expect(openingHoursSpecification).toHaveLength(6);
    expect(openingHoursSpecification[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '09:00',
      closes: '19:00',
    });
  });

  it('loads no script of the booking page before the first paint, and runs only its own inline lines', async () => {
    const { headers, body } = await product.client().get('/public/reservar');
    expect(body).not.toMatch(/<script[^>]*\ssrc=|modulepreload/);
    const lines = [...body.matchAll(/<script(?: data-script="[^"]+")?>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(lines).toHaveLength(2);
    for (const text of lines) {
      const digest = createHash('sha256').update(text).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
    }
  });

  it('redirects from /public to the booking page', async () => {
    const response = await describedFetch(`${product.client().url}/public?dia=${DAY}`, {
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, `/public/reservar?dia=${DAY}`]);
  });
});

describe('Waiting list form', () => {
  it('takes this week or the next with one press, and otherwise the days of its two fields', async () => {
    const html = await page(`/public/avisar?dia=${DAY}`);
    const values = [...html.matchAll(/name="dias"(?: checked="")? value="([^"]*)"/g)].map(([, days]) => days);
    expect(values).toEqual(['2026-11-18/2026-11-22', '2026-11-23/2026-11-29', 'otros']);
    expect(html).toMatch(/name="dias" checked="" value="otros"|name="dias" value="otros" checked=""/);
    const { name: nombre, email, phone: telefono } = visitor(1);
    const form = { nombre, email, telefono, desde: DAY, hasta: DAY, parte: 'todos' };
    const stored = async () =>
      (await product.database.query('select from_date::text, to_date::text from waiting_entry')).rows;
    expect((await sendForm(product, '/public/avisar', { ...form, dias: values[1] })).status).toBe(303);
    expect(await stored()).toEqual([{ from_date: '2026-11-23', to_date: '2026-11-29' }]);
    expect((await sendForm(product, '/public/avisar', { ...form, dias: 'otros' })).status).toBe(303);
    expect(await stored()).toEqual([{ from_date: DAY, to_date: DAY }]);
    const again = await sendForm(product, '/public/avisar', { ...form, email: 'x@', dias: values[1] });
    expect(again.status).toBe(400);
    expect(again.text).toMatch(
      /name="dias" checked="" value="2026-11-23|value="2026-11-23\/2026-11-29" checked=""/,
    );
  });
});

describe('Bare address', () => {
  const bare = async () => {
    const response = await describedFetch(`${product.url}/?dia=${DAY}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return [response.status, response.headers.get('location')];
  };

  it('leads to the login until the clinic wants its booking page there', async () => {
    const staff = await product.logIn();
    const change = async (homeShowsBooking?: boolean) => {
      const { name, version } = (await staff.graphql('{ clinicSettings { name version } }')).body.data
        .clinicSettings;
      const { body } = await staff.graphql(
        `mutation ($version: Int!, $input: UpdateClinicSettingsInput!) {
          updateClinicSettings(version: $version, input: $input) { homeShowsBooking } }`,
        { version, input: { name, homeShowsBooking } },
      );
      return body.data.updateClinicSettings.homeShowsBooking as boolean;
    };
    expect(await bare()).toEqual([200, null]);
    expect(await change(true)).toBe(true);
    expect(await bare()).toEqual([302, `/public/reservar?dia=${DAY}`]);
    // Another edit of the settings keeps it.
    expect(await change()).toBe(true);
    expect(await change(false)).toBe(false);
    expect(await bare()).toEqual([200, null]);
  });
});

describe('Booking form without scripts', () => {
  it('shows the form for a free hour, and redirects if the hour is gone', async () => {
    const path = `/public/reservar/datos?dia=${DAY}&hora=10:00`;
    expect(await page(path)).toContain('Confirmar Reserva');
    await book(1);
    const gone = await describedFetch(product.client().url + path, { redirect: 'manual' });
    expect(gone.headers.get('location')).toBe(`/public/reservar?dia=${DAY}&hora=10:00`);
  });

  it("names the clinic's time zone on every page with an hour, as the visitor may be in another one", async () => {
    const { location } = await book(1);
    const own = location!.replace(/\?.*$/, '');
    const paths = [`/public/reservar/datos?dia=${DAY}&hora=11:00`, own, `${own}/cambiar`, `${own}/cancelar`];
    for (const path of paths)
      expect([path, await page(path)]).toEqual([path, expect.stringContaining('hora de Chile')]);
    expect((await book(2)).text).toMatch(/Horas libres del .*hora de Chile/);
  });

  it('books by form, and redirects to a page that only the visitor knows', async () => {
    const { status, headers } = await book(1);
    expect(status).toBe(303);
    const own = await product.client().get(headers.get('location')!);
    expect(own.body).toContain('¡Reserva realizada con éxito!');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('referrer-policy')).toBe('no-referrer');
    expect(own.headers.get('x-robots-tag')).toContain('noindex');
    expect(own.body).toContain('name="robots" content="noindex"');
  });

  it("shows errors at the booking form's fields, and keeps what was typed", async () => {
    const { status, text } = await sendForm(product, '/public/reservar/datos', {
      ...reserva({ ...wish(1), name: '', notes: '"><script>alert(1)</script>' }),
      email: 'rosa@',
    });
    expect(status).toBe(400);
    expect(text).toContain('Falta el nombre.');
    expect(text).toMatch(/correo válido/);
    expect(text).toContain('value="rosa@"');
    expect(text).not.toContain('<script>alert');
    expect(await appointments()).toBe(0);
  });

  it("offers the remaining hours if the booking form's hour was taken", async () => {
    await book(1);
    const { status, text } = await book(2);
    expect(status).toBe(409);
    expect(text).toContain('Hora no disponible');
    expect(text).toContain('value="Visita 2"');
    expect(text).toMatch(/type="radio"[^>]*value="11:00"/);
    expect(text).not.toMatch(/type="radio"[^>]*value="10:00"/);
  });

  it('sells an hour by form once to fifty visitors', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => book(n, '15:00')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await appointments()).toBe(1);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://otro.example' }],
    ['of another page of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['of another site by an older browser', { origin: 'https://otro.example' }],
    ['without an origin', {}],
  ])('refuses a booking form %s', async (_whose, headers) => {
    const { status, text } = await book(1, '10:00', headers as Record<string, string>);
    expect(status).toBe(403);
    expect(text).toContain('No se pudo comprobar el origen');
    expect(await appointments()).toBe(0);
  });

  it('accepts the form of an older browser, which only sends its origin', async () => {
    expect((await book(1, '10:00', { origin: product.client().url })).status).toBe(303);
  });

  it('accepts forms only at this endpoint, and not by REST', async () => {
    const { status } = await sendForm(product, '/api/citas/reservar/', reserva(wish(1)));
    expect(status).toBe(415);
  });
});

describe('Page of an appointment', () => {
  async function booked(): Promise<string> {
    const { headers } = await book(1);
    return headers.get('location')!.split('?')[0]!;
  }
  const status = async () =>
    (await product.database.query('select status, start_minute as "startMinute" from appointment')).rows[0];
  const SEEN = { fecha_vista: DAY, hora_vista: '10:00' };

  it("changes nothing when an appointment's page is opened, whatever a mail scanner opens", async () => {
    const path = await booked();
    for (const way of ['', '/cancelar', '/cambiar', '/cita.ics'])
      expect((await product.client().get(path + way)).status).toBe(200);
    expect(await status()).toEqual({ status: 'BOOKED', startMinute: 600 });
  });

  it('confirms, moves and cancels an appointment with plain forms', async () => {
    const path = await booked();
    expect((await sendForm(product, `${path}/confirmar`, SEEN)).headers.get('location')).toBe(
      `${path}?confirmada`,
    );
    expect(await status()).toMatchObject({ status: 'CONFIRMED' });
    const moved = await sendForm(product, `${path}/cambiar`, { ...SEEN, fecha: DAY, hora: '16:00' });
    expect(moved.headers.get('location')).toBe(`${path}?cambiada`);
    expect(await status()).toMatchObject({ startMinute: 960 });
    expect(await page(`${path}?cambiada`)).toContain('Su hora quedó cambiada');
    const stale = await sendForm(product, `${path}/cancelar`, SEEN);
    expect([stale.status, stale.text.includes('cambió mientras')]).toEqual([409, true]);
    await sendForm(product, `${path}/cancelar`, { fecha_vista: DAY, hora_vista: '16:00' });
    expect(await status()).toMatchObject({ status: 'CANCELLED' });
    expect(await page(path)).toContain('Reservar otra hora');
  });

  it("offers only cancelling on an appointment's page after the deadline, and explains why", async () => {
    const path = await booked();
    product.clock.instant = new Date('2026-11-20T02:00:00Z');
    const answer = await describedFetch(`${product.url}${path}/cambiar`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await page(path)).toContain('Su hora se podía cambiar hasta');
    expect(await page(`${path}/cancelar`)).toContain('¿Cancelar su hora?');
  });

  it("keeps an appointment's old hour if the new one was taken", async () => {
    const path = await booked();
    await book(2, '11:00');
    const { status: answered, text } = await sendForm(product, `${path}/cambiar`, {
      ...SEEN,
      fecha: DAY,
      hora: '11:00',
    });
    expect(answered).toBe(409);
    expect(text).toContain('Hora no disponible');
    expect(text).toContain('value="12:00"');
  });

  it('shows the same page for a guessed link and an expired one', async () => {
    const guess = await product.client().get(`/public/cita/${'A'.repeat(43)}`);
    expect(guess.status).toBe(404);
    expect(guess.body).toContain('Este enlace no sirve o ya venció');
    expect(guess.headers.get('content-type')).toContain('text/html');
    const path = await booked();
    product.clock.instant = new Date('2026-11-20T14:00:00Z');
    const late = await product.client().get(path);
    expect([late.status, late.body]).toEqual([404, guess.body]);
  });

  it('refuses another site’s form for an appointment', async () => {
    const path = await booked();
    expect(
      (await sendForm(product, `${path}/cancelar`, SEEN, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect(await status()).toMatchObject({ status: 'BOOKED' });
  });
});
