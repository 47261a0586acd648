import type { CloudSettings, MessageSettings } from '../../config.js';

/** How messages leave, as the operator set it up. */
export class MessageOptions {
  readonly cloud: CloudSettings | undefined;
  readonly smtp: MessageSettings['smtp'];

  /** @param publicUrl the clinic's address, without a slash at its end; undefined: messages carry no links to it. */
  constructor(
    { cloud, smtp }: MessageSettings,
    readonly publicUrl: string | undefined,
  ) {
    this.cloud = cloud;
    this.smtp = smtp;
  }
}
