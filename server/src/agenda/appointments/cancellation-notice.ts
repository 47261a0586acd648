import { NOTICES } from '#domain/agenda/cancellation-notice.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const NoticeEnum = asEnum(NOTICES);
registerEnumType(NoticeEnum, {
  name: 'CancellationTime',
  description: 'How long before its hour an appointment was cancelled.',
  valuesMap: {
    EARLIER: { description: '48 hours or more.' },
    UNDER_48_HOURS: { description: '24 to 48 hours.' },
    UNDER_24_HOURS: { description: '2 to 24 hours.' },
    UNDER_2_HOURS: { description: 'Less than 2 hours.' },
    AFTER_START: { description: 'During or after it.' },
    UNKNOWN: { description: 'It is not recorded.' },
  },
});

export const IsNotice = oneOf('notice', NOTICES, FIELD_MESSAGES.oneOfList);

/**
 * SQL for how long before its hour the appointment `a` was cancelled, in hours of the clock, not of the calendar.
 * @param cancelledAt the instant; null if none is recorded @param timeZone a parameter
 */
export const noticeOf = (cancelledAt: string, timeZone: string): string => `(
  select case when c.at is null then 'UNKNOWN'
              when c.at >= s.starts_at then 'AFTER_START'
              when c.at > s.starts_at - interval '2 hours' then 'UNDER_2_HOURS'
              when c.at > s.starts_at - interval '24 hours' then 'UNDER_24_HOURS'
              when c.at > s.starts_at - interval '48 hours' then 'UNDER_48_HOURS'
              else 'EARLIER' end
  from (select ${cancelledAt} as at) c,
       (select (a.date + make_interval(mins => a.start_minute)) at time zone ${timeZone}::text as starts_at) s)`;
