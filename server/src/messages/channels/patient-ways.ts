import type { MessageChannelName, MessageDriver, MessageKind } from '#domain/messages/message.js';
import { isEmail } from '#domain/patients/email.js';
import { Injectable } from '@nestjs/common';
import { MessageConnections } from './message-connections.js';

export interface PatientWay {
  readonly channel: MessageChannelName;
  readonly driver: MessageDriver;
  readonly recipient: string;
}

export interface Reachable {
  readonly email: string;
  /** Null if there is no number to write to. */
  readonly phoneE164: string | null;
  /** The channels on which they don't want such messages. */
  readonly opposed: readonly MessageChannelName[];
}

@Injectable()
export class PatientWays {
  constructor(private readonly connections: MessageConnections) {}

  /**
   * @returns the way to a patient: e-mail if the clinic has a mail server, otherwise WhatsApp; undefined if neither is
   *   possible.
   */
  async of(kind: MessageKind): Promise<(patient: Reachable) => PatientWay | undefined> {
    const mail = await this.connections.mail();
    const driver = await this.connections.whatsappDriver(kind);
    return ({ email, phoneE164, opposed }) => {
      if (mail && isEmail(email) && !opposed.includes('EMAIL'))
        return { channel: 'EMAIL', driver: 'SMTP', recipient: email };
      if (phoneE164 === null || opposed.includes('WHATSAPP')) return undefined;
      return { channel: 'WHATSAPP', driver, recipient: phoneE164 };
    };
  }
}
