import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { enterTab } from '../private-storage/browser-tab';
import { forgetOld } from '../private-storage/forget-user';
import { type PrivateDatabase, privateDatabase } from '../private-storage/private-database';
import { inSecureContext } from '../testing/secure-context';
import type { Draft, DraftPlace } from './draft';
import { DatabaseDrafts } from './database-drafts';

inSecureContext();

const PLACE: DraftPlace = { staffId: 1, form: 'record.7.new' };
const draft = (text: string): Draft => ({
  content: { text },
  title: 'Ficha de Rosa Lillo',
  path: '/app/fichas-clinicas?paciente=7',
  hasHealthData: true,
});
const DAY_MS = 24 * 3_600_000;

let database: PrivateDatabase;
beforeEach(async () => {
  database = (await privateDatabase())!;
});

async function openTab() {
  sessionStorage.clear();
  const page = new EventTarget();
  const tab = await enterTab(sessionStorage, navigator.locks, page);
  const close = async () => {
    page.dispatchEvent(new Event('pagehide'));
    // Another request for a lock is answered after the release.
    await navigator.locks.request('after', () => undefined);
  };
  return { drafts: new DatabaseDrafts(database, tab), close, id: tab.id };
}

/** All stored rows as text, with one character per encrypted byte. */
async function stored(): Promise<string> {
  const rows = await Promise.all([database.getAll('drafts'), database.getAll('agendas')]);
  return JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof Object && 'byteLength' in value
      ? String.fromCharCode(...new Uint8Array(value as ArrayBuffer))
      : value,
  );
}

describe('drafts in the database', () => {
  it('stores a draft encrypted, with a key that no script can read', async () => {
    const { drafts } = await openTab();
    await drafts.keep(PLACE, draft('Uña encarnada'));
    expect(await drafts.read(PLACE)).toEqual(draft('Uña encarnada'));
    expect(await stored()).not.toMatch(/encarnada|Rosa/);
    const key = (await database.get('keys', 1))!;
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/encarnada|Rosa/);
  });

  it('a draft belongs to its tab, and once that is closed, to the next tab that reads it', async () => {
    const [one, two, three] = [await openTab(), await openTab(), await openTab()];
    await one.drafts.keep(PLACE, draft('primera'));
    expect(await two.drafts.read(PLACE)).toBeUndefined();
    expect(await two.drafts.list(1)).toMatchObject([{ title: 'Ficha de Rosa Lillo', isElsewhere: true }]);
    await one.close();
    expect(await two.drafts.read(PLACE)).toEqual(draft('primera'));
    expect(await three.drafts.read(PLACE)).toBeUndefined();
    await two.drafts.keep(PLACE, draft('primera y segunda'));
    await two.close();
    expect(await three.drafts.list(1)).toMatchObject([{ isElsewhere: false }]);
    expect(await three.drafts.read(PLACE)).toEqual(draft('primera y segunda'));
    await three.drafts.forget(PLACE);
    expect(await three.drafts.read(PLACE)).toBeUndefined();
  });

  it('keeps one draft per tab, and reads this tab’s first, then the newest one of closed tabs', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.drafts.keep(PLACE, draft('de una'));
    await two.drafts.keep(PLACE, draft('de otra'));
    await one.close();
    expect(await two.drafts.read(PLACE)).toEqual(draft('de otra'));
    await two.drafts.forget(PLACE);
    expect(await two.drafts.read(PLACE)).toEqual(draft('de una'));
  });

  it('a draft stays with its tab after a reload, but not in a duplicate of the tab', async () => {
    const one = await openTab();
    await one.drafts.keep(PLACE, draft('primera'));
    // A duplicated tab has a copy of the session storage.
    const duplicate = await enterTab(sessionStorage, navigator.locks, new EventTarget());
    expect(duplicate.id).not.toBe(one.id);
    expect(await new DatabaseDrafts(database, duplicate).read(PLACE)).toBeUndefined();
    sessionStorage.setItem('tab', one.id);
    await one.close();
    const reloaded = await enterTab(sessionStorage, navigator.locks, new EventTarget());
    expect(reloaded.id).toBe(one.id);
  });

  it('a draft is neither visible to nor removable by another user of the browser', async () => {
    const { drafts } = await openTab();
    await drafts.keep(PLACE, draft('de una'));
    const hers = { ...PLACE, staffId: 2 };
    expect(await drafts.read(hers)).toBeUndefined();
    expect(await drafts.list(2)).toEqual([]);
    await drafts.keep(hers, draft('de otra'));
    await drafts.forget(hers);
    await drafts.forgetHealthDataOf(2);
    await drafts.forgetUser(2);
    expect(await drafts.read(PLACE)).toEqual(draft('de una'));
    // The other user can't read it even if the row is copied to their id.
    const [row] = await database.getAll('drafts');
    await database.put('drafts', { ...row!, staffId: 2 });
    await database.put('keys', (await database.get('keys', 1))!, 2);
    expect(await drafts.read(hers)).toBeUndefined();
  });

  it('a draft expires after seven days, even if another user uses the browser then', async () => {
    const { drafts } = await openTab();
    await drafts.keep(PLACE, draft('vieja'));
    const clock = jest.spyOn(Date, 'now');
    const now = Date.now();
    clock.mockReturnValue(now + 7 * DAY_MS - 1_000);
    expect(await drafts.read(PLACE)).toEqual(draft('vieja'));
    await forgetOld();
    expect(await database.count('drafts')).toBe(1);
    clock.mockReturnValue(now + 7 * DAY_MS + 1_000);
    expect(await drafts.read(PLACE)).toBeUndefined();
    expect(await drafts.list(1)).toEqual([]);
    await forgetOld();
    expect(await database.count('drafts')).toBe(0);
    clock.mockRestore();
  });

  it('removes drafts and their key at logout, even if another tab is just writing one', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.drafts.keep(PLACE, draft('primera'));
    await Promise.all([two.drafts.keep(PLACE, draft('segunda')), one.drafts.forgetUser(1)]);
    expect(await database.count('drafts')).toBe(0);
    expect(await database.count('keys')).toBe(0);
  });

  it('removes drafts with health data separately from the others', async () => {
    const { drafts } = await openTab();
    await drafts.keep(PLACE, draft('primera'));
    await drafts.keep({ staffId: 1, form: 'patient.3' }, { ...draft('segunda'), hasHealthData: false });
    await drafts.forgetHealthDataOf(1);
    expect((await drafts.list(1)).map(({ form }) => form)).toEqual(['patient.3']);
  });
});
