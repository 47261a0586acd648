import { describe, expect, it } from '@jest/globals';
import { SocketQuota, type SocketSlot } from './socket-quota.js';

function fill(quota: SocketQuota, network: string, { signedIn }: { signedIn: boolean }): SocketSlot[] {
  const slots: SocketSlot[] = [];
  for (let slot = quota.acquire(network); slot; slot = quota.acquire(network)) {
    if (signedIn) slot.signIn();
    slots.push(slot);
  }
  return slots;
}

describe('SocketQuota', () => {
  it('limits the sockets of one network without affecting another', () => {
    const quota = new SocketQuota({ perNetwork: 4, total: 100 });
    expect(fill(quota, 'a', { signedIn: true })).toHaveLength(4);
    expect(fill(quota, 'b', { signedIn: true })).toHaveLength(4);
  });

  it('limits the total number of sockets across networks', () => {
    const quota = new SocketQuota({ perNetwork: 4, total: 6 });
    expect(fill(quota, 'a', { signedIn: true })).toHaveLength(4);
    expect(fill(quota, 'b', { signedIn: true })).toHaveLength(2);
  });

  it('allows half as many sockets that have not signed in', () => {
    const quota = new SocketQuota({ perNetwork: 4, total: 6 });
    expect(fill(quota, 'a', { signedIn: false })).toHaveLength(2);
    expect(fill(quota, 'b', { signedIn: false })).toHaveLength(1);
    expect(fill(quota, 'c', { signedIn: false })).toHaveLength(0);
  });

  it('frees the slot of a socket that closes, whether it had signed in or not', () => {
    const quota = new SocketQuota({ perNetwork: 4, total: 4 });
    for (const signedIn of [true, false]) {
      const slots = fill(quota, 'a', { signedIn });
      for (const slot of slots) slot.release();
      expect(fill(quota, 'a', { signedIn })).toHaveLength(slots.length);
      for (const slot of slots) slot.release();
    }
  });

  it('allows any number of sockets if no limit is set', () => {
    const quota = new SocketQuota(undefined);
    for (let count = 0; count < 5_000; count += 1) expect(quota.acquire('a')).toBeDefined();
  });
});
