import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { parseRut } from '#domain/rut.js';
import Box from '@mui/material/Box';
import { type RegisterOptions, useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Field, LongField } from '../../../ui/fields/Field';
import { OptionalDate } from '../../../ui/fields/OptionalDate';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { FIELD_LABELS, type PatientFormValues } from './patient-form-values';
import { patientRules } from './patient-rules';
import { PhoneField } from './PhoneField';
import { RutField } from './RutField';
import { rutHint } from './rut-hint';
import type { PatientFormState } from './use-patient-form';

const FIRST_BIRTH_DATE = '1900-01-01';

export function PatientFields({ form, check, stored, faults }: PatientFormState) {
  const { date: today } = useClinicNow();
  const can = useRights();
  const ownRut = stored && parseRut(stored.rut);
  const rules = patientRules(ownRut, stored);
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
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        columnGap: 2.5,
        rowGap: 2,
        ...optionalMarks,
      }}
    >
      <RutField
        registration={form.register('rut', rules.rut)}
        text={rut}
        hint={rutHint(rut, stored)}
        error={faults['rut']}
        ownRut={ownRut}
        check={check}
      />
      <Field {...bind('name')} aria-required autoComplete="off" autoCapitalize="words" />
      <PhoneField
        {...bind('phone')}
        text={phone}
        onTidy={(tidy) => form.setValue('phone', tidy, { shouldDirty: true, shouldValidate: true })}
      />
      <Field
        {...bind('email')}
        type="email"
        inputMode="email"
        aria-required
        autoComplete="off"
        placeholder="nombre@correo.cl"
      />
      {can('HEALTH_DATA') && (
        <Field {...bind('underlyingCondition')} autoComplete="off" placeholder="Por ejemplo, diabetes" />
      )}
      <Field {...bind('emergencyContact')} aria-required autoComplete="off" placeholder="Nombre y teléfono" />
      <Field {...bind('address')} autoComplete="off" />
      <OptionalDate
        form={form}
        name="birthDate"
        label={FIELD_LABELS.birthDate}
        min={FIRST_BIRTH_DATE}
        max={today}
        today={today}
        error={faults['birthDate']}
        validate={(date) => date === '' || date <= today || FIELD_MESSAGES.future('birthDate')}
      />
      {can('HEALTH_DATA') && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <LongField {...bind('clinicalCase')} rows={3} />
        </Box>
      )}
    </Box>
  );
}
