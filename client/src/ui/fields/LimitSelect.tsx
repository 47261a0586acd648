import { SelectField } from './SelectField';

/** The usual values of a limit that may also be absent. */
export interface Limits {
  /** The label for no limit. */
  readonly none: string;
  readonly usual: readonly number[];
  readonly inWords: (amount: number) => string;
}

export const limitInWords = (limits: Limits, amount: number | null): string =>
  amount === null ? limits.none : limits.inWords(amount);

/** The usual values, plus the stored one if it differs. */
const withOwn = ({ usual }: Limits, own: number | null): readonly number[] =>
  own === null || usual.includes(own) ? usual : [...usual, own].toSorted((one, other) => one - other);

interface LimitSelectProps {
  label: string;
  limits: Limits;
  /** Null: no limit. */
  value: number | null;
  error: string | undefined;
  hint?: string;
  isDisabled?: boolean;
  onChange: (value: number | null) => void;
}

export function LimitSelect({ label, limits, value, error, hint, isDisabled, onChange }: LimitSelectProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      error={error}
      disabled={isDisabled}
      {...(hint !== undefined && { hint })}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{limits.none}</option>
      {withOwn(limits, value).map((amount) => (
        <option key={amount} value={amount}>
          {limits.inWords(amount)}
        </option>
      ))}
    </SelectField>
  );
}
