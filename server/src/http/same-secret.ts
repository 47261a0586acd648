import { timingSafeEqual } from 'node:crypto';

/** Compares a secret with what somebody sent, in a time that does not tell how much of it was right. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
