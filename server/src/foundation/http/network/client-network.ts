import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All unreadable addresses share this network, so that limits apply to them too. */
const UNKNOWN_NETWORK = 'unknown';

/**
 * The key by which limits count a client: its IPv4 address (also if mapped to IPv6, `::ffff:192.0.2.1`) or the /64 of
 * its IPv6 address. A single customer gets a whole /64 (RFC 6177), so counting single IPv6 addresses would not limit
 * anyone.
 */
export function clientNetwork(address = ''): string {
  // Parsing would take longer than counting, and every request is counted.
  if (isIPv4(address)) return address;
  const ip = parse(address);
  if (!ip) return UNKNOWN_NETWORK;
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${new ipaddr.IPv6([...ip.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** An IPv4 address (also if mapped to IPv6) or an IPv6 one, without port and zone; undefined if it can't be read. */
export function clientAddress(address: string | undefined): string | undefined {
  const ip = parse(address);
  return ip instanceof ipaddr.IPv6 ? new ipaddr.IPv6(ip.parts).toString() : ip?.toString();
}

function parse(address = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const host = withoutPort(address);
  if (isIPv4(host)) return ipaddr.IPv4.parse(host);
  if (!isIPv6(host)) return undefined;
  const ip = ipaddr.IPv6.parse(host);
  return ip.isIPv4MappedAddress() ? ip.toIPv4Address() : ip;
}

/** Some proxies add the client's port in `X-Forwarded-For`: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  const match = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim());
  return match?.[1] ?? match?.[2] ?? address.trim();
}
