import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clientAddress, clientNetwork } from './client-network.js';

describe('Network counted by rate limits', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8:0:0:ffff::', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['192.0.2.1:5000', '192.0.2.1'],
    ['[2001:db8::1]:5000', '2001:db8::/64'],
    [' 192.0.2.1 ', '192.0.2.1'],
  ])('counts the address %s under the network %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    '1',
    '0x7f.1',
    '300.1.1.1',
    '192.0.2.1, 192.0.2.2',
    'a:b',
    '2001:db8::1::2',
    undefined,
  ])('counts all unreadable addresses under one network: %j', (address) => {
    expect(clientNetwork(address)).toBe('unknown');
  });

  it('counts all addresses of a /64 together and the next /64 separately', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    // Starts with 2, so that none is an IPv4 address mapped to IPv6.
    const text = (groups: number[]) => `2${groups.map((value) => value.toString(16)).join(':')}`;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xfff }), half, half, half, (first, network, host, otherHost) => {
        const prefix = [first, ...network.slice(1)];
        const next = [...prefix.slice(0, 3), (prefix[3]! + 1) % 0x10000];
        const of = (front: number[], back: number[]) => clientNetwork(text([...front, ...back]));
        expect(of(prefix, host)).toBe(of(prefix, otherHost));
        expect(of(prefix, host)).not.toBe(of(next, host));
      }),
    );
  });
});

describe('clientAddress', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5000', '192.0.2.1'],
    ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::1'],
    ['[2001:db8::1]:5000', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', undefined],
    [undefined, undefined],
  ])('reads %s as the address %s', (address, own) => {
    expect(clientAddress(address)).toBe(own);
  });
});
