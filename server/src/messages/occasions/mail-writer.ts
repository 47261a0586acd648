import { isEmail } from '#domain/patients/email.js';
import { greetedFirstName } from '#domain/messages/greeting.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { type AppointmentRow, nameOfComing } from '../../agenda/appointments/appointment.row.js';
import { CalendarEntries } from './calendar-entries.js';
import { CANCELLATION_MAIL, CONFIRMATION_MAIL, type MailFacts } from './mail-texts.es.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';
import { MessageWriter } from './message-writer.js';
import { MAIL_FAILURES } from '../channels/mail-failures.es.js';
import { MessageConnections } from '../channels/message-connections.js';

/** Writes e-mails to visitors into the outbox, each with its calendar entry, in the caller's transaction. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly connections: MessageConnections,
    private readonly address: PublicAddress,
    private readonly settings: MessageSettingsService,
    private readonly clinic: ClinicService,
    private readonly calendar: CalendarEntries,
    private readonly writer: MessageWriter,
    private readonly clock: Clock,
  ) {}

  /** Whether visitors get e-mails: never without a connected mail server. */
  async isOn(): Promise<boolean> {
    const { emailConfirmations } = await this.settings.current();
    return emailConfirmations && (await this.connections.mail()) !== undefined;
  }

  /**
   * Writes once per time of an appointment.
   * @param sequence how often the appointment has changed: calendars keep the entry with the highest one.
   */
  async write(
    appointment: AppointmentRow,
    kind: 'CONFIRMATION' | 'CANCELLATION',
    sequence: number,
  ): Promise<void> {
    const info = await this.clinic.info();
    const facts: MailFacts = {
      patient: greetedFirstName(nameOfComing(appointment)),
      clinic: inOneLine(info.name),
      place: inOneLine(info.place),
      phone: inOneLine(info.phone),
      date: appointment.date,
      startMinute: appointment.startMinute,
      link: (await this.address.current()) ? { mayChange: info.visitorsMayChange } : undefined,
    };
    const mail = kind === 'CONFIRMATION' ? CONFIRMATION_MAIL : CANCELLATION_MAIL;
    const body = mail.lines(facts).join('\n\n');
    const recipient = isEmail(appointment.patientEmail) ? appointment.patientEmail : '';
    await this.writer.put({
      appointmentId: appointment.id,
      patientId: appointment.patientId,
      kind,
      channel: 'EMAIL',
      driver: 'SMTP',
      recipient,
      subject: mail.subject(facts),
      body,
      parameters: [],
      attachment: await this.calendar.fileOf(appointment, sequence, kind === 'CANCELLATION'),
      date: appointment.date,
      startMinute: appointment.startMinute,
      state: recipient === '' ? 'FAILED' : 'QUEUED',
      failure: recipient === '' ? MAIL_FAILURES.NO_ADDRESS : '',
      sendAfter: this.clock.now(),
      staffId: null,
    });
  }
}
