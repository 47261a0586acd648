import type { MessageDriver } from '#domain/message.js';
import type { MessageChannel } from './message-channel.js';

/** The ways out that are set up. Links have none: staff are the way out. */
export class Channels {
  constructor(private readonly channels: Partial<Record<MessageDriver, MessageChannel>>) {}

  /** Undefined where the driver was not set up, or is not any more. */
  of(driver: MessageDriver): MessageChannel | undefined {
    return this.channels[driver];
  }
}
