/** What a patient can agree to (Ley 19.628, article 12): the use of their data, of photos, and being sent messages. */
export const CONSENT_KINDS = ['DATA_TREATMENT', 'PHOTOS', 'MESSAGES'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Offered on screens: there is no place for photos yet, so their consent is only shown where it was recorded. */
export const OFFERED_CONSENTS = ['DATA_TREATMENT', 'MESSAGES'] as const satisfies readonly ConsentKind[];
