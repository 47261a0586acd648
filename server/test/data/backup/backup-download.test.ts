import { beforeAll, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../../product/described-fetch.js';
import { addPatient } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { useProduct } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useProduct();
beforeAll(async () => {
  await addPatient(product.database, 1, 'Ana\tÑandú\\\n"Soto"');
  await bookByRest(product.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' });
});

describe('Downloaded backup', () => {
  it('downloads a backup as a complete SQL dump, named after the clinic’s local time', async () => {
    const staff = await product.logIn();
    const { status, headers, body } = await staff.get('/api/database/backup/');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="backup_2026-11-18_1200.sql"');
    expect(body).toMatch(/^-- Huella/);
    expect(body.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
    // COPY's own escapes: tabs, backslashes and line breaks stay within their line.
    expect(body).toContain('Ana\\tÑandú\\\\\\n"Soto"');
    expect(body).toMatch(/constraint "?appointment_slot_key"? PRIMARY KEY/i);
    expect(body).toContain('appointment_holds_its_slots');
  });

  it('downloads a backup without usable tokens and counters of failed attempts', async () => {
    const staff = await product.logIn();
    const { body } = await staff.get('/api/database/backup/');
    for (const table of ['session', 'refresh_token', 'rate_limit']) {
      expect(body).toContain(`table "public"."${table}"`);
      expect(body).not.toContain(`copy "public"."${table}"`);
    }
  });

  it('lets only staff download a backup', async () => {
    expect((await product.client().get('/api/database/backup/')).status).toBe(401);
  });
});

/** The state of the dump's connection in the database; undefined if there is none. */
async function doing(): Promise<{ pid: number; query: string; waitsFor: string | null } | undefined> {
  const { rows } = await product.database.query<{ pid: number; query: string; waitsFor: string | null }>(
    `select pid, query, wait_event as "waitsFor" from pg_stat_activity
     where datname = current_database() and application_name = 'huella backup'`,
  );
  return rows[0];
}

describe('Backup that is larger than all buffers', () => {
  beforeAll(async () => {
    await product.database.query(
      `insert into closure (from_date, to_date, reason)
       select '2020-01-01', '2020-01-02', repeat('x', 200) from generate_series(1, 200000)`,
    );
  });

  /** A download whose first bytes were read, and which now waits for the client to read more. */
  async function begun(): Promise<{ response: Response; pid: number }> {
    const { access } = await product.logIn();
    const response = await describedFetch(`${product.url}/api/database/backup/`, {
      headers: { authorization: `Bearer ${access}` },
    });
    // The database itself waits until the client reads, so the server buffers nothing.
    await eventually(async () => (await doing())?.waitsFor === 'ClientWrite', 'the wait of the dump');
    const { pid, query } = (await doing())!;
    expect(query).toContain('copy "public"."closure"');
    return { response, pid };
  }

  it('delivers a large backup completely to a slow client', async () => {
    const { response } = await begun();
    const text = await response.text();
    expect(text.length).toBeGreaterThan(40_000_000);
    expect(text.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
  });

  it("ends a backup's dump when the client leaves", async () => {
    const { response } = await begun();
    await response.body!.cancel();
    await eventually(async () => (await doing()) === undefined, 'the end of the dump');
  });

  it("breaks a backup's download off, and never completes it, when the database goes away", async () => {
    const { response, pid } = await begun();
    await product.database.query('select pg_terminate_backend($1)', [pid]);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});
