import type { CloudSettings, MessageSettings } from '../../foundation/message-config.js';

/** How the operator configured messages with environment variables. `MessageConnections` decides what is used. */
export class MessageOptions {
  readonly cloud: CloudSettings | undefined;
  readonly smtp: MessageSettings['smtp'];
  readonly whatsappApiUrl: string;

  constructor({ cloud, smtp, whatsappApiUrl }: MessageSettings) {
    this.cloud = cloud;
    this.smtp = smtp;
    this.whatsappApiUrl = whatsappApiUrl;
  }
}
