import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Field } from '../../ui/fields/Field';

interface ReasonFieldProps {
  label?: string;
  autoFocus?: boolean;
  'aria-required'?: boolean;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why money is corrected. */
export const ReasonField = ({ label = 'Motivo', onChange, ...field }: ReasonFieldProps) => (
  <Field
    aria-required
    {...field}
    label={label}
    autoComplete="off"
    maxLength={TEXT_LIMITS.short}
    onChange={({ target }) => onChange(target.value)}
  />
);
