import type { LocalDate } from '#domain/clinic-time.js';
import { greetedFirstName } from '#domain/messages/greeting.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { LINK_MARK, NAMELESS_PATIENT } from '#domain/messages/message-template.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import {
  type OfferFacts,
  offerParagraphs,
  offerSubject,
} from '#domain/visitors/waiting-list/waiting-list.es.js';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { PatientWays, type PatientWay, type Reachable } from '../channels/patient-ways.js';
import { MessageWriter } from '../occasions/message-writer.js';

export interface OfferedPatient extends Reachable {
  readonly patientId: number;
  readonly name: string;
}

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
    private readonly patientWays: PatientWays,
    private readonly address: PublicAddress,
    private readonly clinic: ClinicService,
    private readonly writer: MessageWriter,
    private readonly clock: Clock,
  ) {}

  /** @returns the way to a patient; undefined if there is none. */
  ways(): Promise<(patient: Reachable) => PatientWay | undefined> {
    return this.patientWays.of('OFFER');
  }

  async write(
    patient: OfferedPatient,
    { channel, driver, recipient }: PatientWay,
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
      hasLink: (await this.address.current()) !== undefined,
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
