import type { MessageDriver } from '#domain/messages/message.js';
import type { MessageChannel } from './message-channel.js';

/** The channels that are set up. Links have none: staff send them. */
export class Channels {
  constructor(private readonly channels: Partial<Record<MessageDriver, MessageChannel>>) {}

  /** Undefined where the driver is not set up. */
  of(driver: MessageDriver): MessageChannel | undefined {
    return this.channels[driver];
  }
}
