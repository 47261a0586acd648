import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { Field } from '../../ui/fields/Field';

interface ReasonFieldProps {
  label?: string;
  autoFocus?: boolean;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why money is corrected. */
export const ReasonField = ({ label = 'Motivo', onChange, ...field }: ReasonFieldProps) => (
  <Field
    {...field}
    label={label}
    autoComplete="off"
    aria-required
    maxLength={TEXT_LIMITS.short}
    onChange={({ target }) => onChange(target.value)}
  />
);
