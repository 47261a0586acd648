import { timingSafeEqual } from 'node:crypto';

/** In constant time, so that the duration does not reveal how much of a guess was right. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
