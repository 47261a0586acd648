import { holdsTime } from '#domain/agenda/appointment.js';
import { DomainError } from '#domain/errors.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AppointmentEvent, AppointmentEvents } from '../../agenda/appointments/appointment-events.js';
import { currentRowLimit } from '../../foundation/database/connections/row-limit.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';

/** Each job checks whether there is an hour to offer. */
export const OFFERING_QUEUE = 'waiting-list';

/** Triggers a check of the waiting list when an hour may have become free, in the transaction that frees it. */
@Injectable()
export class FreedHours implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly events: AppointmentEvents,
  ) {}

  onModuleInit(): void {
    this.events.onEvent(async (event) => {
      if (mayFreeAnHour(event) && (await this.doesAnybodyWait())) await this.lookSoon();
    });
    this.events.onBulkEvent(async ({ kind }) => {
      if (kind === 'TAKEN_BACK' && (await this.doesAnybodyWait())) await this.lookSoon();
    });
  }

  /** If the queue fails, the list is checked within a minute anyway. */
  async lookSoon(): Promise<void> {
    try {
      await this.jobs.send(OFFERING_QUEUE);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private async doesAnybodyWait(): Promise<boolean> {
    // A person limited to their own agenda frees hours for people whom they do not see.
    if (currentRowLimit()) return true;
    return (await this.sql.rows('select from waiting_entry where ended_at is null limit 1')).length > 0;
  }
}

function mayFreeAnHour(event: AppointmentEvent): boolean {
  switch (event.kind) {
    case 'CREATED':
      return false;
    case 'DELETED':
      return true;
    case 'CHANGED': {
      const { appointment, before } = event;
      return (
        !holdsTime(appointment.status) ||
        appointment.date !== before.date ||
        appointment.startMinute !== before.startMinute ||
        appointment.durationMinutes !== before.durationMinutes ||
        appointment.professionalId !== before.professionalId
      );
    }
  }
}
