import { describe, expect, it } from '@jest/globals';
import { FEED_MESSAGES } from '#domain/agenda/calendar-feed.es.js';
import { MOST_CLINIC_FEEDS, MOST_OWN_FEEDS } from '#domain/agenda/calendar-feed.js';
import { PASSWORD_MESSAGES } from '#domain/staff/password.es.js';
import { pino } from 'pino';
import { useKey } from '../product/keys.js';
import { logInAsReception } from '../product/reception.js';
import { startProduct } from '../product/start-product.js';
import { useFeedDesk } from './feed-desk.js';
import { askForFeed, askForOwnFeed, listedFeeds, revokeFeed, revokeOwnFeed } from './feeds.js';

const logged: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const { product, staff, ask, read, feed, ownFeed, book, change, beProfessional } = useFeedDesk({ logger });

const NOTHING = { status: 404, body: { error: FEED_MESSAGES.opensNothing } };

describe('an address', () => {
  it('is shown once, opens nothing of the panel, and is in no log', async () => {
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

  it('is made by who proves to be there, and what is made and revoked is registered', async () => {
    const refused = await askForFeed(staff, { password: 'otra' });
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

  it.each(['', '   ', 'x'.repeat(61)])('is not made by the name %j', async (name) => {
    const { body } = await askForFeed(staff, { name });
    expect(body.errors[0].extensions.fields).toHaveProperty('name');
    expect(await listedFeeds(staff)).toEqual([]);
  });

  it('is one of a few that work, of each user and of the clinic, however many are made at once', async () => {
    const reception = await logInAsReception(product);
    const many = (make: () => ReturnType<typeof askForFeed>, most: number) =>
      Promise.all(Array.from({ length: most + 3 }, make));
    const refusedOf = (answers: Awaited<ReturnType<typeof many>>) =>
      answers.flatMap(({ body }) => body.errors ?? []).map(({ extensions }) => extensions.fields);
    expect(refusedOf(await many(() => askForFeed(staff), MOST_CLINIC_FEEDS))).toEqual(
      Array.from({ length: 3 }, () => ({ scope: [FEED_MESSAGES.tooManyOfClinic] })),
    );
    for (const user of [staff, reception])
      expect(refusedOf(await many(() => askForOwnFeed(user), MOST_OWN_FEEDS))).toEqual(
        Array.from({ length: 3 }, () => ({ scope: [FEED_MESSAGES.tooManyOwn] })),
      );
    const listed = await listedFeeds(staff);
    expect(listed).toHaveLength(MOST_CLINIC_FEEDS + 2 * MOST_OWN_FEEDS);
    // One that is revoked makes room.
    await revokeFeed(
      staff,
      listed.find(({ ownerName }: { ownerName: string | null }) => ownerName === null).id,
    );
    expect(refusedOf([await askForFeed(staff), await askForFeed(staff)])).toHaveLength(1);
  });

  it('sets no cookie, is in no index, and is told to nobody else, whatever it opens', async () => {
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

  it('opens nothing from the moment it is revoked', async () => {
    const [one, other] = [await feed(), await feed()];
    const { body } = await revokeFeed(staff, one.feed.id);
    expect(body.data.revoked).toMatchObject({ state: 'REVOKED', revokedAt: '2026-11-18T15:00:00.000Z' });
    expect(await ask(one.address)).toMatchObject(NOTHING);
    expect((await ask(other.address)).status).toBe(200);
  });

  it.each(['x', 'x'.repeat(43), '%00', '..%2f..', 'ñ'.repeat(60)])(
    'opens nothing where it was never made: %s',
    async (token) => {
      expect(await ask(`/api/calendario/${encodeURI(token)}/agenda.ics`)).toMatchObject({ status: 404 });
    },
  );

  it('opens nothing after a backup was restored, and the list says so', async () => {
    const { address } = await feed();
    await product.database.query('delete from calendar_feed_secret');
    expect(await ask(address)).toMatchObject(NOTHING);
    expect(await listedFeeds(staff)).toMatchObject([{ state: 'WITHOUT_SECRET' }]);
  });

  it('notes its last use once a minute', async () => {
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

  it('answers that nothing is new, and HEAD', async () => {
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

describe('a feed of one’s own', () => {
  it('shows the agenda of the professional who one is, whoever that becomes', async () => {
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

  it('is refused to who is no professional, and the clinic has none', async () => {
    const own = await askForOwnFeed(staff, { scope: 'OWN' });
    expect(own.body.errors[0].extensions.fields).toEqual({ scope: [FEED_MESSAGES.isNoProfessional] });
    const clinic = await askForFeed(staff, { scope: 'OWN' });
    expect(clinic.body.errors[0].extensions.fields).toEqual({ scope: [FEED_MESSAGES.ownIsOwn] });
    expect(await listedFeeds(staff)).toEqual([]);
  });

  it('is for everybody with the agenda, and seen and revoked by its owner and by who manages the team', async () => {
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
    expect((await askForFeed(reception)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('ends with the account, even if that is opened again', async () => {
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

  it('is nothing for a program', async () => {
    const program = await useKey(product, { AGENDA: 'WRITE', SETTINGS: 'WRITE' });
    expect((await askForOwnFeed(program)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(
      (await program.graphql('{ myCalendarFeeds { isProfessional } }')).body.errors[0].extensions.code,
    ).toBe('FORBIDDEN');
    expect((await askForFeed(program)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

// The last one: passport knows one strategy in a process, and this product's ends with it.
it('has the whole address where the server knows its own, and is not found by trying', async () => {
  const published = await startProduct({
    databaseUrl: product.databaseUrl,
    environment: { PUBLIC_URL: 'https://clinica.example/', LIMIT_BOOKINGS: '2/600' },
  });
  try {
    const { body } = await askForFeed(await published.logIn());
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
