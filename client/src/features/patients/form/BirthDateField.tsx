import type { LocalDate } from '#domain/clinic-time.js';
import { type SyntheticEvent, useState } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import { FIELD_LABELS, type PatientFormValues } from './patient-form-values';

interface BirthDateFieldProps {
  form: UseFormReturn<PatientFormValues>;
  rule: RegisterOptions<PatientFormValues, 'birthDate'>;
  today: LocalDate;
}

const UNFINISHED = 'Complete la fecha o bórrela.';

/** The browser's own date field. A date that was only half typed reads as empty: it is told, and not dropped. */
export function BirthDateField({ form, rule, today }: BirthDateFieldProps) {
  const [isHalfTyped, setHalfTyped] = useState(false);
  const look = (event: SyntheticEvent<HTMLInputElement>) =>
    setHalfTyped(event.currentTarget.validity.badInput);
  const validate = rule.validate as (text: string) => string | true;
  const { onChange, onBlur, ...registration } = form.register('birthDate', {
    validate: (text) => (isHalfTyped ? UNFINISHED : validate(text)),
  });
  return (
    <Field
      label={FIELD_LABELS.birthDate}
      type="date"
      min="1900-01-01"
      max={today}
      error={form.formState.errors.birthDate?.message}
      {...registration}
      onChange={(event) => {
        look(event);
        return onChange(event);
      }}
      // While the parts of a date are typed, Chromium tells of no change.
      onKeyDown={look}
      onBlur={(event) => {
        look(event);
        return onBlur(event);
      }}
    />
  );
}
