import { describe, expect, it } from '@jest/globals';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import { startProduct } from '../../product/start-product.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ behindWire: true });
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Addresses that cannot be decoded or contain an overlong segment. */
const UNREADABLE = ['/public/%ZZ', `/public/cita/${'x'.repeat(300)}`];

const nameTheClinic = (name: string) =>
  product.database.query('update clinic_settings set name = $1', [name]);

/** Expects a page in the clinic's design, whose only script is the few lines that choose its colours. */
const expectPage = ({ headers, body }: { headers: Headers; body: string }, sentence: string) => {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('<html lang="es-CL">');
  expect(body).toContain(sentence);
  expect(body).not.toMatch(/<script[^>]*\bsrc=/);
};

let lastAsked = 0;
/** Error pages keep the clinic for a minute. Each test's clock starts anew, but they remember when they last asked. */
function letTheClinicBeAskedAgain(): void {
  lastAsked = Math.max(lastAsked, product.clock.instant.getTime()) + 3_600_000;
  product.clock.instant = new Date(lastAsked);
}

describe('Errors at addresses of public pages', () => {
  it.each(['/public/nada', '/public/reservar/nada', '/public/cita/x/confirmar', ...UNREADABLE])(
    'answers %s with a 404 page to a browser and JSON to a program',
    async (path) => {
      const seen = await product.client().get(path, BROWSER);
      expect([404, 405]).toContain(seen.status);
      expectPage(seen, 'Esta dirección no lleva a ninguna parte.');
      expect(seen.headers.get('content-security-policy')).toContain("default-src 'none'");
      const read = await product.client().get(path);
      expect(read.status).toBe(UNREADABLE[0] === path ? 400 : seen.status);
      expect(Object.keys(read.body)).toEqual(['error']);
    },
  );

  it('offers one solid way on from a dead link, and the ways to reach the clinic', async () => {
    /** The page once it shows the clinic as it is now. */
    const fresh = async (phone: string) => {
      await product.database.query('update clinic_settings set phone = $1', [phone]);
      letTheClinicBeAskedAgain();
      let body = '';
      await eventually(async () => {
        ({ body } = await product.client().get('/public/cita/desconocida', BROWSER));
        return body.includes('class="reach"') === (phone !== '');
      });
      return body;
    };
    const mobile = await fresh('+56 9 1234 5678');
    expect(mobile.match(/class="cta"/g)).toHaveLength(1);
    expect(mobile).toMatch(/<a class="cta" href="\/public\/reservar">Reservar hora/);
    const section = mobile.slice(mobile.indexOf('class="reach"'));
    expect(section).toContain('href="tel:+56912345678"');
    expect(section).toContain('WhatsApp');
    expect(await fresh('')).not.toContain('tel:');
  });

  it('shows an error page for a form that is too large', async () => {
    const response = await describedFetch(`${product.url}/public/reservar/datos`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...BROWSER },
      body: `notas=${'x'.repeat(110_000)}`,
    });
    expect(response.status).toBe(413);
    expectPage({ headers: response.headers, body: await response.text() }, 'Lo que escribió no cabe.');
  });

  it('tells a client that sends too many requests to public pages when to retry', async () => {
    await nameTheClinic('Clínica Con Límites');
    const limited = await startProduct({
      databaseUrl: product.databaseUrl,
      environment: { LIMIT_REQUESTS: '1/60' },
    });
    try {
      const get = (path: string, headers = BROWSER) => limited.client().get(path, headers);
      await get('/public/reservar');
      const refused = await get('/public/reservar');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expectPage(refused, 'Demasiados intentos. Espere un momento e inténtelo de nuevo.');
      expect(refused.body).toContain('Clínica Con Límites');
      const json = { error: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.' };
      expect((await get('/public/reservar', { accept: '*/*' })).body).toEqual(json);
      expect((await get('/api/citas/disponibles/')).body).toEqual(json);
    } finally {
      await limited.stop();
    }
  });

  it('keeps the clinic’s design on error pages while its database is away', async () => {
    await nameTheClinic('Clínica Sin Base');
    letTheClinicBeAskedAgain();
    await eventually(async () =>
      (await product.client().get('/public/nada', BROWSER)).body.includes('Clínica Sin Base'),
    );
    await product.wire.cut();
    try {
      const away = await product.client().get('/public/reservar?dia=2026-12-01', BROWSER);
      expect(away.status).toBe(503);
      expect(away.headers.get('retry-after')).toBe('5');
      expectPage(away, 'El sistema no está disponible en este momento.');
      expect(away.body).toContain('Clínica Sin Base');
    } finally {
      await product.wire.mend();
    }
  });
});
