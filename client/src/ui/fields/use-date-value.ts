import {
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type RegisterOptions,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';

/** A form's date, for a `DateField`. */
export function useDateValue<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  form: UseFormReturn<Values>,
  name: Name,
  rules: RegisterOptions<Values, Name>,
): { value: string; onChange: (date: string) => void } {
  // Reports each change to the form, since there is no input to register. (`Controller` does the same with 1 kB more,
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
