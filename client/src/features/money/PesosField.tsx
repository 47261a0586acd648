import { formatClp } from '#domain/stock/clp.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../../ui/fields/Field';
import { readTillPesos } from './pesos';

interface PesosFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  /** As typed. */
  value: string;
  onChange: (text: string) => void;
}

/** An amount in whole pesos, shown as '$25.000' while it is not edited. */
export function PesosField({ value, onChange, ...field }: PesosFieldProps) {
  const [isEdited, setEdited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const amount = readTillPesos(value);
  // Typing replaces the amount.
  useLayoutEffect(() => {
    if (isEdited) input.current?.select();
  }, [isEdited]);
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      value={isEdited || amount === undefined ? value : formatClp(amount)}
      ref={input}
      onFocus={() => setEdited(true)}
      onBlur={() => setEdited(false)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
