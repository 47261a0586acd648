import { beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { VisitorQueue, type VisitorWork } from '../../../src/foundation/http/limits/visitor-queue.js';
import { PublicResponseCache } from '../../../src/foundation/answers/public-response-cache.js';
import { createProgram } from '../../product/keys.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { sendForm } from '../../product/public-form.js';
import { ADMIN } from '../../product/start-product.js';
import { statementsOf } from '../../product/statements.js';
import type { Answer, TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';
import { BOOK, reserva, visitor } from '../../product/visitors.js';

/** One place, which a test takes to make visitors wait. */
const product = useProduct({ environment: { LIMIT_VISITORS: '1' }, empty: 'appointment, patient' });
const queue = (): VisitorQueue => product.app.get(VisitorQueue);

const SENTENCE = 'Hay muchas visitas en este momento. Espere unos segundos e inténtelo de nuevo.';
const PAGE = { accept: 'text/html' };
const OWN_FORM = { 'sec-fetch-site': 'same-origin', ...PAGE };
const BOOKING_FORM = '/public/reservar/datos';

/** Different days, so that no test is answered from the memory of another. */
let lastDay = 0;
const freeHours = (): string => `/api/citas/disponibles/?fecha=2027-01-${String((lastDay += 1) + 10)}`;
const wish = (n: number) => ({ ...visitor(n), date: '2026-11-20', time: '10:00' });

const stored = async (): Promise<number[]> => {
  const { rows } = await product.database.query<{ n: number }>(
    'select count(*)::int as n from appointment union all select count(*)::int from patient',
  );
  return rows.map(({ n }) => n);
};

/** Runs the work while the only place is taken. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  await queue().enter('change');
  try {
    return await work();
  } finally {
    queue().leave();
  }
}

beforeAll(() => product.client().get('/public/reservar'));

describe('A visitor’s request that does not get its turn', () => {
  it("answers a visitor's request that does not get its turn with 503, a message and the time to retry", async () => {
    const refused = await whileFull(() => product.client().get(freeHours()));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body).toEqual({ error: SENTENCE });
  });

  it("answers a visitor's GraphQL request that does not get its turn with 503 and a GraphQL error", async () => {
    const refused = await whileFull(() => product.client().graphql('{ clinic { name } }'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body.errors).toEqual([
      { message: SENTENCE, extensions: { code: 'OVERLOADED', retryAfter: 5 } },
    ]);
  });

  it('shows a browser a page that reloads itself if its request does not get its turn', async () => {
    const refused = await whileFull(() => product.client().get('/public/privacidad', PAGE));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('Hay muchas visitas en este momento');
    expect(refused.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(refused.body).toContain('<a class="cta" href="">Intentar de nuevo</a>');
  });

  it('stores nothing of a booking that does not get its turn, and books once it is sent again', async () => {
    const body = reserva(wish(1));
    const headers = { 'idempotency-key': 'una-reserva-que-espera' };
    const send = () => product.client().post('/api/citas/reservar/', body, headers);
    expect((await whileFull(send)).status).toBe(503);
    expect(await stored()).toEqual([0, 0]);
    expect((await send()).status).toBe(201);
    expect(await stored()).toEqual([1, 1]);
  });

  it('keeps the input of a form that does not get its turn, and books once it is sent again', async () => {
    const typed = { ...reserva(wish(1)), notas: 'Alergia al "látex"\r\n<b>ninguna otra</b>' };
    const refused = await whileFull(() => sendForm(product, BOOKING_FORM, typed, OWN_FORM));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.text).not.toContain('http-equiv="refresh"');
    expect(fieldsIn(refused.text)).toEqual(typed);
    expect(await stored()).toEqual([0, 0]);
    expect((await sendForm(product, BOOKING_FORM, fieldsIn(refused.text), OWN_FORM)).status).toBe(303);
    const { rows } = await product.database.query('select notes from appointment');
    expect(rows).toEqual([{ notes: typed.notas }]);
  });

  it("does not offer another site's form for resending as if it were our own", async () => {
    const headers = { 'sec-fetch-site': 'cross-site', ...PAGE };
    const refused = await whileFull(() => sendForm(product, BOOKING_FORM, reserva(wish(1)), headers));
    expect(refused.status).toBe(503);
    expect(fieldsIn(refused.text)).toEqual({});
  });
});

/** The hidden fields of a page, as a browser would send them. */
function fieldsIn(html: string): Record<string, string> {
  const unescaped = (text: string) =>
    text
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]));
}

describe('Queue of visitors', () => {
  /** Sends a request while the place is taken, then gives it the place. @returns what it waited for, and its status. */
  async function waiting(send: () => Promise<{ status: number }>): Promise<[VisitorWork, number]> {
    await queue().enter('change');
    const answer = send();
    let work: VisitorWork | undefined;
    await eventually(() => {
      const { change, read } = queue().figures().waiting;
      if (change + read > 0) work = change > 0 ? 'change' : 'read';
      return work !== undefined;
    }, 'the request waits');
    queue().leave();
    return [work!, (await answer).status];
  }
  const LOGIN = `mutation { login(username: "${ADMIN.username}", password: "${ADMIN.password}") { user { id } } }`;

  it.each<[string, VisitorWork, number, (client: TestClient) => Promise<{ status: number }>]>([
    ['free hours', 'read', 200, (client) => client.get(freeHours())],
    ['a page', 'read', 200, (client) => client.get('/public/privacidad')],
    ['a HEAD request', 'read', 200, (client) => client.send('HEAD', '/public/privacidad')],
    ['a GraphQL query', 'read', 200, (client) => client.graphql('{ bookingChallenge }')],
    ['an invalid request', 'read', 400, (client) => client.get('/api/citas/disponibles/?fecha=ayer')],
    ['a booking by REST', 'change', 201, (client) => client.post('/api/citas/reservar/', reserva(wish(1)))],
    ['a booking by GraphQL', 'change', 200, (client) => client.graphql(BOOK, { input: wish(1) })],
    ['a booking by a form', 'change', 303, () => sendForm(product, BOOKING_FORM, reserva(wish(1)))],
    ['a login', 'change', 200, (client) => client.graphql(LOGIN)],
  ])("makes a visitor's request wait for a place: %s as a %s", async (_name, work, status, send) => {
    expect(await waiting(() => send(product.client()))).toEqual([work, status]);
  });

  it("passes a visitor's place to the next request, whatever the result", async () => {
    const results = [
      await product.client().get('/api/citas/disponibles/?fecha=ayer'),
      await product.client().get('/api/pacientes/'),
      await product.client().post('/graphql', '{', {}),
      await product.client().get('/public/cita/ninguna', PAGE),
      await product.client().get(freeHours()),
    ];
    expect(results.map(({ status }) => status)).toEqual([400, 401, 400, 404, 200]);
  });

  it("queues a request with an invalid token, an ended session or an unknown key like a visitor's", async () => {
    const ended = await product.logIn();
    await ended.post('/api/usuarios/auth/logout/');
    const forged = new JwtService({}).sign(
      { sub: '1', sid: '00000000-0000-4000-8000-000000000000' },
      { secret: 'otra clave, no la nuestra', expiresIn: 600 },
    );
    const tokens = ['una mentira', forged, ended.access, `huella_aaaaaaaa_${'a'.repeat(43)}`];
    const answers = await whileFull(() =>
      Promise.all(
        tokens.flatMap((access) => {
          const client = Object.assign(product.client(), { access });
          return [client.get(freeHours()), client.get('/api/pacientes/')];
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 503));
  });
});

describe('Full queue of visitors', () => {
  it('does not delay staff and programs by a full queue of visitors, on any endpoint', async () => {
    const program = await createProgram(product, { AGENDA: 'WRITE' });
    const asked = (client: TestClient): Promise<Answer[]> =>
      Promise.all([
        client.get('/api/profesionales/'),
        client.get(freeHours()),
        client.graphql('{ clinic { name } }'),
      ]);
    const answers = await whileFull(async () => [
      ...(await asked(product.staff)),
      ...(await asked(program)),
      await product.staff.get('/api/usuarios/me/'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
  });

  it('does not delay responses from memory by a full queue of visitors', async () => {
    const path = freeHours();
    await eventually(() => product.app.get(PublicResponseCache).now() !== undefined);
    await product.client().get(path);
    expect((await whileFull(() => product.client().get(path))).status).toBe(200);
  });

  it('does not delay files, health checks, unknown paths and anti-forgery tokens by a full queue', async () => {
    const paths = ['/health/live', '/health/ready', '/app/login', '/api/get-csrf-token/', '/api/nada/'];
    const statuses = await whileFull(async () => {
      const answers = await Promise.all(paths.map((path) => describedFetch(product.url + path)));
      return answers.map(({ status }) => status);
    });
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
  });
});

describe('Equal requests of visitors', () => {
  it('reads the agenda once for equal requests of visitors, and answers the others from memory', async () => {
    await eventually(() => product.app.get(PublicResponseCache).now() !== undefined);
    const path = freeHours();
    const query = `{ availability(date: "${path.slice(-10)}") { freeStarts } }`;
    for (const ask of [() => product.client().get(path), () => product.client().graphql(query)]) {
      let answers: Answer[] = [];
      // Throws if several of the requests read the agenda.
      await statementsOf(product, 'appointment_slot', async () => {
        await queue().enter('change');
        const asked = Promise.all([ask(), ask(), ask()]);
        await eventually(() => queue().figures().waiting.read === 3);
        queue().leave();
        answers = await asked;
      });
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers[1]!.body).toEqual(answers[0]!.body);
    }
  });
});
