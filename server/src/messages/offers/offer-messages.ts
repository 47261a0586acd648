import type { LocalDate } from '#domain/clinic-time.js';
import { greetedFirstName } from '#domain/messages/greeting.js';
import type { MessageChannelName, MessageDriver } from '#domain/messages/message.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { LINK_MARK, NAMELESS_PATIENT } from '#domain/messages/message-template.es.js';
import { isEmail } from '#domain/patients/email.js';
import { timeAt } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import {
  type OfferFacts,
  offerParagraphs,
  offerSubject,
} from '#domain/visitors/waiting-list/waiting-list.es.js';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { MessageConnections } from '../channels/message-connections.js';
import { MessageOptions } from '../channels/message-options.js';
import { MessageWriter } from '../occasions/message-writer.js';

export interface OfferWay {
  readonly channel: MessageChannelName;
  readonly driver: MessageDriver;
  readonly recipient: string;
}

export interface OfferedPatient {
  readonly patientId: number;
  readonly name: string;
  readonly email: string;
  readonly phoneE164: string | null;
  /** The channels on which they don't want offers. */
  readonly opposed: readonly MessageChannelName[];
}

type Reachable = Omit<OfferedPatient, 'patientId' | 'name'>;

interface Offered {
  readonly offerId: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly holdMinutes: number;
  /** The user who offers it; null if automatic. */
  readonly staffId: number | null;
}

/** Writes waiting-list offers into the outbox, in the caller's transaction. */
@Injectable()
export class OfferMessages {
  constructor(
    private readonly connections: MessageConnections,
    private readonly options: MessageOptions,
    private readonly clinic: ClinicService,
    private readonly writer: MessageWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the way to a patient: e-mail if the clinic has a mail server, otherwise WhatsApp; undefined if neither is
   *   possible.
   */
  async ways(): Promise<(patient: Reachable) => OfferWay | undefined> {
    const mail = await this.connections.mail();
    const cloud = await this.connections.cloud();
    return ({ email, phoneE164, opposed }) => {
      if (mail && isEmail(email) && !opposed.includes('EMAIL'))
        return { channel: 'EMAIL', driver: 'SMTP', recipient: email };
      if (phoneE164 === null || opposed.includes('WHATSAPP')) return undefined;
      const driver = cloud?.templates.OFFER ? 'CLOUD' : 'LINK';
      return { channel: 'WHATSAPP', driver, recipient: phoneE164 };
    };
  }

  async write(
    patient: OfferedPatient,
    { channel, driver, recipient }: OfferWay,
    offered: Offered,
  ): Promise<void> {
    const { offerId, date, startMinute, holdMinutes, staffId } = offered;
    const info = await this.clinic.info();
    const facts: OfferFacts = {
      patient: greetedFirstName(patient.name),
      clinic: inOneLine(info.name),
      place: inOneLine(info.place),
      phone: inOneLine(info.phone),
      date,
      startMinute,
      holdMinutes,
      hasLink: this.options.publicUrl !== undefined,
    };
    const id = await this.writer.put({
      appointmentId: null,
      waitingOfferId: offerId,
      patientId: patient.patientId,
      kind: 'OFFER',
      channel,
      driver,
      recipient,
      subject: channel === 'EMAIL' ? offerSubject(facts) : '',
      body: offerParagraphs(facts).join('\n\n'),
      // WhatsApp refuses empty parameters.
      parameters: [
        facts.patient || NAMELESS_PATIENT,
        facts.clinic || '-',
        longDay(date),
        timeAt(startMinute),
        String(holdMinutes),
        facts.hasLink ? LINK_MARK : '-',
      ],
      attachment: '',
      date,
      startMinute,
      state: driver === 'LINK' ? 'WAITING' : 'QUEUED',
      failure: '',
      sendAfter: this.clock.now(),
      staffId,
    });
    // No request waits for the outcome, so it goes through the queue even if staff requested it.
    if (id !== undefined && staffId !== null && driver !== 'LINK') await this.writer.queue(id);
  }
}
