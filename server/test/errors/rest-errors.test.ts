import { describe, expect, it } from '@jest/globals';
import { useProduct } from '../product/use-product.js';

const product = useProduct();

const LOGIN = '/api/usuarios/auth/login/';

describe('a request to an unknown endpoint', () => {
  it.each([
    ['GET', '/api/nada/', 404],
    ['GET', '/api', 404],
    ['POST', '/api/citas/disponibles/', 405],
    ['DELETE', '/api/usuarios/me', 405],
    ['PUT', '/api/citas/reservar/', 405],
  ])('%s %s returns %d, in Spanish', async (method, path, status) => {
    const answer = await product.client().send(method, path);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});

describe('a known path with a method that it does not have', () => {
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
  ])('%s %s returns 405 and the methods that it has', async (method, path, allowed) => {
    const { status, headers } = await product.client().send(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: allowed });
  });

  it('is not mistaken for one that has a parameter', async () => {
    const staff = await product.logIn();
    expect((await staff.get('/api/citas/999/')).status).toBe(404);
    expect((await staff.get('/api/citas/eliminados/')).status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    ['malformed JSON', '{nada', 400],
    ['a list', '[]', 400],
    ['a word', '"hola"', 400],
    ['of 102,400 bytes', ' '.repeat(102_400), 400],
    ['of 102,401 bytes', ' '.repeat(102_401), 413],
  ])('%s returns %s', async (_case, body, status) => {
    const answer = await product.client().post(LOGIN, body);
    expect(answer.status).toBe(status);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('of type %s returns 415', async (type) => {
    const answer = await product.client().post(LOGIN, 'username=admin', { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it('can declare its charset', async () => {
    const body = JSON.stringify({ username: 'ñandú', password: 'x' });
    const answer = await product
      .client()
      .post(LOGIN, body, { 'content-type': 'application/json; charset=utf-8' });
    expect(answer.status).toBe(401);
  });

  it('cannot reach a prototype', async () => {
    const answer = await product.client().post(LOGIN, '{"__proto__":{"username":"admin"},"password":"x"}');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ username: ['Falta el usuario.'] });
  });
});

describe('every response', () => {
  it('carries a request id and the strict security headers', async () => {
    const { headers } = await product.client().get('/api/get-csrf-token/');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')*;/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
