import type { CloudSettings, MessageSettings } from '../../foundation/config.js';

/** How the operator configured messages. */
export class MessageOptions {
  readonly cloud: CloudSettings | undefined;
  readonly smtp: MessageSettings['smtp'];

  /** @param publicUrl the clinic's URL, without a trailing slash; if undefined, messages contain no links to it. */
  constructor(
    { cloud, smtp }: MessageSettings,
    readonly publicUrl: string | undefined,
  ) {
    this.cloud = cloud;
    this.smtp = smtp;
  }
}
