import { TAX_TREATMENTS, type TaxTreatment } from '#domain/money/charge.js';
import { TAX_LABELS } from '#domain/money/money.es.js';
import { SelectField } from '../../../ui/fields/SelectField';

interface TaxFieldProps {
  value: TaxTreatment;
  hint?: string;
  onChange: (tax: TaxTreatment) => void;
}

export const TaxField = ({ onChange, ...field }: TaxFieldProps) => (
  <SelectField {...field} label="Impuesto" onChange={({ target }) => onChange(target.value as TaxTreatment)}>
    {TAX_TREATMENTS.map((tax) => (
      <option key={tax} value={tax}>
        {TAX_LABELS[tax]}
      </option>
    ))}
  </SelectField>
);
