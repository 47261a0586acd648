import type { Hour } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon';

interface NextHourProps {
  hour: Hour;
  /** Whether another hour is chosen or booked, so that this one is no longer the next step. */
  isQuiet: boolean;
  href: string;
  onPress: (event: MouseEvent) => void;
}

/** The next free hour, one press from the form. */
export const NextHour = ({ hour, isQuiet, href, onPress }: NextHourProps) => (
  <a className={isQuiet ? 'next quiet' : 'next'} href={href} onClick={onPress}>
    <span>
      <small>Próxima hora:</small> <strong>{`${longDay(hour.date)}, ${hour.time}`}</strong>
    </span>
    <Icon name="arrow" />
  </a>
);
