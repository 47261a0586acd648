import Box from '@mui/material/Box';
import { type RegisterOptions, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { FIELD_LABELS, type PatientFormValues } from './patient-form-values';
import { patientRules } from './patient-rules';
import { PhoneField } from './PhoneField';
import { RutField } from './RutField';
import { rutHint } from './rut-hint';
import type { PatientFormState } from './use-patient-form';

/** The fields that a new patient needs, for a call: name and phone first. The rest can be added later. */
export function EssentialPatientFields({ form, check, faults }: PatientFormState) {
  const rules = patientRules(undefined, undefined);
  const bind = (field: keyof typeof rules) => ({
    ...form.register(field, rules[field] as RegisterOptions<PatientFormValues, typeof field>),
    label: FIELD_LABELS[field],
    error: faults[field],
  });
  const [rut, phone] = useWatch({ control: form.control, name: ['rut', 'phone'] });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        columnGap: 2,
        rowGap: 1.5,
        ...optionalMarks,
      }}
    >
      <Field {...bind('name')} aria-required autoComplete="off" autoCapitalize="words" />
      <PhoneField
        {...bind('phone')}
        text={phone}
        onTidy={(tidy) => form.setValue('phone', tidy, { shouldDirty: true, shouldValidate: true })}
      />
      <Field {...bind('email')} type="email" inputMode="email" aria-required autoComplete="off" />
      <Field {...bind('emergencyContact')} aria-required autoComplete="off" />
      <RutField
        registration={form.register('rut', rules.rut)}
        text={rut}
        hint={rutHint(rut, undefined)}
        error={faults['rut']}
        ownRut={undefined}
        check={check}
      />
    </Box>
  );
}
