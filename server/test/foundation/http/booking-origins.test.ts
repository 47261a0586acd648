import { describe, expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';

const LISTED = 'https://clinica.example';
const OTHER = 'https://otra.example';
const FREE_HOURS = '/api/citas/disponibles/?fecha=2026-11-20&tipo_cita=podologia';
const BOOK = '/api/citas/reservar/';

const open = useProduct({ environment: { BOOKING_ORIGINS: `${LISTED},https://www.clinica.example` } });
const closed = useProduct();

const preflight = (product: typeof open, path: string, origin: string, method: string) =>
  product.client().send('OPTIONS', path, undefined, {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'content-type',
  });
const allowances = ({ headers }: { headers: Headers }): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('Listed website', () => {
  it('lets a listed website read free hours and book, without credentials', async () => {
    for (const [path, method] of [
      [FREE_HOURS, 'GET'],
      [BOOK, 'POST'],
    ] as const) {
      const { status, headers } = await preflight(open, path, LISTED, method);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(LISTED);
      expect(headers.get('access-control-allow-methods')).toBe(method);
      expect(headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    for (const origin of [LISTED, 'https://www.clinica.example']) {
      const { status, headers } = await open.client().get(FREE_HOURS, { origin });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect(headers.get('vary')).toMatch(/origin/i);
    }
    const refused = await open.client().post(BOOK, {}, { origin: LISTED });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, LISTED]);
  });

  it.each([
    ['/api/pacientes/', 'GET'],
    ['/api/citas/reservar/otra/', 'POST'],
    ['/api/usuarios/auth/login/', 'POST'],
    ['/api/get-csrf-token/', 'GET'],
    ['/graphql', 'POST'],
    ['/fhir/metadata', 'GET'],
    ['/constructor', 'GET'],
  ])('does not let a listed website call %s', async (path, method) => {
    const asked = await preflight(open, path, LISTED, method);
    expect(allowances(asked)).toEqual([]);
    // The same response as without the setting.
    const { status, body } = await preflight(closed, path, LISTED, method);
    expect([asked.status, asked.body]).toEqual([status, body]);
    expect(status).toBeLessThan(500);
    const sent = await open.staff.send(method, path, method === 'POST' ? {} : undefined, { origin: LISTED });
    expect(allowances(sent)).toEqual([]);
  });

  it('lets a listed website show the public pages in a frame, and no other page', async () => {
    const accept = { accept: 'text/html' };
    for (const path of ['/public', '/public/reservar', '/public/nada']) {
      const { headers } = await open.client().get(path, accept);
      expect(headers.get('content-security-policy')).toContain(
        'frame-ancestors https://clinica.example https://www.clinica.example',
      );
      expect(headers.get('x-frame-options')).toBeNull();
    }
    for (const path of ['/app', '/login', '/publico', '/api/docs', FREE_HOURS])
      expect(framing(await open.client().get(path, accept))).toEqual(REFUSED);
  });
});

it.each([OTHER, 'null', 'http://clinica.example', 'https://clinica.example.otra.example'])(
  'does not let the unlisted website %s call anything',
  async (origin) => {
    const asked = await preflight(open, BOOK, origin, 'POST');
    expect([asked.status, allowances(asked)]).toEqual([405, []]);
    expect(allowances(await open.client().get(FREE_HOURS, { origin }))).toEqual([]);
  },
);

it('lets no website call or frame anything without the setting', async () => {
  expect(allowances(await preflight(closed, BOOK, LISTED, 'POST'))).toEqual([]);
  expect(allowances(await closed.client().get(FREE_HOURS, { origin: LISTED }))).toEqual([]);
  expect(framing(await closed.client().get('/public/reservar', { accept: 'text/html' }))).toEqual(REFUSED);
});

const REFUSED = { ancestors: "frame-ancestors 'none'", frames: 'DENY' };
const framing = ({ headers }: { headers: Headers }) => ({
  ancestors: /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0],
  frames: headers.get('x-frame-options'),
});
