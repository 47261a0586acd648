import { addDays } from '#domain/clinic-time.js';
import { isQuiet, isReminderDue } from '#domain/messages/message-timing.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactional } from '../../foundation/database/transactional.js';
import { Clock } from '../../foundation/clock.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { AnnouncedAppointments } from './announced-appointment.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';
import { MessageWriter } from './message-writer.js';

const REMINDER_QUEUE = 'appointment-reminders';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Writes the reminders that are due, every few minutes; missed ones are caught up on. */
@Injectable()
export class Reminders implements OnModuleInit {
  constructor(
    private readonly settings: MessageSettingsService,
    private readonly appointments: AnnouncedAppointments,
    private readonly writer: MessageWriter,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(REMINDER_QUEUE, { oneAtATime: true, expireSeconds: 240 }, async () => {
      await this.writeDue();
    });
    this.jobs.every(REMINDER_QUEUE, EVERY_FIVE_MINUTES);
  }

  /**
   * @returns how many it wrote.
   * @throws the first error, once all others are written.
   */
  async writeDue(): Promise<number> {
    const { reminders, reminderMinute } = await this.settings.current();
    const now = this.clock.wall();
    if (!reminders || isQuiet(now)) return 0;
    let written = 0;
    const faults: unknown[] = [];
    const candidates = await this.appointments.withoutReminder(now.date, addDays(now.date, 1));
    for (const candidate of candidates) {
      if (!isReminderDue(candidate, reminderMinute, now)) continue;
      try {
        if (await this.write(candidate.id, reminderMinute)) written += 1;
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
    return written;
  }

  /** Writes one reminder in its own transaction, so that an error does not stop the others. */
  @Transactional()
  private async write(appointmentId: number, reminderMinute: number): Promise<boolean> {
    const appointment = await this.appointments.hold(appointmentId);
    if (!appointment || !isReminderDue(appointment, reminderMinute, this.clock.wall())) return false;
    return (await this.writer.writeWhatsapp(appointment, 'REMINDER', null)) !== undefined;
  }
}
