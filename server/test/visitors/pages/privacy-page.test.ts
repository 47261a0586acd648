import { describe, expect, it } from '@jest/globals';
import { sendForm } from '../../product/public-form.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'privacy_request' });
const ASKED = {
  derecho: 'BLOCKING',
  nombre: 'Rosa Lillo',
  rut: '',
  email: 'rosa@correo.cl',
  telefono: '',
  detalle: 'Mientras corrigen mi nombre.',
};

const ask = (fields: object, headers?: Record<string, string>) =>
  sendForm(product, '/public/privacidad', fields, headers);
const requests = async () =>
  (await product.database.query('select kind, name, email, details from privacy_request')).rows;

describe('Privacy page', () => {
  it('explains what happens to the data and whom to ask, without a script', async () => {
    await product.database.query(
      `update clinic_settings set name = 'Clínica Sur', phone = '+56 9 1234 5678', address = 'Prat 1', city = 'Talca'`,
    );
    const { status, headers, body } = await product.client().get('/public/privacidad');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('Política de privacidad</h1>');
    expect(body).toMatch(/A (<!-- -->)?Clínica Sur/);
    expect(body).not.toMatch(/<script[^>]*\bsrc=/);
    expect(body).not.toContain('noindex');
    // One name everywhere: the one in the versioned consent text.
    expect(body).toContain('<title>Política de privacidad · Clínica Sur</title>');
    const links = [...body.matchAll(/<a href="\/public\/privacidad"[^>]*>([^<]*)/g)].map(
      ([, words]) => words,
    );
    expect(links).toEqual(['Política de privacidad', 'Política de privacidad', 'Política de privacidad']);
  });

  it('stores a privacy request by form, and shows until when it will be answered', async () => {
    const { status, headers } = await ask(ASKED);
    expect(status).toBe(303);
    // Two business days after Wednesday.
    expect(headers.get('location')).toBe('/public/privacidad?recibida=2026-11-18&responde=2026-11-20');
    const { body } = await product.client().get(headers.get('location')!);
    expect(body).toContain('Recibimos su solicitud');
    expect(body).toMatch(/20 de noviembre de 2026/);
    expect(await requests()).toEqual([
      {
        kind: 'BLOCKING',
        name: 'Rosa Lillo',
        email: 'rosa@correo.cl',
        details: 'Mientras corrigen mi nombre.',
      },
    ]);
  });

  it("shows errors at the privacy form's fields, and keeps what was typed", async () => {
    const { status, text } = await ask({ ...ASKED, nombre: '', email: 'rosa@' });
    expect(status).toBe(400);
    expect(text).toContain('Falta el nombre.');
    expect(text).toMatch(/correo válido/);
    expect(text).toContain('value="rosa@"');
    expect(text).toContain('Mientras corrigen mi nombre.');
    expect(text).toMatch(/value="BLOCKING"[^>]*checked|checked[^>]*value="BLOCKING"/);
    expect(await requests()).toEqual([]);
  });

  it('stores nothing from another site’s privacy form, or with its hidden field filled in', async () => {
    expect((await ask(ASKED, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const robot = await ask({ ...ASKED, asunto: 'Compre' });
    expect([robot.status, robot.headers.get('retry-after')]).toEqual([429, '600']);
    expect(robot.text).toContain('No es posible enviar más solicitudes por ahora.');
    expect(await requests()).toEqual([]);
  });

  it('shows no dates of a privacy request that was not made', async () => {
    for (const query of ['recibida=hoy&responde=nunca', 'recibida=2026-11-18', 'recibida[]=1&responde=2'])
      expect((await product.client().get(`/public/privacidad?${query}`)).body).toContain('Enviar solicitud');
  });
});
