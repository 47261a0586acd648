import { describe, expect, it } from '@jest/globals';
import { ADMIN } from '../product/start-product.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct();

const LOGIN = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { accessToken refreshToken user { id username name } }
}`;
const REFRESH = `mutation ($token: String!) {
  refreshSession(refreshToken: $token) { accessToken refreshToken }
}`;

const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }) =>
  body.errors?.[0]?.extensions.code;

describe('Session by GraphQL', () => {
  it('opens a session by GraphQL, shows its user, refreshes it and ends it', async () => {
    const client = product.client();
    const { login } = (await client.graphql(LOGIN, ADMIN)).body.data;
    expect(login.user).toEqual({ id: 1, username: 'admin', name: 'admin' });
    client.access = login.accessToken;
    expect((await client.graphql('{ me { username } }')).body.data.me.username).toBe('admin');

    const renewed = (await client.graphql(REFRESH, { token: login.refreshToken })).body.data.refreshSession;
    client.access = renewed.accessToken;
    expect((await client.graphql('mutation { logout }')).body.data.logout).toBe(true);
    expect(codeOf((await client.graphql('{ me { id } }')).body)).toBe('UNAUTHENTICATED');
    expect(codeOf((await client.graphql(REFRESH, { token: renewed.refreshToken })).body)).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('answers a wrong password by GraphQL without saying which part was wrong', async () => {
    const { body } = await product.client().graphql(LOGIN, { ...ADMIN, password: 'otra' });
    expect(body.errors[0].message).toBe('Credenciales inválidas');
    expect(codeOf(body)).toBe('UNAUTHENTICATED');
  });

  it('reports all invalid fields of a GraphQL login at once', async () => {
    const { body } = await product.client().graphql(LOGIN, { username: '', password: '' });
    expect(body.errors[0].extensions).toEqual({
      code: 'INVALID_INPUT',
      fields: { username: ['Falta el usuario.'], password: ['Falta la contraseña.'] },
    });
  });

  it('refuses a GraphQL field that is not public without a session', async () => {
    for (const query of [
      '{ me { id } }',
      '{ appointments(from: "2026-11-01", to: "2026-11-30") { id } }',
      '{ availability(date: "2026-11-20", appointmentId: 1) { freeStarts } }',
      'mutation { logout }',
    ]) {
      expect(codeOf((await product.client().graphql(query)).body)).toBe('UNAUTHENTICATED');
    }
  });
});

describe('GraphQL mutation from a browser', () => {
  it('requires the anti-forgery header for a mutation that carries the cookie', async () => {
    const staff = await product.logIn();
    const token = staff.antiForgery!;
    staff.antiForgery = undefined;
    const refused = await staff.graphql('mutation { logout }');
    expect(codeOf(refused.body)).toBe('CSRF_FAILED');
    expect(codeOf((await staff.graphql('mutation { logout }', {}, { 'x-csrftoken': 'otro' })).body)).toBe(
      'CSRF_FAILED',
    );
    // Reads do not need it.
    expect((await staff.graphql('{ me { id } }')).body.data.me.id).toBe(1);
    expect((await staff.graphql('mutation { logout }', {}, { 'x-csrftoken': token })).body.data.logout).toBe(
      true,
    );
  });

  it('requires no anti-forgery header from a program without the cookie', async () => {
    const staff = await product.logIn();
    staff.cookie = undefined;
    staff.antiForgery = undefined;
    expect((await staff.graphql('mutation { logout }')).body.data.logout).toBe(true);
  });

  it('refuses a mutation sent by a form or a link', async () => {
    const form = await product.client().post('/graphql', 'query={clinic{name}}', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(400);
    const link = await product.client().get('/graphql?query={clinic{name}}');
    expect(link.status).toBe(400);
  });
});
