import { isIP } from 'node:net';
import type { DeliveryFailure } from '#domain/webhooks/webhook.js';
import type { WebhookSettings } from '../config.js';
import { isInNetworks, isPublicAddress } from '../http/public-address.js';

export type AddressFault = Extract<DeliveryFailure, 'PRIVATE_ADDRESS' | 'NOT_ENCRYPTED'>;

/**
 * Where webhooks may call: the internet with TLS, and the networks that whoever runs the server allows. Else somebody of
 * the panel could ask, with the server's own address, what is behind the clinic's wall.
 */
export class WebhookAddresses {
  constructor(private readonly settings: Pick<WebhookSettings, 'privateNetworks'>) {}

  /** @param ip what the name was found to be, or what the address names itself. */
  faultOf(ip: string, isEncrypted: boolean): AddressFault | undefined {
    if (isInNetworks(ip, this.settings.privateNetworks)) return undefined;
    if (!isPublicAddress(ip)) return 'PRIVATE_ADDRESS';
    return isEncrypted ? undefined : 'NOT_ENCRYPTED';
  }

  /** What can be said before anybody looks the name up. */
  faultOfUrl({ protocol, hostname }: URL): AddressFault | undefined {
    const isEncrypted = protocol === 'https:';
    const ip = hostOf(hostname);
    if (isIP(ip)) return this.faultOf(ip, isEncrypted);
    const mayBeInside = this.settings.privateNetworks.length > 0;
    return isEncrypted || mayBeInside ? undefined : 'NOT_ENCRYPTED';
  }
}

/** Without the brackets of an IPv6 address. */
export const hostOf = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
