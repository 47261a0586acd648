import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Field } from '../../../ui/fields/Field';
import { FIELD_LABELS } from '../record-values';

interface IrritatingProductsFieldProps {
  value: string;
  hint?: string | undefined;
  error: string | undefined;
  onChange: (products: string) => void;
}

export const IrritatingProductsField = ({ onChange, ...field }: IrritatingProductsFieldProps) => (
  <Field
    label={FIELD_LABELS.irritatingProducts}
    maxLength={TEXT_LIMITS.short}
    {...field}
    onChange={({ target }) => onChange(target.value)}
  />
);
