import { forget, storedKeys, STORAGE_KEYS } from '../calls/browser-storage';
import { forgetOld } from '../drafts/drafts';

/** Runs when the panel starts: removes expired data, and data that earlier versions stored in clear text. */
export async function tidyStorage(): Promise<void> {
  forget(STORAGE_KEYS.clearTextAgenda);
  const records = storedKeys(STORAGE_KEYS.clearTextRecord);
  if (records.length > 0) {
    const { encryptRecords } = await import('../features/records/form/clear-text-records');
    await encryptRecords(records);
  }
  await forgetOld();
}
