import {
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type RegisterOptions,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';

/** A date of a form, for a `DateField`. */
export function useDateValue<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  form: UseFormReturn<Values>,
  name: Name,
  rules: RegisterOptions<Values, Name>,
): { value: string; onChange: (date: string) => void } {
  // Without an input of its own the form is told of each change. (`Controller` does the same in one kilobyte more,
  // which every page with a form would load.)
  form.register(name, rules);
  const value = useWatch({ control: form.control, name });
  return {
    value,
    onChange: (date) =>
      form.setValue(name, date as PathValue<Values, Name>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      }),
  };
}
