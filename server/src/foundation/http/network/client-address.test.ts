import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { addressOf, proxyTrust, type TrustedProxies } from './client-address.js';

const PROXY = '10.0.0.1';

function addressBehind(trusted: TrustedProxies, forwarded?: string): string | undefined {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: PROXY } };
  return addressOf(request as unknown as IncomingMessage, proxyTrust(trusted));
}

describe('Client address', () => {
  it.each<[TrustedProxies, string | undefined, string]>([
    [false, '203.0.113.9', PROXY],
    [false, undefined, PROXY],
    [true, '203.0.113.9', '203.0.113.9'],
    [true, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [true, undefined, PROXY],
    // The client sent 198.51.100.66 itself; the proxy appended the address it saw.
    [1, '198.51.100.66, 203.0.113.9', '203.0.113.9'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, undefined, PROXY],
    [2, '198.51.100.66, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [2, '203.0.113.9', '203.0.113.9'],
  ])('finds with TRUST_PROXY %j and X-Forwarded-For %j the address %s', (trusted, forwarded, address) => {
    expect(addressBehind(trusted, forwarded)).toBe(address);
  });
});
