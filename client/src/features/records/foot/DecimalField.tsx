import { decimalComma } from '#domain/decimal-comma.es.js';
import { EXAM_LIMITS } from '#domain/records/foot/exam.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';

interface DecimalFieldProps {
  label: string;
  /** The field of the exam that sets the limits. */
  field: 'ankleBrachialIndex' | 'capillaryRefillSeconds' | 'temperatureDifference';
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number with an optional decimal comma; an incomplete number counts as absent. */
export function DecimalField({ label, field, value, onChange }: DecimalFieldProps) {
  const [typed, setTyped] = useState('');
  // The typed text ('0,') stays as it is while it means the value.
  const shown = numberOf(typed) === value ? typed : value === null ? '' : decimalComma(value);
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={
        value !== null && value > EXAM_LIMITS[field]
          ? FIELD_MESSAGES.between(field, 0, EXAM_LIMITS[field])
          : undefined
      }
      onChange={({ target }) => {
        const text = target.value
          .replace('.', ',')
          .replace(/[^\d,]/g, '')
          .slice(0, 5);
        setTyped(text);
        onChange(numberOf(text));
      }}
    />
  );
}

function numberOf(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return text === '' || Number.isNaN(number) ? null : number;
}
