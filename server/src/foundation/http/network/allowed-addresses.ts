import { type LookupAddress, lookup } from 'node:dns';
import { isIP, isIPv4 } from 'node:net';
import { isInNetworks, isPublicAddress, type Network } from './public-address.js';

export type AddressFault = 'PRIVATE_ADDRESS' | 'NOT_ENCRYPTED';

export class AddressRefused extends Error {
  constructor(readonly fault: AddressFault) {
    super(fault);
    this.name = 'AddressRefused';
  }
}

/** Resolves all addresses of a name. */
export type FindAddresses = (
  hostname: string,
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export const findAll: FindAddresses = (hostname, found) => lookup(hostname, { all: true }, found);

/**
 * Where the server may call an address that a panel user entered: the internet with TLS, and the private networks
 * allowed by the server's operator. Otherwise a user could probe, from the server's address, what is behind the
 * clinic's firewall.
 */
export class AllowedAddresses {
  constructor(private readonly settings: { readonly privateNetworks: readonly Network[] }) {}

  /** @param ip the resolved address, or the one in the URL itself. */
  faultOf(ip: string, isEncrypted: boolean): AddressFault | undefined {
    if (isInNetworks(ip, this.settings.privateNetworks)) return undefined;
    if (!isPublicAddress(ip)) return 'PRIVATE_ADDRESS';
    return isEncrypted ? undefined : 'NOT_ENCRYPTED';
  }

  /** Runs the checks that are possible before resolving the name. */
  faultOfUrl({ protocol, hostname }: URL): AddressFault | undefined {
    const isEncrypted = protocol === 'https:';
    const ip = hostOf(hostname);
    if (isIP(ip)) return this.faultOf(ip, isEncrypted);
    const mayBeInside = this.settings.privateNetworks.length > 0;
    return isEncrypted || mayBeInside ? undefined : 'NOT_ENCRYPTED';
  }

  /**
   * @returns an address of the host to connect to. The caller connects to this very one, because a second look-up may
   *   give another.
   * @throws AddressRefused, or the error of the look-up
   */
  async resolve(host: string, isEncrypted: boolean, find = findAll): Promise<string> {
    const bare = hostOf(host);
    const ips = isIP(bare) ? [bare] : await namesOf(bare, find);
    const fault = ips.map((ip) => this.faultOf(ip, isEncrypted)).find((one) => one !== undefined);
    if (fault) throw new AddressRefused(fault);
    // Many servers have no route for IPv6.
    return ips.find((ip) => isIPv4(ip)) ?? ips[0] ?? bare;
  }
}

const namesOf = (host: string, find: FindAddresses): Promise<string[]> =>
  new Promise((resolve, reject) => {
    find(host, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses.map(({ address }) => address));
    });
  });

/** Strips the brackets from an IPv6 address. */
export const hostOf = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
