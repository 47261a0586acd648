import type { MessageDriver } from '#domain/messages/message.js';
import type { MessageChannel } from './message-channel.js';

/** The configured channels. LINK has none, because staff send those messages. */
export class Channels {
  constructor(private readonly channels: Partial<Record<MessageDriver, MessageChannel>>) {}

  /** Undefined if the driver is not configured. */
  of(driver: MessageDriver): MessageChannel | undefined {
    return this.channels[driver];
  }
}
