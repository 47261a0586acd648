import { describe, expect, it } from '@jest/globals';
import { type SocketPlace, SocketPlaces } from './socket-places.js';

/** Takes places until there are none left. */
function fill(places: SocketPlaces, network: string, { signedIn }: { signedIn: boolean }): SocketPlace[] {
  const taken: SocketPlace[] = [];
  for (let place = places.take(network); place; place = places.take(network)) {
    if (signedIn) place.signIn();
    taken.push(place);
  }
  return taken;
}

describe('places for sockets', () => {
  it('run out for one network without touching another', () => {
    const places = new SocketPlaces({ perNetwork: 4, total: 100 });
    expect(fill(places, 'a', { signedIn: true })).toHaveLength(4);
    expect(fill(places, 'b', { signedIn: true })).toHaveLength(4);
  });

  it('run out for everybody together', () => {
    const places = new SocketPlaces({ perNetwork: 4, total: 6 });
    expect(fill(places, 'a', { signedIn: true })).toHaveLength(4);
    expect(fill(places, 'b', { signedIn: true })).toHaveLength(2);
  });

  it('are half as many for sockets whose user is not known yet', () => {
    const places = new SocketPlaces({ perNetwork: 4, total: 6 });
    expect(fill(places, 'a', { signedIn: false })).toHaveLength(2);
    expect(fill(places, 'b', { signedIn: false })).toHaveLength(1);
    expect(fill(places, 'c', { signedIn: false })).toHaveLength(0);
  });

  it('are free again when a socket closes, whether its user was known or not', () => {
    const places = new SocketPlaces({ perNetwork: 4, total: 4 });
    for (const signedIn of [true, false]) {
      const taken = fill(places, 'a', { signedIn });
      for (const place of taken) place.leave();
      expect(fill(places, 'a', { signedIn })).toHaveLength(taken.length);
      for (const place of taken) place.leave();
    }
  });

  it('have no end where no limit is set', () => {
    const places = new SocketPlaces(undefined);
    for (let count = 0; count < 5_000; count += 1) expect(places.take('a')).toBeDefined();
  });
});
