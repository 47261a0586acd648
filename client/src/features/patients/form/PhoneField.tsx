import { parsePhone } from '#domain/phone.js';
import { isPlausiblePhone, tidyPhone } from '#domain/phone-writing.js';
import { Field, type FieldProps } from '../../../ui/fields/Field';

type PhoneFieldProps = FieldProps & {
  text: string;
  /** The number in Chile's groups, as the field is left. */
  onTidy: (tidy: string) => void;
};

/** A phone: Chile's take their usual form, others stay as they were typed. */
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
