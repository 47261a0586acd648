import type { CloudSettings, MessageSettings } from '../../foundation/message-config.js';

/** How the operator configured messages, with environment variables; `MessageConnections` tells what is used. */
export class MessageOptions {
  readonly cloud: CloudSettings | undefined;
  readonly smtp: MessageSettings['smtp'];
  readonly whatsappApiUrl: string;

  /** @param publicUrl the clinic's URL, without a trailing slash; if undefined, messages contain no links to it. */
  constructor(
    { cloud, smtp, whatsappApiUrl }: MessageSettings,
    readonly publicUrl: string | undefined,
  ) {
    this.cloud = cloud;
    this.smtp = smtp;
    this.whatsappApiUrl = whatsappApiUrl;
  }
}
