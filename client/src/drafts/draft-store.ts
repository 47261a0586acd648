import { enterTab } from '../private-storage/browser-tab';
import { privateDatabase } from '../private-storage/private-database';
import type { DraftStore } from './draft';
import { DatabaseDrafts } from './database-drafts';
import { TabDrafts } from './tab-drafts';

export { forgetOld } from '../private-storage/forget-user';

let tab: ReturnType<typeof enterTab> | undefined;

export async function draftStore(): Promise<DraftStore> {
  const database = await privateDatabase();
  if (!database) return new TabDrafts(sessionStorage);
  // Missing in older browsers.
  const locks = navigator.locks as LockManager | undefined;
  tab ??= enterTab(sessionStorage, locks, window);
  return new DatabaseDrafts(database, await tab);
}
