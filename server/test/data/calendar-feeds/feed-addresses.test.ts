import { describe, expect, it } from '@jest/globals';
import { FEED_MESSAGES } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import { MAX_CLINIC_FEEDS, MAX_OWN_FEEDS } from '#domain/data/calendar-feeds/calendar-feed.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { pino } from 'pino';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { startProduct } from '../../product/start-product.js';
import { useFeedHelper } from './feed-helper.js';
import { requestFeed, requestOwnFeed, listedFeeds, revokeFeed, revokeOwnFeed } from './feeds.js';

const logged: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const { product, staff, ask, read, feed, ownFeed, book, change, beProfessional } = useFeedHelper({ logger });

const NOTHING = { status: 404, body: { error: FEED_MESSAGES.opensNothing } };

describe('Calendar feed address', () => {
  it("shows a feed's address once, gives it no access to the panel, and logs it nowhere", async () => {
    logged.length = 0;
    const { address, feed: made } = await feed();
    expect(address).toMatch(/^\/api\/calendario\/[\w-]{43}\/agenda\.ics$/);
    const token = address.split('/')[3]!;
    expect((await ask(address)).status).toBe(200);
    expect((await ask(address.replace(token, 'x'.repeat(43)))).status).toBe(404);
    const { rows } = await product.database.query(
      'select f::text || s::text as text from calendar_feed f, calendar_feed_secret s',
    );
    expect(JSON.stringify([rows, await listedFeeds(staff)])).not.toContain(token);
    expect(logged.join('')).toContain('"route":"/api/calendario/:token/agenda.ics"');
    expect(logged.join('')).not.toContain(token);
    const program = product.client();
    program.access = token;
    expect((await program.get('/api/citas/')).status).toBe(401);
    expect(made).toMatchObject({ scope: 'ALL', state: 'ACTIVE', ownerName: null, lastUsedAt: null });
  });

  it('requires the user’s password for a feed, and logs its creation and revocation', async () => {
    const refused = await requestFeed(staff, { password: 'otra' });
    expect(refused.body.errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: [PASSWORD_MESSAGES.isWrong] },
    });
    expect(await listedFeeds(staff)).toEqual([]);
    const { feed: made } = await feed();
    await revokeFeed(staff, made.id);
    await revokeFeed(staff, made.id);
    const { body } = await staff.graphql('{ securityEvents(first: 2) { nodes { kind staffName about } } }');
    const about = 'Teléfono de Ana';
    expect(body.data.securityEvents.nodes).toEqual([
      { kind: 'FEED_REVOKED', staffName: 'admin', about },
      { kind: 'FEED_MADE', staffName: 'admin', about },
    ]);
  });

  it.each(['', '   ', 'x'.repeat(61)])('refuses the feed name %j', async (name) => {
    const { body } = await requestFeed(staff, { name });
    expect(body.errors[0].extensions.fields).toHaveProperty('name');
    expect(await listedFeeds(staff)).toEqual([]);
  });

  it('limits feeds per user and per clinic, even when many are created at the same time', async () => {
    const reception = await logInAsReception(product);
    const many = (make: () => ReturnType<typeof requestFeed>, most: number) =>
      Promise.all(Array.from({ length: most + 3 }, make));
    const refusedOf = (answers: Awaited<ReturnType<typeof many>>) =>
      answers.flatMap(({ body }) => body.errors ?? []).map(({ extensions }) => extensions.fields);
    expect(refusedOf(await many(() => requestFeed(staff), MAX_CLINIC_FEEDS))).toEqual(
      Array.from({ length: 3 }, () => ({ scope: [FEED_MESSAGES.tooManyOfClinic] })),
    );
    for (const user of [staff, reception])
      expect(refusedOf(await many(() => requestOwnFeed(user), MAX_OWN_FEEDS))).toEqual(
        Array.from({ length: 3 }, () => ({ scope: [FEED_MESSAGES.tooManyOwn] })),
      );
    const listed = await listedFeeds(staff);
    expect(listed).toHaveLength(MAX_CLINIC_FEEDS + 2 * MAX_OWN_FEEDS);
    // Revoking one frees a place.
    await revokeFeed(
      staff,
      listed.find(({ ownerName }: { ownerName: string | null }) => ownerName === null).id,
    );
    expect(refusedOf([await requestFeed(staff), await requestFeed(staff)])).toHaveLength(1);
  });

  it('sets no cookie on a feed, and keeps it out of search engines and referrers, whatever the response', async () => {
    const { address } = await feed();
    const { headers } = await ask(address);
    const known = await ask(address, { 'if-none-match': headers.get('etag')! });
    const nothing = await ask(address.replace(/[\w-]{43}/, 'x'.repeat(43)));
    expect([known.status, nothing.status]).toEqual([304, 404]);
    for (const answer of [headers, known.headers, nothing.headers]) {
      expect(answer.getSetCookie()).toEqual([]);
      expect(answer.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.get('referrer-policy')).toBe('no-referrer');
      expect(answer.get('cache-control')).toMatch(/no-cache|no-store/);
    }
  });

  it('stops serving a feed as soon as it is revoked', async () => {
    const [one, other] = [await feed(), await feed()];
    const { body } = await revokeFeed(staff, one.feed.id);
    expect(body.data.revoked).toMatchObject({ state: 'REVOKED', revokedAt: '2026-11-18T15:00:00.000Z' });
    expect(await ask(one.address)).toMatchObject(NOTHING);
    expect((await ask(other.address)).status).toBe(200);
  });

  it.each(['x', 'x'.repeat(43), '%00', '..%2f..', 'ñ'.repeat(60)])(
    'answers 404 for the address of a feed that never existed: %s',
    async (token) => {
      expect(await ask(`/api/calendario/${encodeURI(token)}/agenda.ics`)).toMatchObject({ status: 404 });
    },
  );

  it('stops serving a feed after a backup was restored, and says so in the list', async () => {
    const { address } = await feed();
    await product.database.query('delete from calendar_feed_secret');
    expect(await ask(address)).toMatchObject(NOTHING);
    expect(await listedFeeds(staff)).toMatchObject([{ state: 'WITHOUT_SECRET' }]);
  });

  it('updates the last use of a feed once a minute', async () => {
    const { address } = await feed();
    const lastUse = async () => (await listedFeeds(staff))[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    for (const [seconds, noted] of [
      [0, '15:00:00'],
      [54, '15:00:00'],
      [60, '15:01:00'],
    ] as const) {
      product.clock.instant = new Date(Date.parse('2026-11-18T15:00:00Z') + seconds * 1000);
      await ask(address);
      expect(await lastUse()).toBe(`2026-11-18T${noted}.000Z`);
    }
  });

  it('supports conditional requests and HEAD for a feed', async () => {
    const id = await book('10:00');
    const { address } = await feed();
    const first = await ask(address);
    const etag = first.headers.get('etag')!;
    const again = await ask(address, { 'if-none-match': `"other", W/${etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.get('etag')).toBe(etag);
    const head = await product.client().send('HEAD', address);
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(head.headers.get('etag')).toBe(etag);
    expect((await ask(address)).body).toBe(first.body);
    await change(id, { hora: '12:00' });
    const changed = await ask(address, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

describe('Personal calendar feed', () => {
  it("shows the agenda of the professional linked to the feed's owner, even if that link changes", async () => {
    await product.database.query(
      "insert into professional (id, position, services, name) values (7, 7, '{PODIATRY}', 'Luis') on conflict do nothing",
    );
    await book('10:00');
    await book('10:00', { tipo_cita: 'manicura' });
    await beProfessional(1);
    const { address } = await ownFeed(staff, { scope: 'OWN' });
    const shown = async () => (await read(address)).events.map(({ summary }) => summary);
    expect((await read(address)).name).toMatch(/^Citas de admin · /);
    expect(await shown()).toEqual(['R. Ñ. S. · Podología']);
    await beProfessional(2);
    expect(await shown()).toEqual(['R. Ñ. S. · Manicura']);
    await product.database.query('update staff_user set professional_id = null');
    expect(await shown()).toEqual([]);
  });

  it('refuses a feed of the own agenda to a user who is no professional, and as a feed of the clinic', async () => {
    const own = await requestOwnFeed(staff, { scope: 'OWN' });
    expect(own.body.errors[0].extensions.fields).toEqual({ scope: [FEED_MESSAGES.isNoProfessional] });
    const clinic = await requestFeed(staff, { scope: 'OWN' });
    expect(clinic.body.errors[0].extensions.fields).toEqual({ scope: [FEED_MESSAGES.ownIsOwn] });
    expect(await listedFeeds(staff)).toEqual([]);
  });

  it('lets users with the agenda create own feeds, which they and team managers can list and revoke', async () => {
    const reception = await logInAsReception(product);
    const [one, other] = [await ownFeed(reception), await ownFeed(reception, { scope: 'PODIATRY' })];
    const clinics = await feed();
    const mine = async () =>
      (await reception.graphql('{ myCalendarFeeds { isProfessional feeds { id } } }')).body.data
        .myCalendarFeeds;
    expect(await mine()).toEqual({
      isProfessional: false,
      feeds: expect.arrayContaining([{ id: one.feed.id }, { id: other.feed.id }]),
    });
    expect((await mine()).feeds).toHaveLength(2);
    expect((await listedFeeds(staff)).map(({ ownerName }: { ownerName: string }) => ownerName)).toEqual(
      expect.arrayContaining(['Recepción', 'Recepción', null]),
    );
    for (const id of [clinics.feed.id, (await ownFeed(staff)).feed.id]) {
      const refused = await revokeOwnFeed(reception, id);
      expect(refused.body.errors[0].extensions.code).toBe('NOT_FOUND');
    }
    expect((await ask(clinics.address)).status).toBe(200);
    expect((await revokeOwnFeed(reception, one.feed.id)).body.data.revoked.state).toBe('REVOKED');
    expect((await revokeFeed(staff, other.feed.id)).body.data.revoked.state).toBe('REVOKED');
    expect([(await ask(one.address)).status, (await ask(other.address)).status]).toEqual([404, 404]);
    expect((await requestFeed(reception)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('ends a personal feed when the account is disabled, even if it is enabled again', async () => {
    const reception = await logInAsReception(product);
    const [own, clinics] = [await ownFeed(reception), await feed()];
    expect((await ask(own.address)).status).toBe(200);
    const { rows } = await product.database.query("select id from staff_user where username = 'recepcion'");
    const run = (field: string) =>
      staff.graphql(`mutation ($id: Int!) { ${field}(id: $id) { state } }`, { id: rows[0].id });
    await run('disableTeamMember');
    expect(await ask(own.address)).toMatchObject(NOTHING);
    await run('enableTeamMember');
    expect(await ask(own.address)).toMatchObject(NOTHING);
    const listed = await listedFeeds(staff);
    expect(listed.find(({ id }: { id: string }) => id === own.feed.id).state).toBe('REVOKED');
    expect((await ask(clinics.address)).status).toBe(200);
  });

  it('refuses a personal feed to a program', async () => {
    const program = await createProgram(product, { AGENDA: 'WRITE', SETTINGS: 'WRITE' });
    expect((await requestOwnFeed(program)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(
      (await program.graphql('{ myCalendarFeeds { isProfessional } }')).body.errors[0].extensions.code,
    ).toBe('FORBIDDEN');
    expect((await requestFeed(program)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

// Must be the last test: passport has one strategy per process, and this product's strategy ends with it.
it("includes the server’s own URL in a feed's address if it is known, and limits guesses of addresses", async () => {
  const published = await startProduct({
    databaseUrl: product.databaseUrl,
    environment: { PUBLIC_URL: 'https://clinica.example/', LIMIT_BOOKINGS: '2/600' },
  });
  try {
    const { body } = await requestFeed(await published.logIn());
    const { address } = body.data.made as { address: string };
    expect(address).toMatch(/^https:\/\/clinica\.example\/api\/calendario\/[\w-]{43}\/agenda\.ics$/);
    const at = async (path: string) => (await published.client().get(path)).status;
    const guess = () => at(`/api/calendario/${'x'.repeat(43)}/agenda.ics`);
    expect([await guess(), await guess(), await guess()]).toEqual([404, 404, 429]);
    expect(await at(new URL(address).pathname)).toBe(200);
  } finally {
    await published.stop();
  }
});
