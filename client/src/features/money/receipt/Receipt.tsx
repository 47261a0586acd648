import { capitalised } from '#domain/capitalised.es.js';
import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { NOT_A_RECEIPT } from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Paper } from '../../../ui/paper/Paper';
import type { BalanceFragment } from '../account/balance.generated';
import type { PaymentLineFragment } from '../money.generated';
import { paymentInWords, tenderedInWords } from '../till/line-words';

export interface ReceiptContent {
  readonly patientName: string | null;
  /** The charges that the payment pays. */
  readonly charges: PaymentLineFragment['uses'];
  readonly payments: readonly PaymentLineFragment[];
  /** Absent without a patient. */
  readonly account: BalanceFragment | undefined;
}

/** The patient's charges and payments; not a tax document. */
export function Receipt({ patientName, charges, payments, account }: ReceiptContent) {
  const { date: today, minutes } = useClinicNow();
  return (
    <Paper letterhead={<ClinicLetterhead />}>
      <h1>Comprobante de pago</h1>
      <p>
        <strong>{NOT_A_RECEIPT}</strong>
      </p>
      {patientName && <p>Paciente: {patientName}</p>}
      {charges.length > 0 && (
        <>
          <h2>Cobros</h2>
          <table>
            <tbody>
              {charges.map(({ chargeId, description, amount }) => (
                <tr key={chargeId}>
                  <td>{description}</td>
                  <td className="is-number">{formatClp(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Pagos</h2>
      <table>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td className="is-short" style={{ width: '8em' }}>
                {shortDate(payment.belongsTo)}
              </td>
              <td>
                {paymentInWords(payment)}
                {payment.tendered !== null && <small>{capitalised(tenderedInWords(payment))}</small>}
                {payment.payerName && <small>Paga {payment.payerName}</small>}
              </td>
              <td className="is-number">{formatClp(payment.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {account && (
        <p style={{ marginTop: '0.8em' }}>
          {account.owed > 0 && `Saldo pendiente: ${formatClp(account.owed)}. `}
          {account.credit > 0 && `Saldo a favor: ${formatClp(account.credit)}. `}
          {account.owed === 0 && account.credit === 0 && 'No queda nada por pagar.'}
        </p>
      )}
      <footer>
        Impreso el {longDate(today)} a las {timeAt(minutes)}. {NOT_A_RECEIPT}
      </footer>
    </Paper>
  );
}
