import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useProfessionals } from '../../../professionals/professionals';
import { SelectField } from '../../../ui/fields/SelectField';
import { FIELD_LABELS, NOT_SAID, type RecordValues } from '../record-values';

interface AttendantFieldProps {
  form: UseFormReturn<RecordValues>;
  isNew: boolean;
}

/** The professional who attended. If a new record names none, it gets the one of that day's appointment. */
export function AttendantField({ form, isNew }: AttendantFieldProps) {
  const professionals = useProfessionals();
  const chosen = useWatch({ control: form.control, name: 'professionalId' });
  return (
    <SelectField
      label={FIELD_LABELS.professionalId}
      value={chosen ?? ''}
      hint={isNew && chosen === null && 'Si no hubo cita, quien escribe la ficha.'}
      error={form.formState.errors.professionalId?.message}
      onChange={({ target }) =>
        form.setValue('professionalId', Number(target.value) || null, { shouldDirty: true })
      }
    >
      <option value="">{isNew ? 'Según la cita de ese día' : NOT_SAID}</option>
      {professionals.map(({ id, name, isArchived }) => (
        <option key={id} value={id}>
          {name}
          {isArchived && ' (ya no atiende)'}
        </option>
      ))}
    </SelectField>
  );
}
