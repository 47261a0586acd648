/** Consents of a patient (Ley 19.628, article 12): to the use of data, of photos, and to messages. */
export const CONSENT_KINDS = ['DATA_TREATMENT', 'PHOTOS', 'MESSAGES'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Offered on screens. Photos can't be stored yet, so consent to them is only shown if it was recorded. */
export const OFFERED_CONSENTS = ['DATA_TREATMENT', 'MESSAGES'] as const satisfies readonly ConsentKind[];
