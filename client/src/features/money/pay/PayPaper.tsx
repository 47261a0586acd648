import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { INTERNAL_PAPER, monthInWords, PAY_KIND_LABELS } from '#domain/money/pay.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useWallTime } from '../../../clinic/wall-time';
import { Paper } from '../../../ui/paper/Paper';
import type { StatementFragment } from './pay.generated';
import { inPercent, stateInWords, sumsInWords } from './pay-words';

/** The statement on paper, with room for two signatures. */
export function PayPaper({ statement }: { statement: StatementFragment }) {
  const { date: today, minutes } = useClinicNow();
  const wallTime = useWallTime();
  const { professionalName, month, kind, lines, settledAt, settledByName } = statement;
  return (
    <Paper letterhead={<ClinicLetterhead />}>
      <h1>
        Liquidación · {professionalName} · {monthInWords(month)}
      </h1>
      <p>
        {kind ? `${PAY_KIND_LABELS[kind]}. ` : ''}
        {stateInWords(settledAt && wallTime(settledAt), settledByName)} {INTERNAL_PAPER}
      </p>
      <table>
        <thead>
          <tr>
            <th>Día</th>
            <th>Paciente</th>
            <th>Detalle</th>
            <th className="is-number">Base</th>
            <th className="is-number">%</th>
            <th className="is-number">Monto</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>{shortDate(line.day)}</td>
              <td>{line.patient}</td>
              <td>{line.description}</td>
              <td className="is-number">{formatClp(line.base)}</td>
              <td className="is-number">{inPercent(line.percent)}</td>
              <td className="is-number">{formatClp(line.amount)}</td>
            </tr>
          ))}
          {sumsInWords(statement).map(({ name, amount }) => (
            <tr key={name}>
              <td colSpan={5}>
                <strong>{name}</strong>
              </td>
              <td className="is-number">
                <strong>{formatClp(amount)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p style={SIGNATURES}>
        <span>____________________________</span>
        <span>____________________________</span>
      </p>
      <footer>
        Impreso el {longDate(today)} a las {timeAt(minutes)}.
      </footer>
    </Paper>
  );
}

const SIGNATURES = { display: 'flex', justifyContent: 'space-around', marginTop: '4em' } as const;
