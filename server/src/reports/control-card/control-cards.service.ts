import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import type { MessageChannelName } from '#domain/messages/message.js';
import { chatLink, whatsappLink } from '#domain/messages/message-link.js';
import { isEmail } from '#domain/patients/email.js';
import { parsePhone } from '#domain/patients/phone.js';
import { RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import { cardMessage, cardSubject, type ControlCard } from '#domain/reports/control-card.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { AppointmentList } from '../../agenda/appointments/appointment-list.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { Oppositions } from '../../messages/oppositions/oppositions.js';
import { PatientsService } from '../../patients/patients.service.js';
import { RecordList } from '../../records/clinical-records/record-list.js';
import type { ControlCardModel } from './control-card.model.js';

/**
 * The instructions of a visit with the next appointment. Staff send them by hand, and the text is not stored: the outbox
 * is open to users who may not read health data.
 */
@Injectable()
export class ControlCards {
  constructor(
    private readonly records: RecordList,
    private readonly patients: PatientsService,
    private readonly appointments: AppointmentList,
    private readonly oppositions: Oppositions,
    private readonly clinic: ClinicService,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `NOT_FOUND` */
  async of(recordId: number): Promise<ControlCardModel> {
    const record = await this.records.read(recordId);
    const patient = record && (await this.patients.find(record.patientId));
    if (!record || !patient) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    const next = await this.appointments.nextOf(patient.id, this.clock.wall());
    const card: ControlCard = {
      patientName: patient.name,
      visitedOn: record.date,
      instructions: record.instructions,
      next: next
        ? {
            date: next.date,
            time: timeAt(next.startMinute),
            professionalName: professionalName(next.professionalName, next.serviceType),
          }
        : null,
    };
    const opposed = new Set((await this.oppositions.of(patient.id)).map(({ channel }) => channel));
    const { name } = await this.clinic.info();
    const text = cardMessage(card, name);
    const phone = chatLink(patient.phone) && parsePhone(patient.phone);
    return {
      ...card,
      recordId,
      patientId: patient.id,
      whatsappLink: phone && !opposed.has('WHATSAPP') ? whatsappLink(phone, text) : null,
      mailLink:
        isEmail(patient.email) && !opposed.has('EMAIL')
          ? mailLink(patient.email, cardSubject(name), text)
          : null,
    };
  }

  /**
   * Logs that the card was sent to the patient.
   * @throws DomainError `NOT_FOUND`, or `PATIENT_OPPOSES`
   */
  async noteSent(recordId: number, channel: MessageChannelName): Promise<void> {
    const record = await this.records.find(recordId);
    if (!record) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    const opposed = await this.oppositions.of(record.patientId);
    if (opposed.some((one) => one.channel === channel)) throw new DomainError('PATIENT_OPPOSES');
    await this.accessLog.noteSentInstructions(record.patientId);
  }
}

/** A `mailto:` address (RFC 6068), whose lines end with CR LF. */
const mailLink = (address: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))}`;
