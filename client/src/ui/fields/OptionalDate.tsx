import { type ComponentProps, useState } from 'react';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { DateField } from './DateField';
import { useDateValue } from './use-date-value';

interface OptionalDateProps<Values extends FieldValues> extends Pick<
  ComponentProps<typeof DateField>,
  'label' | 'min' | 'max' | 'today' | 'error'
> {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  validate?: (date: string) => string | true;
}

const UNFINISHED = 'Complete la fecha o bórrela.';

/** An incomplete date has an empty value; it is reported as an error instead of being dropped. */
export function OptionalDate<Values extends FieldValues>({
  form,
  name,
  validate = () => true,
  ...field
}: OptionalDateProps<Values>) {
  const [isUnfinished, setUnfinished] = useState(false);
  const date = useDateValue(form, name, {
    validate: (text: string) => (isUnfinished ? UNFINISHED : validate(text)),
  });
  return <DateField {...field} {...date} onUnfinished={setUnfinished} />;
}
