/** Consents of a patient (Ley 19.628, article 12): to the use of data, to photos, to publishing them, and to messages. */
export const CONSENT_KINDS = ['DATA_TREATMENT', 'PHOTOS', 'PHOTO_PUBLISHING', 'MESSAGES'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
