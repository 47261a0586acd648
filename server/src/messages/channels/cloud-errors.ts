import { CLOUD_FAILURES, withCode } from './cloud-errors.es.js';

export type CloudReason = keyof typeof CLOUD_FAILURES;

// From https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes (15 May 2026,
// Graph API v26.0), which advises relying on the code rather than the status or the title.
const TRY_AGAIN: ReadonlyMap<number, CloudReason> = new Map([
  [1, 'SERVICE'],
  [2, 'SERVICE'],
  [4, 'RATE'],
  [80007, 'RATE'],
  [130429, 'RATE'],
  [131048, 'RATE'],
  [131056, 'PAIR_RATE'],
  [131000, 'SERVICE'],
  [131016, 'SERVICE'],
  [131057, 'SERVICE'],
  [133004, 'SERVICE'],
]);

const GIVE_UP: ReadonlyMap<number, CloudReason> = new Map([
  [0, 'TOKEN'],
  [190, 'TOKEN'],
  [3, 'PERMISSION'],
  [10, 'PERMISSION'],
  [131005, 'PERMISSION'],
  [33, 'SENDER'],
  [131037, 'SENDER'],
  [131045, 'SENDER'],
  [133010, 'SENDER'],
  [100, 'PARAMETER'],
  [131008, 'PARAMETER'],
  [131009, 'PARAMETER'],
  [131051, 'PARAMETER'],
  [368, 'POLICY'],
  [130497, 'POLICY'],
  [131031, 'POLICY'],
  [131021, 'UNDELIVERABLE'],
  [131026, 'UNDELIVERABLE'],
  [131030, 'NOT_ALLOWED'],
  [130472, 'NOT_NOW'],
  [131049, 'NOT_NOW'],
  [131050, 'NOT_NOW'],
  [131047, 'WINDOW'],
  [131042, 'PAYMENT'],
  [132001, 'TEMPLATE_MISSING'],
  [132000, 'TEMPLATE_MISMATCH'],
  [132005, 'TEMPLATE_TOO_LONG'],
  [132012, 'TEMPLATE_MISMATCH'],
  [132018, 'TEMPLATE_MISMATCH'],
  [132007, 'TEMPLATE_STOPPED'],
  [132015, 'TEMPLATE_STOPPED'],
  [132016, 'TEMPLATE_STOPPED'],
]);

// 200 to 299 are permissions that were not granted or were revoked.
const isPermission = (code: number): boolean => code >= 200 && code < 300;

export interface CloudFailure {
  readonly reason: CloudReason;
  readonly sentence: string;
  /** Whether the same message may be accepted later. */
  readonly isTemporary: boolean;
}

/** @param code Meta's `error.code`; an unknown one is not retried. */
export function cloudFailure(code: number): CloudFailure {
  const later = TRY_AGAIN.get(code);
  const reason = later ?? GIVE_UP.get(code) ?? (isPermission(code) ? 'PERMISSION' : 'OTHER');
  return { reason, sentence: withCode(CLOUD_FAILURES[reason], code), isTemporary: later !== undefined };
}
