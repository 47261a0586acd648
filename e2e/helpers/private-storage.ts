import type { Page } from '@playwright/test';

/** Runs in the page: opens the panel's database, and reads a whole store. */
const OPEN = `
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  // Opening one that the panel has not created yet would create an empty one.
  const open = async () =>
    (await indexedDB.databases()).length === 0 ? undefined : answer(indexedDB.open('huella'));
  const all = async (database, store) =>
    database ? answer(database.transaction(store).objectStore(store).getAll()) : [];
`;

/** Everything that the panel stores in the browser, as text; encrypted bytes as one character each. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate<string>(`${OPEN}(async () => {
    const database = await open();
    const rows = [await all(database, 'drafts'), await all(database, 'agendas')];
    const plain = (_key, value) =>
      value instanceof ArrayBuffer ? String.fromCharCode(...new Uint8Array(value)) : value;
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }], plain);
  })()`);

/** The stored agenda of the only user, decrypted as the panel does it; empty if there is none. */
export const offlineAgenda = (page: Page): Promise<string> =>
  page.evaluate<string>(`${OPEN}(async () => {
    const database = await open();
    const [[key], [kept]] = [await all(database, 'keys'), await all(database, 'agendas')];
    if (!key || !kept) return '';
    const { iv, bytes } = kept.sealed;
    const additionalData = new TextEncoder().encode('agenda ' + kept.staffId);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
    return new TextDecoder().decode(text);
  })()`);
