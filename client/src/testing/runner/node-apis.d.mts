export const webcrypto: Crypto;
export const locks: LockManager;
/** @returns the zone before. */
export function setTimeZone(zone: string | undefined): string | undefined;
