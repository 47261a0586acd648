/** Where a visitor asks to be told when an hour is freed. */
export const WAITING_PATH = '/public/avisar';

/** The page of an offer for whoever holds its link. */
export const offerPath = (token: string): string => `/public/oferta/${token}`;
