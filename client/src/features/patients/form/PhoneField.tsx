import { isPlausiblePhone, parsePhone } from '#domain/patients/phone.js';
import { tidyPhone } from '#domain/patients/phone-format.js';
import { Field, type FieldProps } from '../../../ui/fields/Field';

type PhoneFieldProps = FieldProps & {
  text: string;
  /** Called with the formatted number on blur. */
  onTidy: (tidy: string) => void;
};

/** Formats Chilean numbers; others stay as typed. */
export function PhoneField({ text, onTidy, onBlur, ...field }: PhoneFieldProps) {
  const isStrange = isPlausiblePhone(text) && !parsePhone(text);
  return (
    <Field
      {...field}
      type="tel"
      aria-required
      autoComplete="off"
      placeholder="+56 9 1234 5678"
      hint={
        isStrange
          ? 'No parece un número de Chile ni uno internacional: se guardará tal como está.'
          : undefined
      }
      onBlur={(event) => {
        const tidy = tidyPhone(text);
        if (tidy !== text) onTidy(tidy);
        onBlur?.(event);
      }}
    />
  );
}
