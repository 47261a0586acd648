/** The public page of a link. */
export const signingPath = (token: string): string => `/public/consentimiento/${token}`;
