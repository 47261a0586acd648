/** What a patient can agree to (Ley 19.628, article 12): the use of their data, of photos, and being sent messages. */
export const CONSENT_KINDS = ['DATA_TREATMENT', 'PHOTOS', 'MESSAGES'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
