import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The only range allocated for public use (RFC 4291, IANA). */
const GIVEN_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * @param text e.g. `10.0.0.0/8,fd00::/8`.
 * @returns undefined if any of its parts is not a network.
 */
export function parseNetworks(text: string): Network[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every((part) => ipaddr.isValidCIDR(part))
    ? parts.map((part) => ipaddr.parseCIDR(part))
    : undefined;
}

/** @param address without a port; an IPv4 one may be written as IPv6. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [bare = ''] = address.split('%');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

export function isInNetworks(address: string, networks: readonly Network[]): boolean {
  const ip = parse(address);
  return (
    ip !== undefined &&
    networks.some(([network, bits]) => network.kind() === ip.kind() && ip.match(network, bits))
  );
}

/**
 * Whether an address is on the public internet, from any network's point of view: not private, not reserved, not
 * embedding another address, and not one of this machine's own.
 */
export function isPublicAddress(address: string): boolean {
  const ip = parse(address);
  if (!ip || ip.range() !== 'unicast') return false;
  if (ip instanceof ipaddr.IPv6 && !ip.match(GIVEN_IPV6)) return false;
  return !ownAddresses().has(ip.toString());
}

function ownAddresses(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return new Set(addresses.map(({ address }) => parse(address)?.toString() ?? ''));
}
