import { LockMode } from '@mikro-orm/core';

/**
 * Options to find an entity that the transaction is about to change: its row stays locked, and the entity holds what is
 * stored now even if the request had loaded it before.
 */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Options to find an entity that is only read: changes to it are not saved, and it is read again the next time. */
export const READ_ONLY = { disableIdentityMap: true } as const;
