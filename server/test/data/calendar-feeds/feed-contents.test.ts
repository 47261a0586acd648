import { describe, expect, it } from '@jest/globals';
import { ADMIN } from '../../product/start-product.js';
import { useFeedHelper } from './feed-helper.js';
import { readFeed, type Scope } from './feeds.js';

const { product, staff, ask, read, feed, ownFeed, book, change, beProfessional } = useFeedHelper();

describe('Calendar feed contents', () => {
  it('shows the agenda in a feed without treatments, notes and names', async () => {
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
    // Exactly what each calendar program requires.
    const lines = (body as string).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
        'X-PUBLISHED-TTL:PT15M',
        'X-WR-TIMEZONE:America/Santiago',
        'TZID:America/Santiago',
        'DTSTART;TZID=America/Santiago:20261120T100000',
        'DTSTAMP:20261118T150000Z',
        'LAST-MODIFIED:20261118T150000Z',
        'SEQUENCE:0',
        'STATUS:TENTATIVE',
      ]),
    );
    // Outlook ignores calendar properties after the first component.
    const first = lines.findIndex((line, at) => at > 0 && line.startsWith('BEGIN:'));
    expect(
      lines.findLastIndex((line) => /^(X-WR-|X-PUBLISHED-|NAME|REFRESH-|PRODID)/.test(line)),
    ).toBeLessThan(first);
    expect(lines.filter((line) => line.startsWith('METHOD'))).toEqual([]);
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

  it('shows names in a feed if it was created with them, and never treatments', async () => {
    await book('10:00');
    const { address } = await feed({ showsNames: true });
    expect((await read(address)).events[0]?.summary).toBe('Rosa Ñandú Soto · Podología');
    expect((await ask(address)).body).not.toMatch(/Onico|Diab/);
  });

  it("shows only one service in that service's feed", async () => {
    await book('10:00');
    await book('10:00', { tipo_cita: 'manicura' });
    const shown = async (scope: Scope) =>
      (await read((await feed({ scope })).address)).events.map(({ summary }) => summary);
    expect(await shown('PODIATRY')).toEqual(['R. Ñ. S. · Podología']);
    expect(await shown('MANICURE')).toEqual(['R. Ñ. S. · Manicura']);
  });

  it('shows blocked hours in a feed without their reason', async () => {
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

  it('covers the last 30 days and the next 365 in a feed', async () => {
    const id = await book('10:00');
    // A cancelled appointment holds no slots, so it can be moved anywhere.
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

  it('hides the name of a patient whose data are blocked from a feed', async () => {
    await book('10:00');
    await product.database.query(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason)
       select p.id, now(), u.id, 'x' from patient p, staff_user u where u.username = 'admin'`,
    );
    expect((await read((await feed({ showsNames: true })).address)).events[0]?.summary).toBe('Podología');
  });

  it('shows who attends in a feed, unless it is one professional’s feed', async () => {
    await product.database.query("update professional set name = 'Ana Pérez' where id = 1");
    await book('10:00');
    await beProfessional(1);
    expect((await read((await feed()).address)).events[0]?.description).toBe('Atiende Ana Pérez');
    expect((await read((await ownFeed(staff, { scope: 'OWN' })).address)).events[0]?.description).toBeNull();
    await product.database.query("update professional set name = '' where id = 1");
  });
});

describe('Appointment in a feed', () => {
  it("keeps an appointment's UID and raises its SEQUENCE when it is moved, confirmed, attended or cancelled", async () => {
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

  it('keeps a cancelled appointment in the feed for 30 days', async () => {
    const id = await book('10:00', { fecha: '2027-01-20' });
    await change(id, { estado: 'cancelada' });
    const { address } = await feed();
    product.clock.instant = new Date('2026-12-18T14:59:00Z');
    expect((await read(address)).events).toHaveLength(1);
    product.clock.instant = new Date('2026-12-18T15:01:00Z');
    expect((await read(address)).events).toEqual([]);
  });

  it('removes a deleted appointment from the feed', async () => {
    const id = await book('10:00');
    const { address } = await feed();
    expect((await read(address)).events).toHaveLength(1);
    await staff.send('DELETE', `/api/citas/eliminar/${id}/`);
    expect((await read(address)).events).toEqual([]);
  });

  it.each([
    ['the clock goes back', '2027-04-03', '2027-04-05', 13, 14],
    ['the clock goes forward', '2027-09-04', '2027-09-06', 14, 13],
  ])(
    'shows appointments at ten local time on both sides of the night in which %s',
    async (_what, before, after, one, other) => {
      product.clock.instant = new Date(`${before.slice(0, 7)}-01T15:00:00Z`);
      await staff.logIn(ADMIN);
      for (const date of [before, after]) await insertAt(date);
      const { events } = await read((await feed()).address);
      expect(events.map(({ starts }) => starts.toISOString())).toEqual([
        `${before}T${one}:00:00.000Z`,
        `${after}T${other}:00:00.000Z`,
      ]);
      expect(events.map(({ starts, ends }) => ends.getTime() - starts.getTime())).toEqual([
        3_600_000, 3_600_000,
      ]);
      product.clock.instant = new Date('2026-11-18T15:00:00Z');
      await staff.logIn(ADMIN);
    },
  );
});

/** Adds an appointment at ten, even on a day on which the clinic is closed. */
const insertAt = (date: string) =>
  product.database.query(
    `with made as (
       insert into appointment (patient_id, professional_id, date, start_minute, treatment)
       select id, 1, $1, 600, 'x' from patient returning id)
     insert into appointment_slot (professional_id, day, slot, appointment_id)
     select 1, $1, slot, id from made, generate_series(20, 21) as slot`,
    [date],
  );

describe('Hostile names', () => {
  const NASTY = [
    'Rosa; DTSTART:20200101T000000Z, \\n \\, "x"',
    'Rosa\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil',
    'Rosa\nATTENDEE:mailto:x@y.cl',
    'Rosa\u2028BEGIN:VALARM\u0085x\u0007',
    `Ñ${'🦶🏽'.repeat(60)}`,
    'é'.repeat(150),
    '‮asor‬',
  ];
  it.each(NASTY.map((name, n) => [n, name] as const))(
    'keeps a hostile name within its line of the feed: %i',
    async (_n, name) => {
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
    },
  );
});
