import { CONNECTION_MESSAGES } from '#domain/messages/connections.es.js';
import { parsePhone } from '#domain/patients/phone.js';
import { Injectable } from '@nestjs/common';
import type { CloudSender } from '../../foundation/message-config.js';
import { CLOUD_FAILURES } from '../channels/cloud-errors.es.js';
import type { CloudReason } from '../channels/cloud-errors.js';
import { WhatsappCloudChannel } from '../channels/whatsapp-cloud-channel.js';
import { WhatsappTexts } from '../occasions/whatsapp-texts.js';

type WhatsappField = 'phoneNumberId' | 'accessToken' | 'confirmationTemplate' | 'testPhone';

interface WhatsappFault {
  readonly field: WhatsappField;
  readonly sentence: string;
}

/** The field that most likely causes a refusal; the others are about the account, which the number's id names. */
const FIELDS: Partial<Readonly<Record<CloudReason, WhatsappField>>> = {
  TOKEN: 'accessToken',
  PERMISSION: 'accessToken',
  TEMPLATE_MISSING: 'confirmationTemplate',
  TEMPLATE_MISMATCH: 'confirmationTemplate',
  TEMPLATE_TOO_LONG: 'confirmationTemplate',
  TEMPLATE_STOPPED: 'confirmationTemplate',
  UNDELIVERABLE: 'testPhone',
  NOT_ALLOWED: 'testPhone',
  NOT_NOW: 'testPhone',
  PAIR_RATE: 'testPhone',
};

/** A user waits for the answer. */
const TIMEOUT_MS = 8_000;
/** Belongs to no stored message, so that a report on it is ignored. */
const NO_MESSAGE = { id: 0, tries: 0 };

/** Sends the confirmation template with sample data through an account that is not connected yet. */
@Injectable()
export class WhatsappTrial {
  constructor(private readonly texts: WhatsappTexts) {}

  /** @returns why it was not accepted. */
  async send(account: CloudSender, phone: string): Promise<WhatsappFault | undefined> {
    const recipient = parsePhone(phone);
    if (!recipient) return { field: 'testPhone', sentence: CONNECTION_MESSAGES.testPhone };
    const { registeredBody, parameters } = await this.texts.fillSample('CONFIRMATION');
    const outcome = await new WhatsappCloudChannel(account, TIMEOUT_MS).send({
      ...NO_MESSAGE,
      kind: 'CONFIRMATION',
      recipient,
      subject: '',
      body: registeredBody,
      parameters,
      attachment: '',
    });
    if (outcome.kind === 'ACCEPTED') return undefined;
    if (outcome.kind === 'UNKNOWN') return { field: 'phoneNumberId', sentence: CLOUD_FAILURES.UNREACHABLE };
    return {
      field: (outcome.reason && FIELDS[outcome.reason]) ?? 'phoneNumberId',
      sentence: outcome.failure,
    };
  }
}
