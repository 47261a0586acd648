import { clinicClock, timeAt } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { useClinic } from '../../../clinic/clinic';
import { instantOf } from '../../../ui/clock';
import type { LineAction } from './LineMenu';
import { rowOf, type TillLine } from './line-words';
import { MoneyTable } from './MoneyTable';

interface MoneyLinesProps {
  label: string;
  lines: readonly TillLine[];
  /** Whether all are one patient's, whose name is then left out; the day is shown instead of the hour. */
  isOfPatient?: boolean;
  actionsOf: (line: TillLine) => readonly LineAction[];
}

/** Charges and payments in two columns that add up. */
export function MoneyLines({ label, lines, isOfPatient = false, actionsOf }: MoneyLinesProps) {
  const { timeZone } = useClinic();
  return (
    <MoneyTable
      label={label}
      when={isOfPatient ? 'Día' : 'Hora'}
      hasActions
      rows={lines.map((shown) => {
        const { patient, ...row } = rowOf(shown);
        return {
          ...row,
          ...(!isOfPatient && { patient }),
          when: isOfPatient
            ? shortDate(shown.line.belongsTo)
            : timeAt(clinicClock(instantOf(shown.line.at), timeZone).minutes),
          actions: actionsOf(shown),
        };
      })}
    />
  );
}
