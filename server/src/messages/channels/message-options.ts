import type { CloudSettings, MessageSettings } from '../../config.js';

/** How messages leave, as the operator set it up. */
export class MessageOptions {
  readonly cloud: CloudSettings | undefined;
  readonly smtp: MessageSettings['smtp'];

  constructor({ cloud, smtp }: MessageSettings) {
    this.cloud = cloud;
    this.smtp = smtp;
  }
}
