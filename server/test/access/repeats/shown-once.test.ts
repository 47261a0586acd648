import { beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { ADMIN } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({
  empty: 'api_key, calendar_feed, webhook, kept_answer, password_link, rate_limit, security_event, session',
  environment: { LIMIT_LOGINS: '3/300' },
});
let staff: TestClient;
beforeEach(async () => {
  await product.database.query(`delete from staff_user where username = 'berta' or is_program`);
  staff = await product.logIn();
});

const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
const { password } = ADMIN;
const countOf = async (table: string, where = 'true'): Promise<number> =>
  (await product.database.query(`select count(*)::int as count from ${table} where ${where}`)).rows[0].count;

const MAKE_KEY = `mutation ($input: CreateApiKeyInput!, $password: String!) {
  createApiKey(input: $input, password: $password) { token key { id name } } }`;
const PROGRAM = {
  name: 'Sitio web',
  rights: [{ area: 'STOCK', access: 'READ' }],
  endsOn: '2027-11-20',
};
const makeKey = (asked: object = {}) => staff.graphql(MAKE_KEY, { input: PROGRAM, password, ...asked }, KEY);

const FEED = { input: { name: 'Tableta', scope: 'ALL', showsNames: false }, password };
const feed = (field: string) => `mutation ($input: CalendarFeedInput!, $password: String!) {
  ${field}(input: $input, password: $password) { address feed { id } } }`;
const HOOK = { input: { address: 'https://tienda.example/', events: ['PATIENT_CREATED'] } };

describe('Secret that is shown once', () => {
  it.each([
    ['a key', MAKE_KEY, { input: PROGRAM, password }, 'api_key', 'token'],
    ['a calendar feed', feed('createCalendarFeed'), FEED, 'calendar_feed', 'address'],
    ["one's own calendar feed", feed('createMyCalendarFeed'), FEED, 'calendar_feed', 'address'],
    [
      'a webhook',
      'mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
      HOOK,
      'webhook',
      'secret',
    ],
    [
      'an account with its link',
      `mutation { addTeamMember(input: { username: "berta", name: "Berta", role: STAFF }) { member { id } link { token } } }`,
      {},
      'password_link',
      'token',
    ],
  ])(
    'creates a secret once, and shows it again to a repeated request: %s',
    async (_what, query, variables, table, secret) => {
      const answers = await Promise.all([
        staff.graphql(query, variables, KEY),
        staff.graphql(query, variables, KEY),
      ]);
      answers.push(await staff.graphql(query, variables, KEY));
      expect(answers[0]?.body.errors).toBeUndefined();
      expect(JSON.stringify(answers[0]?.body)).toMatch(new RegExp(`"${secret}":"\\S{20,}"`));
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await countOf(table)).toBe(1);
      const { rows } = await product.database.query('select k::text as row, answer from kept_answer k');
      const text = /"(?:token|address|secret)":"([^"]+)"/.exec(JSON.stringify(answers[0]?.body))?.[1] ?? '-';
      expect(rows).toHaveLength(1);
      expect(`${rows[0].row}${rows[0].answer.toString('latin1')}`).not.toContain(text);
    },
  );

  it('renews a secret once for repeated requests, and logs one change', async () => {
    const { body } = await staff.graphql(
      'mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
      HOOK,
    );
    const renew = () =>
      staff.graphql(
        'mutation ($id: Int!) { renewWebhookSecret(id: $id) { secret } }',
        { id: body.data.createWebhook.webhook.id },
        KEY,
      );
    const [first, again] = [await renew(), await renew()];
    expect(again.body).toEqual(first.body);
    expect(first.body.data.renewWebhookSecret.secret).not.toBe(body.data.createWebhook.secret);
    expect(await countOf('security_event', "kind = 'WEBHOOK_CHANGED'")).toBe(1);
  });

  it('repeats the first response after the secret was revoked, which stays useless', async () => {
    const first = await makeKey();
    const { key, token } = first.body.data.createApiKey;
    await staff.graphql('mutation ($id: String!) { revokeApiKey(id: $id) { state } }', { id: key.id });
    expect((await makeKey()).body).toEqual(first.body);
    const program = product.client();
    program.access = token;
    expect((await program.get('/api/insumos/')).status).toBe(401);
    expect(await countOf('api_key')).toBe(1);
  });

  it('shows a secret to no other caller, whatever they send', async () => {
    const first = await makeKey();
    const visitor = await product.client().graphql(MAKE_KEY, { input: PROGRAM, password }, KEY);
    expect(visitor.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(visitor.body)).not.toContain(first.body.data.createApiKey.token);
  });
});

describe('Password for showing a secret', () => {
  const isWrong = { code: 'INVALID_INPUT', fields: { password: [PASSWORD_MESSAGES.isWrong] } };

  it('checks the password of a repeated request again, and counts and logs a wrong one', async () => {
    await makeKey();
    const tries = [];
    for (let n = 0; n < 4; n += 1) tries.push(await makeKey({ password: `adivina ${n}` }));
    const failures = tries.map(({ body }) => body.errors[0].extensions);
    expect(failures.slice(0, 3)).toEqual([1, 2, 3].map(() => expect.objectContaining(isWrong)));
    expect(failures[3]?.code).toBe('TOO_MANY_REQUESTS');
    // A locked-out user gets no response, not even with the right password.
    const { body, status } = await makeKey();
    expect([status, body.errors[0].extensions.code, body.data]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      undefined,
    ]);
    expect(await countOf('security_event', "kind = 'LOGIN_FAILED'")).toBe(3);
    expect(await countOf('api_key')).toBe(1);
  });

  it('logs a wrong password of a first request, and stores nothing else', async () => {
    const { body } = await makeKey({ password: 'adivina' });
    expect(body.errors[0].extensions).toMatchObject(isWrong);
    expect(await countOf('security_event', "kind = 'LOGIN_FAILED'")).toBe(1);
    expect([await countOf('api_key'), await countOf('kept_answer')]).toEqual([0, 0]);
  });

  it('checks the password wherever it is in the document: inline and in a fragment', async () => {
    const written = (word: string) => `mutation ($input: CreateApiKeyInput!) { ...making }
      fragment making on Mutation { ... { createApiKey(input: $input, password: "${word}") { token } } }`;
    const ask = (word: string) => staff.graphql(written(word), { input: PROGRAM }, KEY);
    const first = await ask(password);
    expect(first.body.errors).toBeUndefined();
    expect((await ask(password)).body).toEqual(first.body);
    expect((await ask('adivina')).body.errors[0].extensions).toMatchObject(isWrong);
  });

  it('checks the current password: after a change, the former one no longer returns the secret', async () => {
    await makeKey();
    const changed = await staff.graphql(
      `mutation ($old: String!, $new: String!) { changeMyPassword(currentPassword: $old, newPassword: $new) }`,
      { old: password, new: 'otra clave bien larga' },
    );
    expect(changed.body.errors).toBeUndefined();
    try {
      expect((await makeKey()).body.errors[0].extensions).toMatchObject(isWrong);
      // Counts as another request: the key belongs to the one with the former password.
      const other = await makeKey({ password: 'otra clave bien larga' });
      expect(other.body.errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    } finally {
      await staff.graphql(
        `mutation ($old: String!, $new: String!) { changeMyPassword(currentPassword: $old, newPassword: $new) }`,
        { old: 'otra clave bien larga', new: password },
      );
    }
    expect(await countOf('api_key')).toBe(1);
  });

  it('does not lock out a user who repeats a valid request many times', async () => {
    const first = await makeKey();
    for (let n = 0; n < 8; n += 1) expect((await makeKey()).body).toEqual(first.body);
  });
});
