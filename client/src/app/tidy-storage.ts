import { forget, storedKeys, STORAGE_KEYS } from '../calls/browser-storage';
import { forgetOld } from '../drafts/drafts';

/** When the panel starts: removes what is too old, and what earlier versions kept in clear text. */
export async function tidyStorage(): Promise<void> {
  forget(STORAGE_KEYS.clearTextAgenda);
  const records = storedKeys(STORAGE_KEYS.clearTextRecord);
  if (records.length > 0) {
    const { encryptRecords } = await import('../features/clinical-records/form/clear-text-records');
    await encryptRecords(records);
  }
  await forgetOld();
}
