import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();

const LOGIN = '/api/usuarios/auth/login/';

describe('Unknown endpoint', () => {
  it.each([
    ['GET', '/api/nada/', 404],
    ['GET', '/api', 404],
    ['POST', '/api/citas/disponibles/', 405],
    ['DELETE', '/api/usuarios/me', 405],
    ['PUT', '/api/citas/reservar/', 405],
  ])('answers %s %s with %d, in Spanish', async (method, path, status) => {
    const answer = await product.client().send(method, path);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});

describe('Known path with another method', () => {
  it.each([
    ['GET', '/api/citas/crear_cita_admin/', 'POST'],
    ['GET', '/api/citas/crear_cita_admin?x=1', 'POST'],
    ['GET', '/api/pacientes/crear_paciente_admin/', 'POST'],
    ['GET', '/api/pacientes/actualizar_paciente_admin/', 'PUT'],
    ['PUT', '/api/insumos/stock_critico/', 'GET, HEAD'],
    ['DELETE', '/api/insumos/importaciones/', 'POST'],
    ['GET', '/fhir/Patient/_search', 'POST'],
    ['PATCH', '/api/insumos/7/', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/citas/disponibles/', 'GET, HEAD'],
  ])('answers %s %s with 405 and the allowed methods', async (method, path, allowed) => {
    const { status, headers } = await product.client().send(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: allowed });
  });

  it('does not mistake a known path for one that has a parameter', async () => {
    const staff = await product.logIn();
    expect((await staff.get('/api/citas/999/')).status).toBe(404);
    expect((await staff.get('/api/citas/eliminados/')).status).toBe(200);
  });
});

describe('Request body', () => {
  it.each([
    ['malformed JSON', '{nada', 400],
    ['a list', '[]', 400],
    ['a word', '"hola"', 400],
    ['of 102,400 bytes', ' '.repeat(102_400), 400],
    ['of 102,401 bytes', ' '.repeat(102_401), 413],
  ])('answers a body (%s) with %s', async (_case, body, status) => {
    const answer = await product.client().post(LOGIN, body);
    expect(answer.status).toBe(status);
  });

  it('refuses a body that is not UTF-8, whose letters could not be stored', async () => {
    const staff = await product.logIn();
    const body = Buffer.from(JSON.stringify({ rut_original: '12.345.678-5', nombre: 'Muñoz' }), 'latin1');
    const answer = await staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: expect.stringContaining('no se puede leer') },
    ]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('answers a body of type %s with 415', async (type) => {
    const answer = await product.client().post(LOGIN, 'username=admin', { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it('accepts a body that declares its charset', async () => {
    const body = JSON.stringify({ username: 'ñandú', password: 'x' });
    const answer = await product
      .client()
      .post(LOGIN, body, { 'content-type': 'application/json; charset=utf-8' });
    expect(answer.status).toBe(401);
  });

  it('protects prototypes from keys in a body', async () => {
    const answer = await product.client().post(LOGIN, '{"__proto__":{"username":"admin"},"password":"x"}');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ username: ['Falta el usuario.'] });
  });
});

describe('Response headers', () => {
  it('adds a request id and the strict security headers to every response', async () => {
    const { headers } = await product.client().get('/api/get-csrf-token/');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')*;/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('allows the files of pages and the answers of GraphQL nothing but scripts, and no frame', async () => {
    const [file] = await readdir(`${PROJECT_ROOT}/dist/client/assets`);
    const client = product.client();
    const answers = [await client.get(`/assets/${file}`), await client.graphql('{ __typename }')];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';script-src 'self';frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const page = await client.get('/graphql', { accept: 'text/html' });
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });
});
