import { decimalComma } from '#domain/decimal-comma.es.js';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';

interface DecimalFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number with an optional decimal comma; an incomplete number counts as absent. */
export function DecimalField({ label, value, onChange }: DecimalFieldProps) {
  const [typed, setTyped] = useState('');
  // The typed text ('0,') stays as it is while it means the value.
  const shown = numberOf(typed) === value ? typed : value === null ? '' : decimalComma(value);
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
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
