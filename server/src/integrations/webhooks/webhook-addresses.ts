import { isIP } from 'node:net';
import type { DeliveryFailure } from '#domain/integrations/webhooks/webhook.js';
import type { WebhookSettings } from '../../foundation/config.js';
import { isInNetworks, isPublicAddress } from '../../foundation/http/network/public-address.js';

export type AddressFault = Extract<DeliveryFailure, 'PRIVATE_ADDRESS' | 'NOT_ENCRYPTED'>;

/**
 * Where webhooks may call: the internet with TLS, and the private networks allowed by the server's operator. Otherwise
 * a panel user could probe, from the server's address, what is behind the clinic's firewall.
 */
export class WebhookAddresses {
  constructor(private readonly settings: Pick<WebhookSettings, 'privateNetworks'>) {}

  /** @param ip the resolved address, or the one in the URL itself. */
  faultOf(ip: string, isEncrypted: boolean): AddressFault | undefined {
    if (isInNetworks(ip, this.settings.privateNetworks)) return undefined;
    if (!isPublicAddress(ip)) return 'PRIVATE_ADDRESS';
    return isEncrypted ? undefined : 'NOT_ENCRYPTED';
  }

  /** Checks what can be decided before resolving the name. */
  faultOfUrl({ protocol, hostname }: URL): AddressFault | undefined {
    const isEncrypted = protocol === 'https:';
    const ip = hostOf(hostname);
    if (isIP(ip)) return this.faultOf(ip, isEncrypted);
    const mayBeInside = this.settings.privateNetworks.length > 0;
    return isEncrypted || mayBeInside ? undefined : 'NOT_ENCRYPTED';
  }
}

/** Strips the brackets from an IPv6 address. */
export const hostOf = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
