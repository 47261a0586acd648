import { ACCOUNT_KIND_LABELS, depositConditions } from '#domain/money/deposit.es.js';
import type { DepositTerms } from '#domain/money/deposit.js';
import { formatRut } from '#domain/rut.js';
import { formatClp } from '#domain/stock/clp.js';

interface DepositNoticeProps {
  /** In pesos. */
  amount: number;
  deposits: DepositTerms;
}

/** The deposit of a treatment: its amount, conditions and account. */
export const DepositNotice = ({ amount, deposits }: DepositNoticeProps) => (
  <section className="deposit" aria-label="Abono">
    <p className="deposit-amount">{`Abono de ${formatClp(amount)}`}</p>
    <ul>
      {depositConditions(amount, deposits).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {deposits.terms && <p className="prose">{deposits.terms}</p>}
    <DepositAccount deposits={deposits} />
  </section>
);

export const DepositAccount = ({ deposits: account }: Pick<DepositNoticeProps, 'deposits'>) => (
  <dl>
    <dt>Banco</dt>
    <dd>{account.bank}</dd>
    {account.kind && (
      <>
        <dt>{ACCOUNT_KIND_LABELS[account.kind]}</dt>
        <dd>{account.number}</dd>
      </>
    )}
    <dt>Titular</dt>
    <dd>{account.holder}</dd>
    {account.rut && (
      <>
        <dt>RUT</dt>
        <dd>{formatRut(account.rut)}</dd>
      </>
    )}
    {account.email && (
      <>
        <dt>Correo</dt>
        <dd>{account.email}</dd>
      </>
    )}
  </dl>
);
