/** The page on which a visitor asks to be notified when an hour is freed. */
export const WAITING_PATH = '/public/avisar';

/** The page of an offer, for anyone with its link. */
export const offerPath = (token: string): string => `/public/oferta/${token}`;
