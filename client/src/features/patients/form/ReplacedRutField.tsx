import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { rutFault } from './patient-rules';
import { RutField } from './RutField';
import type { RutReplacement } from './use-rut-replacement';

interface ReplacedRutFieldProps {
  replacement: RutReplacement;
  autoFocus?: boolean;
}

export function ReplacedRutField({ replacement, autoFocus = false }: ReplacedRutFieldProps) {
  const { form, faults, failure, check, text, ownRut } = replacement;
  return (
    <RutField
      registration={form.register('rut', {
        validate: (typed) =>
          typed.trim() === '' ? FIELD_MESSAGES.required('rut') : (rutFault(typed, undefined) ?? true),
      })}
      text={text}
      hint="Reemplaza al provisional en sus citas y fichas."
      error={faults['rut'] ?? (check.holder ? undefined : failure)}
      ownRut={ownRut}
      check={check}
      autoFocus={autoFocus}
    />
  );
}
