import { CANCELLERS } from '#domain/agenda/canceller.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const CancellerEnum = asEnum(CANCELLERS);
registerEnumType(CancellerEnum, {
  name: 'Canceller',
  description: 'The source of a cancellation.',
  valuesMap: {
    OWNER: { description: 'The patient or visitor, by a link or the public page.' },
    STAFF: { description: 'A user, in the panel.' },
    PROGRAM: { description: 'Another program.' },
    SYSTEM: { description: 'A job, or a consequence of another change.' },
    UNKNOWN: { description: 'It is not recorded.' },
  },
});

export const IsCanceller = oneOf('cancelledBy', CANCELLERS, FIELD_MESSAGES.oneOfList);

/** The last change that cancelled the appointment `a`; nothing if none is recorded. */
export const LAST_CANCELLATION = `
  select x.channel, x.at from appointment_change x
  where x.appointment_id = a.id and x.after ->> 'status' = 'CANCELLED'
    and x.before ->> 'status' is distinct from 'CANCELLED'
  order by x.id desc limit 1`;

/**
 * SQL for the canceller of an appointment.
 * @param channel of the change that cancelled it; null if none is recorded
 */
export const cancellerOf = (channel: string): string =>
  `case ${channel} when 'LINK' then 'OWNER' when 'PUBLIC' then 'OWNER' when 'PANEL' then 'STAFF'
                   when 'API' then 'PROGRAM' when 'SYSTEM' then 'SYSTEM' else 'UNKNOWN' end`;
