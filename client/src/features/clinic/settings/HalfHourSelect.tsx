import { type LocalTime, timeAt } from '#domain/clinic-time.js';
import type { ComponentProps } from 'react';
import { CompactSelect } from '../../../ui/fields/SelectField';

/** On the hour or half past; a day ends before midnight. */
const TIMES: readonly LocalTime[] = Array.from({ length: 48 }, (_, slot) => timeAt(slot * 30));

interface HalfHourSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: LocalTime;
  onChoose: (time: LocalTime) => void;
}

/** A time on the hour or half past; a different stored time is kept. */
export function HalfHourSelect({ value, onChoose, ...select }: HalfHourSelectProps) {
  return (
    <CompactSelect {...select} value={value} onChange={({ target }) => onChoose(target.value)}>
      {(TIMES.includes(value) ? TIMES : [...TIMES, value]).map((time) => (
        <option key={time}>{time}</option>
      ))}
    </CompactSelect>
  );
}
