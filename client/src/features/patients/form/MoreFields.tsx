import { FONASA_TIERS, HEALTH_INSURANCES, SEXES } from '#domain/patients/particulars/choices.js';
import { hasInsurerName, hasTier } from '#domain/patients/particulars/particulars.js';
import { HEALTH_INSURANCE_LABELS, SEX_LABELS } from '#domain/patients/particulars/particulars.es.js';
import { PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { tidyPhone } from '#domain/patients/phone-format.js';
import { formatRut, parseRut } from '#domain/rut.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RegisterOptions, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { SelectField } from '../../../ui/fields/SelectField';
import { ONE_COLUMN } from '../../../ui/one-column';
import { IdentifierLines } from './IdentifierLines';
import { FIELD_LABELS, type PatientFormValues } from './patient-form-values';
import { patientRules } from './patient-rules';
import type { PatientFormState } from './use-patient-form';

/** The patient's other data in a clinical record, all of them optional. */
export function MoreFields({ form, faults }: Pick<PatientFormState, 'form' | 'faults'>) {
  const insurance = useWatch({ control: form.control, name: 'healthInsurance' });
  const rules = patientRules(undefined, undefined);
  const bind = (field: keyof typeof rules) => ({
    ...form.register(field, rules[field] as RegisterOptions<PatientFormValues, typeof field>),
    label: FIELD_LABELS[field],
    error: faults[field],
    autoComplete: 'off',
  });
  const tidied = (field: 'representativeRut' | 'representativePhone', tidy: (text: string) => string) => {
    const { onBlur, ...bound } = bind(field);
    return {
      ...bound,
      onBlur: (event: Parameters<typeof onBlur>[0]) => {
        const text = form.getValues(field);
        if (tidy(text) !== text) form.setValue(field, tidy(text), { shouldDirty: true });
        return onBlur(event);
      },
    };
  };
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 3 }}>
      <Group name={FIELD_LABELS.identifiers}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <IdentifierLines form={form} error={faults['identifiers']} />
        </Box>
      </Group>
      <Group name="Datos de la ficha">
        <SelectField {...form.register('sex')} label={FIELD_LABELS.sex} error={faults['sex']}>
          <option value="">Sin anotar</option>
          {SEXES.map((sex) => (
            <option key={sex} value={sex}>
              {SEX_LABELS[sex]}
            </option>
          ))}
        </SelectField>
        {PLAIN_TEXTS.map((field) => (
          <Field key={field} {...bind(field)} />
        ))}
        <SelectField
          {...form.register('healthInsurance')}
          label={FIELD_LABELS.healthInsurance}
          error={faults['healthInsurance']}
        >
          <option value="">Sin anotar</option>
          {HEALTH_INSURANCES.map((one) => (
            <option key={one} value={one}>
              {HEALTH_INSURANCE_LABELS[one]}
            </option>
          ))}
        </SelectField>
        {hasTier(insurance) && (
          <SelectField
            {...form.register('fonasaTier')}
            label={FIELD_LABELS.fonasaTier}
            error={faults['fonasaTier']}
          >
            <option value="">Sin anotar</option>
            {FONASA_TIERS.map((tier) => (
              <option key={tier} value={tier}>
                Tramo {tier}
              </option>
            ))}
          </SelectField>
        )}
        {hasInsurerName(insurance) && (
          <Field
            {...bind('insurerName')}
            label={insurance === 'ISAPRE' ? 'Nombre de la isapre' : FIELD_LABELS.insurerName}
          />
        )}
      </Group>
      <Group name="Representante legal" hint="De un menor de edad, o de quien no puede decidir por sí mismo.">
        <Field {...bind('representativeName')} autoCapitalize="words" />
        <Field {...bind('representativeRelation')} placeholder="Por ejemplo, madre" />
        <Field
          {...tidied('representativeRut', (text) => {
            const rut = parseRut(text);
            return rut ? formatRut(rut) : text;
          })}
          placeholder="12.345.678-9"
          spellCheck={false}
        />
        <Field {...tidied('representativePhone', tidyPhone)} type="tel" placeholder="+56 9 1234 5678" />
      </Group>
    </Box>
  );
}

function Group({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ padding: 0, fontWeight: 620 }}>
        {name}
      </Typography>
      {hint && (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          columnGap: 2.5,
          rowGap: 2,
          marginTop: 1.25,
          ...optionalMarks,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
