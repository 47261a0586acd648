import { longDay, shortDate } from '#domain/clinic-time.es.js';
import { type Clp, formatClp } from '#domain/stock/clp.js';
import { SelectField } from '../../../ui/fields/SelectField';
import type { DepositLineFragment } from '../deposits/deposits.generated';

interface PurposeFieldProps {
  deposits: readonly DepositLineFragment[];
  /** The patient's debt. */
  owed: Clp;
  /** Undefined for a debt, or for credit. */
  chosen: DepositLineFragment | undefined;
  /** @param appointmentId null for no deposit. */
  onChoose: (appointmentId: number | null) => void;
}

/** The purpose of a payment: the deposit of an appointment, or something else. As credit, it leaves the deposit unpaid. */
export const PurposeField = ({ deposits, owed, chosen, onChoose }: PurposeFieldProps) => (
  <SelectField
    label="Para qué es"
    value={chosen?.appointmentId ?? ''}
    hint={chosen ? hourInWords(chosen) : owed === 0 ? STAYS_PENDING : undefined}
    onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
  >
    {deposits.map(({ appointmentId, amount, date, time }) => (
      // A phone cuts what is longer.
      <option key={appointmentId} value={appointmentId}>
        Abono {formatClp(amount)}: {shortDate(date)}, {time}
      </option>
    ))}
    <option value="">{owed > 0 ? `Lo que debe: ${formatClp(owed)}` : 'Dejar como saldo a favor'}</option>
  </SelectField>
);

const STAYS_PENDING = 'El abono sigue pendiente. Después puede usar el saldo para pagarlo.';

const hourInWords = ({ date, time, treatment }: DepositLineFragment): string =>
  `${treatment}, ${longDay(date)} a las ${time}`;
