import { beforeEach, describe, expect, it } from '@jest/globals';
import { FEED_MESSAGES } from '#domain/agenda/calendar-feed.es.js';
import { PASSWORD_MESSAGES } from '#domain/staff/password.es.js';
import { pino } from 'pino';
import { addPatient, madeUpRut } from '../product/builders.js';
import { useKey } from '../product/keys.js';
import { logInAsReception } from '../product/reception.js';
import { ADMIN, startProduct } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';
import {
  askForFeed,
  askForOwnFeed,
  listedFeeds,
  readFeed,
  revokeFeed,
  revokeOwnFeed,
  type Scope,
} from './feeds.js';

const logged: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const product = useProduct({
  empty: 'calendar_feed, appointment, appointment_change, blocked_hours, patient, security_event, audit_entry, rate_limit',
  logger,
});
const { staff } = product;
beforeEach(async () => {
  await product.database.query("delete from staff_user where username in ('recepcion', 'dora')");
  await product.database.query('update staff_user set professional_id = null, disabled_at = null');
  await product.database.query("update clinic_settings set name = 'Clínica'");
  await addPatient(product.database, 1, 'Rosa Ñandú Soto');
});

async function feed(asked: Parameters<typeof askForFeed>[1] = {}, client = staff) {
  const { body } = await askForFeed(client, asked);
  return body.data.made as { address: string; feed: { id: string } };
}
async function ownFeed(client: TestClient, asked: Parameters<typeof askForOwnFeed>[1] = {}) {
  const { body } = await askForOwnFeed(client, asked);
  return body.data.made as { address: string; feed: { id: string } };
}
const ask = (address: string, headers: Record<string, string> = {}) =>
  product.client().get(address, headers);
const read = async (address: string) => readFeed((await ask(address)).body as string);

/** @returns the appointment's id. */
async function book(hora: string, more: object = {}): Promise<number> {
  const { status, body } = await staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    fecha: '2026-11-20',
    hora,
    tratamiento: 'Onicomicosis',
    observaciones: 'Diabética',
    ...more,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}
const change = (id: number, changes: object) => staff.send('PUT', `/api/citas/actualizar/${id}/`, changes);
const beProfessional = (id: number, username = ADMIN.username) =>
  product.database.query('update staff_user set professional_id = $1 where username = $2', [id, username]);

const NOTHING = { status: 404, body: { error: FEED_MESSAGES.opensNothing } };

describe('a feed', () => {
  it('is read by a calendar as the agenda, without treatments, notes and names', async () => {
    await product.database.query("update clinic_settings set name = 'Clínica Ñandú, Ltda.; \\ sí'");
    await book('10:00');
    await book('11:00', { tipo_cita: 'manicura', duracion_extendida: true });
    const { address } = await feed();
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { name, calendar, events } = readFeed(body);
    expect(name).toBe('Toda la agenda · Clínica Ñandú, Ltda.; \\ sí');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Huella//Huella//ES');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('America/Santiago');
    expect(events).toEqual([
      {
        uid: expect.stringMatching(/^cita-\d+@[0-9a-f-]{36}$/),
        sequence: 0,
        status: 'TENTATIVE',
        summary: 'R. Ñ. S. · Podología',
        description: null,
        transparency: 'OPAQUE',
        starts: new Date('2026-11-20T13:00:00Z'),
        ends: new Date('2026-11-20T14:00:00Z'),
        zone: 'America/Santiago',
        lastModified: '2026-11-18T15:00:00Z',
      },
      expect.objectContaining({
        summary: 'R. Ñ. S. · Manicura',
        starts: new Date('2026-11-20T14:00:00Z'),
        ends: new Date('2026-11-20T16:00:00Z'),
      }),
    ]);
    expect(body).not.toMatch(/Rosa|Onico|Diab/);
  });

  it('shows names where it was made so, and never treatments', async () => {
    await book('10:00');
    const { address } = await feed({ showsNames: true });
    expect((await read(address)).events[0]?.summary).toBe('Rosa Ñandú Soto · Podología');
    expect((await ask(address)).body).not.toMatch(/Onico|Diab/);
  });

  it('shows its service alone', async () => {
    await book('10:00');
    await book('10:00', { tipo_cita: 'manicura' });
    const shown = async (scope: Scope) =>
      (await read((await feed({ scope })).address)).events.map(({ summary }) => summary);
    expect(await shown('PODIATRY')).toEqual(['R. Ñ. S. · Podología']);
    expect(await shown('MANICURE')).toEqual(['R. Ñ. S. · Manicura']);
  });

  it('shows blocked hours without their reason', async () => {
    await staff.graphql('mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }', {
      input: {
        professionalId: 1,
        date: '2026-11-20',
        time: '15:00',
        durationMinutes: 90,
        reason: 'Dentista de Ana',
      },
    });
    const { address } = await feed({ scope: 'PODIATRY' });
    const { events } = await read(address);
    expect(events).toMatchObject([
      {
        uid: expect.stringMatching(/^bloqueo-\d+@/),
        summary: 'Bloqueado',
        status: 'CONFIRMED',
        starts: new Date('2026-11-20T18:00:00Z'),
        ends: new Date('2026-11-20T19:30:00Z'),
      },
    ]);
    expect((await ask(address)).body).not.toContain('Dentista');
    expect((await read((await feed({ scope: 'MANICURE' })).address)).events).toEqual([]);
  });

  it('holds the last 30 days and the next 365', async () => {
    const id = await book('10:00');
    // It holds no slots, so it can be anywhere.
    await change(id, { estado: 'cancelada' });
    const { address } = await feed();
    const moved = async (date: string) => {
      await product.database.query('update appointment set date = $2 where id = $1', [id, date]);
      return (await read(address)).events.length;
    };
    expect(await moved('2026-10-18')).toBe(0);
    expect(await moved('2026-10-19')).toBe(1);
    expect(await moved('2027-11-18')).toBe(1);
    expect(await moved('2027-11-19')).toBe(0);
  });

  it('leaves a patient whose data are blocked without a name', async () => {
    await book('10:00');
    await product.database.query(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason)
       select p.id, now(), u.id, 'x' from patient p, staff_user u where u.username = 'admin'`,
    );
    expect((await read((await feed({ showsNames: true })).address)).events[0]?.summary).toBe('Podología');
  });

  it('says who attends, unless it is one person’s', async () => {
    await product.database.query("update professional set name = 'Ana Pérez' where id = 1");
    await book('10:00');
    await beProfessional(1);
    expect((await read((await feed()).address)).events[0]?.description).toBe('Atiende Ana Pérez');
    expect((await read((await ownFeed(staff, { scope: 'OWN' })).address)).events[0]?.description).toBeNull();
    await product.database.query("update professional set name = '' where id = 1");
  });
});

describe('what happens to an appointment', () => {
  it('keeps its UID and raises its SEQUENCE: moved, confirmed, attended, cancelled', async () => {
    const id = await book('10:00');
    const { address } = await feed();
    const seen = [(await read(address)).events[0]!];
    const after = async (changes: object) => {
      product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
      expect((await change(id, changes)).status).toBe(200);
      seen.push((await read(address)).events[0]!);
    };
    await after({ hora: '12:00' });
    await after({ estado: 'confirmada' });
    await after({ estado: 'completada' });
    await after({ estado: 'cancelada' });
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
    expect(seen.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(seen.map(({ status }) => status)).toEqual([
      'TENTATIVE',
      'TENTATIVE',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(seen[1]).toMatchObject({
      starts: new Date('2026-11-20T15:00:00Z'),
      lastModified: '2026-11-18T15:01:00Z',
    });
    expect(seen[4]).toMatchObject({
      summary: 'Cancelada: R. Ñ. S. · Podología',
      transparency: 'TRANSPARENT',
    });
  });

  it('is told for 30 days after it was cancelled', async () => {
    const id = await book('10:00', { fecha: '2027-01-20' });
    await change(id, { estado: 'cancelada' });
    const { address } = await feed();
    product.clock.instant = new Date('2026-12-18T14:59:00Z');
    expect((await read(address)).events).toHaveLength(1);
    product.clock.instant = new Date('2026-12-18T15:01:00Z');
    expect((await read(address)).events).toEqual([]);
  });

  it('leaves the feed when it is deleted', async () => {
    const id = await book('10:00');
    const { address } = await feed();
    expect((await read(address)).events).toHaveLength(1);
    await staff.send('DELETE', `/api/citas/eliminar/${id}/`);
    expect((await read(address)).events).toEqual([]);
  });

  it.each([
    ['the clock goes back', '2027-04-03', '2027-04-05', 13, 14],
    ['the clock goes forward', '2027-09-04', '2027-09-06', 14, 13],
  ])('is at ten on the wall on both sides of the night in which %s', async (_what, before, after, one, other) => {
    product.clock.instant = new Date(`${before.slice(0, 7)}-01T15:00:00Z`);
    await staff.logIn(ADMIN);
    for (const date of [before, after]) await insertAt(date);
    const { events } = await read((await feed()).address);
    expect(events.map(({ starts }) => starts.toISOString())).toEqual([
      `${before}T${one}:00:00.000Z`,
      `${after}T${other}:00:00.000Z`,
    ]);
    expect(events.map(({ starts, ends }) => ends.getTime() - starts.getTime())).toEqual([3_600_000, 3_600_000]);
    product.clock.instant = new Date('2026-11-18T15:00:00Z');
    await staff.logIn(ADMIN);
  });
});

/** At ten, whatever day the clinic opens. */
const insertAt = (date: string) =>
  product.database.query(
    `with made as (
       insert into appointment (patient_id, professional_id, date, start_minute, treatment)
       select id, 1, $1, 600, 'x' from patient returning id)
     insert into appointment_slot (professional_id, day, slot, appointment_id)
     select 1, $1, slot, id from made, generate_series(20, 21) as slot`,
    [date],
  );

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
    const { body } = await staff.graphql('{ securityEvents(first: 2) { nodes { kind staffName } } }');
    expect(body.data.securityEvents.nodes).toEqual([
      { kind: 'FEED_REVOKED', staffName: 'admin' },
      { kind: 'FEED_MADE', staffName: 'admin' },
    ]);
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
    expect((await program.graphql('{ myCalendarFeeds { isProfessional } }')).body.errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await askForFeed(program)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('hostile names', () => {
  const NASTY = [
    'Rosa; DTSTART:20200101T000000Z, \\n \\, "x"',
    'Rosa\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil',
    'Rosa\nATTENDEE:mailto:x@y.cl',
    'Rosa\u2028BEGIN:VALARM\u0085x\u0007',
    `Ñ${'🦶🏽'.repeat(60)}`,
    'é'.repeat(150),
    '‮asor‬',
  ];
  it.each(NASTY.map((name, n) => [n, name] as const))('stay in their line: %i', async (_n, name) => {
    await product.database.query('update patient set name = $1', [name]);
    await product.database.query("update clinic_settings set name = 'Clínica\r\nX-EVIL:1'");
    await book('10:00');
    const { body } = await ask((await feed({ showsNames: true })).address);
    const lines = (body as string).split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const unfolded = (body as string).replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded.filter((line) => /^(ATTENDEE|X-EVIL|BEGIN:VALARM|UID:evil)/.test(line))).toEqual([]);
    const { events } = readFeed(body);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ starts: new Date('2026-11-20T13:00:00Z'), sequence: 0 });
    expect(events[0]?.summary).toMatch(/ · Podología$/);
    if (name.startsWith('Rosa;')) expect(events[0]?.summary).toBe(`${name} · Podología`);
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
