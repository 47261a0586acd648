import { longDay } from '#domain/clinic-time.es.js';
import type { ListedMessageFragment } from './messages.generated';

/** The appointment's time: 'jueves 19 de noviembre, 09:30'. */
export const hourInWords = ({ date, time }: Pick<ListedMessageFragment, 'date' | 'time'>): string =>
  `${longDay(date)}, ${time}`;
