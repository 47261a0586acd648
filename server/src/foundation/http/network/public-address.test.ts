import { networkInterfaces } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { isInNetworks, isPublicAddress, parseNetworks } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '200.1.2.3', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    '%s is a public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['the loopback', '127.0.0.1'],
    ['all of the loopback', '127.8.9.10'],
    ['its IPv6', '::1'],
    ['the loopback in IPv6', '::ffff:127.0.0.1'],
    ['nothing', '0.0.0.0'],
    ['nothing in IPv6', '::'],
    ['a network inside', '10.1.2.3'],
    ['another one', '172.31.255.255'],
    ['a home', '192.168.1.1'],
    ["a cloud's own data", '169.254.169.254'],
    ['a carrier', '100.64.0.1'],
    ['a neighbour', 'fe80::1'],
    ['a neighbour with its zone', 'fe80::1%eth0'],
    ['a network inside in IPv6', 'fd00:ec2::254'],
    ['one in IPv4 behind NAT64', '64:ff9b::7f00:1'],
    ['one in IPv4 behind 6to4', '2002:7f00:1::'],
    ['one in IPv4 as it was once written', '::127.0.0.1'],
    ['everybody', '224.0.0.1'],
    ['a range for examples', '203.0.113.7'],
    ['a range for examples in IPv6', '2001:db8::1'],
    ['no address', 'localhost'],
    ['an empty text', ''],
  ])('recognises an address that is not public: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('never counts an address of this machine as public', () => {
    const own = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
    expect(own.filter(({ address }) => isPublicAddress(address))).toEqual([]);
  });
});

describe('Lists of networks', () => {
  const networks = parseNetworks(' 10.0.0.0/8, fd00::/8 ,127.0.0.1/32') ?? [];

  it.each([
    ['10.255.0.1', true],
    ['::ffff:10.0.0.1', true],
    ['fd00::1', true],
    ['127.0.0.1', true],
    ['127.0.0.2', false],
    ['11.0.0.1', false],
    ['::1', false],
    ['localhost', false],
  ])('the networks contain %s: %s', (address, expected) => {
    expect(isInNetworks(address, networks)).toBe(expected);
  });

  it.each(['10.0.0.0', '10.0.0.0/33', 'red', '10.0.0.0/8;fd00::/8'])(
    'does not parse the networks %s',
    (text) => {
      expect(parseNetworks(text)).toBeUndefined();
    },
  );

  it('parses an empty list of networks', () => {
    expect(parseNetworks('')).toEqual([]);
  });
});
