import { describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

const nested = (levels: number): string => `{"nombre":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const CREATE = '/api/pacientes/crear_paciente_admin/';
const TOO_DEEP = expect.stringMatching(/anidados.*32 niveles/);

describe('nested JSON', () => {
  it.each([
    ['POST', '/api/pacientes/crear_paciente_admin/'],
    ['PUT', '/api/pacientes/actualizar_paciente_admin/'],
    ['POST', '/api/pacientes/fichas/'],
    ['POST', '/api/insumos/'],
    ['POST', '/api/citas/crear_cita_admin/'],
    ['PUT', '/api/citas/actualizar/1/'],
    ['PUT', '/api/pacientes/fichas/1/'],
    ['PUT', '/api/insumos/1/'],
    ['POST', '/api/notificaciones/whatsapp/confirmacion/'],
    ['POST', '/api/usuarios/auth/refresh/'],
    ['POST', '/api/citas/reservar/'],
    ['POST', '/api/usuarios/auth/login/'],
  ])('refuses JSON nested 20,000 levels deep at %s %s', async (method, path) => {
    const { status, body } = await staff.send(method, path, nested(20_000));
    expect({ status, body }).toEqual({ status: 400, body: { error: TOO_DEEP } });
  });

  it('reads JSON nested 32 levels deep, and refuses 33', async () => {
    const read = await staff.post(CREATE, nested(32));
    expect(read.body).toMatchObject({ nombre: [expect.any(String)] });
    expect((await staff.post(CREATE, nested(33))).body).toEqual({ error: TOO_DEEP });
  });

  it('does not count brackets in strings as nesting', async () => {
    const { body } = await staff.post(CREATE, { correo: '['.repeat(100) });
    expect(body).toMatchObject({ correo: [expect.stringContaining('correo válido')] });
  });

  it('refuses JSON that is nested too deeply only after the guards have run', async () => {
    expect((await product.client().post(CREATE, nested(20_000))).status).toBe(401);
  });

  it('refuses JSON that is nested too deeply at the GraphQL endpoint, in GraphQL’s error format', async () => {
    const error = { message: TOO_DEEP, extensions: { code: 'BAD_REQUEST' } };
    const variables = `{"query":"{ clinic { name } }","variables":${nested(20_000)}}`;
    const posted = await product.client().post('/graphql', variables);
    expect({ status: posted.status, body: posted.body }).toEqual({ status: 400, body: { errors: [error] } });
    const search = new URLSearchParams({ query: '{ clinic { name } }', variables: nested(1_000) });
    const asked = await product
      .client()
      .get(`/graphql?${search.toString()}`, { 'apollo-require-preflight': 'yes' });
    expect({ status: asked.status, body: asked.body }).toEqual({ status: 400, body: { errors: [error] } });
  });

  it('refuses malformed JSON at the GraphQL endpoint', async () => {
    const { status, body } = await product.client().post('/graphql', '{nada');
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { message: expect.stringContaining('no se puede leer'), extensions: { code: 'BAD_REQUEST' } },
    ]);
  });
});

describe('a long content type', () => {
  const ofLength = (length: number) => ({ 'content-type': 'application/json; a='.padEnd(length, 'a') });

  it.each(['/graphql', '/api/pacientes/crear_paciente_admin/'])(
    'refuses a content type of more than 256 characters at %s',
    async (path) => {
      const { status, body } = await staff.post(path, '{}', ofLength(257));
      expect({ status, body }).toEqual({ status: 415, body: { error: expect.stringContaining('JSON') } });
    },
  );

  it('accepts a content type of 256 characters', async () => {
    expect((await staff.post(CREATE, '{}', ofLength(256))).status).toBe(400);
  });
});
