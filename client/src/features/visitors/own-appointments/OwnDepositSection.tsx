import { longDay } from '#domain/clinic-time.es.js';
import { depositNews } from '#domain/money/deposit.es.js';
import type { OwnScreen } from '#domain/visitors/booking/public-page.js';
import { DepositNotice } from '../form/DepositNotice';
import { ownPath } from './own-path';

/** The state of the deposit and, until it is paid, the account and the form for a proof. */
export function OwnDepositSection({ screen }: { screen: OwnScreen }) {
  const { deposit, status, token } = screen;
  if (!deposit) return null;
  const { amount, state, payUntil, terms } = deposit;
  const news = depositNews(deposit, status === 'CANCELLED');
  const isOpen = status !== 'CANCELLED' && (state === 'PENDING' || state === 'REVIEW');
  if (!news && !isOpen) return null;
  return (
    <>
      {isOpen && state === 'PENDING' && <DepositNotice amount={amount} deposits={terms} />}
      <section className="deposit" aria-label="Estado del abono">
        <p>
          <b>{news}</b>
        </p>
        {state === 'PENDING' && isOpen && payUntil && (
          <p>
            Tiene hasta las {payUntil.time} del {longDay(payUntil.date)}.
          </p>
        )}
        {isOpen && (
          <form method="post" encType="multipart/form-data" action={`${ownPath(token)}/comprobante`}>
            <label htmlFor="archivo">Comprobante de la transferencia: una imagen o un PDF</label>
            <input
              id="archivo"
              name="archivo"
              type="file"
              required
              accept="image/jpeg,image/png,image/webp,application/pdf"
            />
            <button className="btn whole">
              {state === 'REVIEW' ? 'Enviar otro comprobante' : 'Enviar comprobante'}
            </button>
          </form>
        )}
      </section>
    </>
  );
}
