import { bareEmail } from '#domain/patients/email.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { Injectable } from '@nestjs/common';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { MessageConnections } from '../channels/message-connections.js';
import { calendarFile } from './calendar-entry.js';
import { entryTitle } from './mail-texts.es.js';

/** Calendar entries of appointments, the same in e-mails and on the link holder's page. */
@Injectable()
export class CalendarEntries {
  constructor(
    private readonly connections: MessageConnections,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an `.ics` file.
   * @param sequence how often the appointment has changed: calendars keep the entry with the highest one.
   */
  async fileOf(appointment: AppointmentRow, sequence: number, isCancelled: boolean): Promise<string> {
    const { name, place, phone } = await this.clinic.info();
    const clinic = inOneLine(name);
    const mail = await this.connections.mail();
    const email = mail && bareEmail(mail.from);
    return calendarFile({
      uid: `huella-${appointment.id}@${email?.split('@')[1] ?? 'huella'}`,
      sequence,
      date: appointment.date,
      startMinute: appointment.startMinute,
      durationMinutes: appointment.durationMinutes,
      timeZone: this.clock.timeZone,
      title: entryTitle(clinic),
      description: inOneLine(phone),
      place: inOneLine(place),
      organizer: email ? { name: clinic, email } : undefined,
      writtenAt: this.clock.now(),
      isCancelled,
    });
  }
}
