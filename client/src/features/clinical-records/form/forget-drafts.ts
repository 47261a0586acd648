import { forgetAll, STORAGE_KEYS } from '../../../calls/browser-storage';

/** At logout: a user's drafts must not stay on a computer that others use. */
export const forgetDraftsOf = (staffId: number): void => forgetAll(`${STORAGE_KEYS.recordDraft}.${staffId}.`);
