import { SLOT_MINUTES } from '#domain/appointment.js';
import { minutesOf } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { OpeningHoursInput } from './opening.input.js';

const HOUR = 60;

/** @throws DomainError `INVALID_INPUT` on `hours` for a stretch that is off the half hours or shorter than an hour */
export function checkStretches(hours: readonly OpeningHoursInput[]): void {
  for (const { opensAt, closesAt } of hours) {
    const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)];
    if (opens % SLOT_MINUTES !== 0 || closes % SLOT_MINUTES !== 0)
      throw invalidField('hours', FIELD_MESSAGES.openingSlot);
    if (opens + HOUR > closes) throw invalidField('hours', FIELD_MESSAGES.openingOrder);
  }
}
