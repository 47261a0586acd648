import { SelectField } from '../../../ui/fields/SelectField';
import { ANYBODY } from './appointment-form-values';
import type { AppointmentFormState } from './use-appointment-form';

/** Chooses any professional, or one who provides the chosen service and treatment. */
export function ProfessionalField({ form }: { form: AppointmentFormState }) {
  const { values, faults, who } = form;
  return (
    <SelectField
      label="Profesional"
      value={values.professional?.id ?? ''}
      error={faults['professional']}
      hint={who.hint}
      onChange={({ target }) => form.chooseProfessional(Number(target.value))}
    >
      <option value="">{ANYBODY}</option>
      {who.offered.map(({ id, name, isArchived }) => (
        <option key={id} value={id}>
          {name}
          {isArchived && ' (ya no atiende)'}
        </option>
      ))}
    </SelectField>
  );
}
