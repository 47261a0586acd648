import {
  hasInstructions,
  LETTER_FILES,
  LETTER_FORMS,
  type LetterPart,
  REST_DAYS,
} from '#domain/records/certificates/certificate.js';
import { CERTIFICATE_KIND_LABELS, LETTER_PART_LABELS } from '#domain/records/certificates/certificate.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/fields/DateField';
import { Field, LongField } from '../../../ui/fields/Field';
import { useDateValue } from '../../../ui/fields/use-date-value';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { SelectField } from '../../../ui/fields/SelectField';
import { ONE_COLUMN } from '../../../ui/one-column';
import { type CertificateValues, hasRest } from './certificate';

/** Excludes orders, which are identified by doctor and date. */
const isWritten = (part: LetterPart): boolean => part !== 'MEDICAL_ORDER';

export function CertificateFields({ form }: { form: UseFormReturn<CertificateValues> }) {
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { parts, needed } = LETTER_FORMS[kind];
  const issueDate = useDateValue(form, 'issueDate', { required: FIELD_MESSAGES.required('date') });
  const isOrdered = (said: string, { kind: chosen }: CertificateValues) =>
    LETTER_FILES[chosen] !== 'ORDER' || said.trim() !== '' || 'Complete este dato de la orden médica.';
  const orderedOn = useDateValue(form, 'orderedOn', { validate: isOrdered });
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 2, ...optionalMarks }}>
      <SelectField label="Tipo de certificado" autoFocus {...form.register('kind')}>
        {Object.entries(CERTIFICATE_KIND_LABELS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <DateField {...issueDate} label="Fecha de emisión" aria-required error={errors.issueDate?.message} />
      <LongField label="Diagnóstico / Motivo de atención" rows={4} {...form.register('reason')} />
      {hasInstructions(kind) && <LongField label="Indicación" rows={3} {...form.register('instructions')} />}
      {parts.filter(isWritten).map((part) => (
        <LongField
          key={part}
          rows={part === 'RECIPIENT' || part === 'AMOUNT' ? 1 : 3}
          label={LETTER_PART_LABELS[part]}
          aria-required={needed.includes(part)}
          error={errors.parts?.[part]?.message}
          {...form.register(`parts.${part}`, {
            validate: (text) =>
              !needed.includes(part) || text.trim() !== '' || `Complete «${LETTER_PART_LABELS[part]}».`,
            maxLength: { value: 5_000, message: 'Escriba como máximo 5.000 caracteres.' },
          })}
        />
      ))}
      {LETTER_FILES[kind] === 'ORDER' && (
        <>
          <Field
            label="Médico que dio la orden"
            aria-required
            autoComplete="off"
            maxLength={TEXT_LIMITS.short}
            error={errors.doctor?.message}
            {...form.register('doctor', { validate: isOrdered })}
          />
          <DateField
            {...orderedOn}
            label="Fecha de la orden médica"
            aria-required
            error={errors.orderedOn?.message}
          />
        </>
      )}
      {hasRest(kind) && (
        <Field
          type="number"
          inputMode="numeric"
          min={REST_DAYS.least}
          max={REST_DAYS.most}
          label="Días de reposo"
          error={errors.restDays?.message}
          {...form.register('restDays', {
            validate: (days) =>
              days === '' ||
              (/^\d+$/.test(days) && Number(days) <= REST_DAYS.most) ||
              `Escriba un número entero entre ${REST_DAYS.least} y ${REST_DAYS.most}.`,
          })}
        />
      )}
    </Box>
  );
}
