import { longDate, longDay } from '#domain/clinic-time.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { NOT_A_RECEIPT } from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useWallTime } from '../../../clinic/wall-time';
import { Paper } from '../../../ui/paper/Paper';
import { expenseInWords } from '../expenses/expense-words';
import { differenceInWords } from './difference-in-words';
import { type CashDay, figuresOf } from './day-figures';
import { isOutdated, lastSettlement, OUTDATED, settlementInWords } from './settlement-words';

const BELOW_TABLE = { marginTop: '0.8em' } as const;

/** The day's closing on one page: sums and cash, with room for a signature. */
export function TillPaper({ day }: { day: CashDay }) {
  const { date: today, minutes } = useClinicNow();
  const wallTime = useWallTime();
  const settlement = lastSettlement(day);
  const hasCards = day.cards !== 0 || settlement !== undefined;
  const { methods, paid, tips, rounding, charged, spent, people } = figuresOf(day);
  return (
    <Paper letterhead={<ClinicLetterhead />}>
      <h1>
        Cierre de caja · {longDay(day.day)} de {day.day.slice(0, 4)}
      </h1>
      <p>
        {day.isClosed ? 'Caja cerrada.' : 'La caja de este día sigue abierta.'} {NOT_A_RECEIPT}
      </p>
      <h2>Por medio de pago</h2>
      <table>
        <thead>
          <tr>
            <th>Medio</th>
            <th className="is-number">Pagos</th>
            <th className="is-number">Monto</th>
            <th className="is-number">Propinas</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ method, label, count, paid: amount, tips: tip }) => (
            <tr key={method}>
              <td>{label}</td>
              <td className="is-number">{count}</td>
              <td className="is-number">{formatClp(amount)}</td>
              <td className="is-number">{formatClp(tip)}</td>
            </tr>
          ))}
          <tr>
            <td>
              <strong>Total</strong>
            </td>
            <td className="is-number">{methods.reduce((all, { count }) => all + count, 0)}</td>
            <td className="is-number">
              <strong>{formatClp(paid)}</strong>
            </td>
            <td className="is-number">
              <strong>{formatClp(tips)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <p style={BELOW_TABLE}>
        Cobrado en el día: {formatClp(charged)}. Redondeo: {formatClp(rounding)}.
      </p>
      <h2>Por persona que recibió, con propinas</h2>
      <table>
        <tbody>
          {people.map(({ id, name, amount }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="is-number">{formatClp(amount)}</td>
            </tr>
          ))}
          {people.length === 0 && (
            <tr>
              <td>No hubo pagos.</td>
            </tr>
          )}
        </tbody>
      </table>
      {day.expenses.length > 0 && (
        <>
          <h2>Gastos</h2>
          <table>
            <tbody>
              {day.expenses.map((expense) => (
                <tr key={expense.id}>
                  <td>
                    {expense.description} ({expenseInWords(expense)})
                  </td>
                  <td className="is-number">{formatClp(expense.amount)}</td>
                </tr>
              ))}
              <tr>
                <td>
                  <strong>Total</strong>
                </td>
                <td className="is-number">
                  <strong>{formatClp(spent)}</strong>
                </td>
              </tr>
            </tbody>
          </table>
        </>
      )}
      <h2>Efectivo</h2>
      {day.closings.map((closing) => (
        <p key={closing.id}>
          En la mañana {formatClp(closing.openingCash)} · esperado {formatClp(closing.expectedCash)} · contado{' '}
          {formatClp(closing.countedCash)}. {differenceInWords(closing)} Cerró {closing.closedByName},{' '}
          {wallTime(closing.closedAt)}.
          {closing.reopenedAt &&
            ` Reabrió ${closing.reopenedByName ?? ''}, ${wallTime(closing.reopenedAt)}: ${closing.reopenReason}.`}
        </p>
      ))}
      {day.closings.length === 0 && (
        <p>Entró en efectivo, menos lo gastado: {formatClp(day.cash)}. Sin contar.</p>
      )}
      {hasCards && (
        <>
          <h2>Tarjetas</h2>
          <p>
            {settlement
              ? settlementInWords(settlement, day.cards)
              : `Según la caja ${formatClp(day.cards)}. Sin cuadrar con el terminal.`}
            {isOutdated(day) && ` ${OUTDATED}`}
          </p>
        </>
      )}
      <p style={{ marginTop: '4em' }}>Firma: ________________________________</p>
      <footer>
        Impreso el {longDate(today)} a las {timeAt(minutes)}.
      </footer>
    </Paper>
  );
}
