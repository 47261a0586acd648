import type { MessageDriver } from '#domain/messages/message.js';
import { Injectable } from '@nestjs/common';
import { AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import type { MessageChannel } from './message-channel.js';
import { MessageConnections } from './message-connections.js';
import { SmtpChannel } from './smtp-channel.js';
import { WhatsappCloudChannel } from './whatsapp-cloud-channel.js';

/** The connected channels. LINK has none, because staff send those messages. */
@Injectable()
export class Channels {
  constructor(
    private readonly connections: MessageConnections,
    private readonly addresses: AllowedAddresses,
  ) {}

  /** Undefined if the driver is not connected. */
  async of(driver: MessageDriver): Promise<MessageChannel | undefined> {
    if (driver === 'CLOUD') {
      const cloud = await this.connections.cloud();
      return cloud && new WhatsappCloudChannel(cloud);
    }
    const mail = driver === 'SMTP' ? await this.connections.mail() : undefined;
    return mail && new SmtpChannel(mail, this.addresses);
  }
}
