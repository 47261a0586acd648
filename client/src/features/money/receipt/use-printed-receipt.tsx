import { useApolloClient } from '@apollo/client/react';
import type { LocalDate } from '#domain/clinic-time.js';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../../ui/notices/toasts';
import { type BalanceFragment } from '../account/balance.generated';
import { CashDayDocument, PatientMoneyDocument, type PaymentLineFragment } from '../money.generated';
import { Receipt, type ReceiptContent } from './Receipt';

interface PrintedReceipt {
  readonly print: (payment: PaymentLineFragment) => Promise<void>;
  /** Rendered only while it is printed. */
  readonly paper: ReactNode;
}

/** Where the payment's other lines are found. */
interface Money {
  readonly payments: readonly PaymentLineFragment[];
  readonly account: BalanceFragment | undefined;
}

/** Prints a payment's receipt, with the patient's account as it is now. */
export function usePrintedReceipt(): PrintedReceipt {
  const client = useApolloClient();
  const [content, setContent] = useState<ReceiptContent>();
  useEffect(() => {
    const clear = () => setContent(undefined);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  const ofPatient = async (patientId: number): Promise<Money | undefined> => {
    const { data } = await client.query({
      query: PatientMoneyDocument,
      variables: { patientId },
      fetchPolicy: 'network-only',
    });
    // The newest are listed first.
    return data && { payments: data.patientPayments.toReversed(), account: data.patientAccount };
  };
  // The rounding of a sale without a patient is booked with it.
  const ofDay = async (day: LocalDate): Promise<Money | undefined> => {
    const { data } = await client.query({
      query: CashDayDocument,
      variables: { day },
      fetchPolicy: 'network-only',
    });
    return data && { payments: data.cashDay.payments, account: undefined };
  };
  return {
    async print(payment) {
      const { patientId, bookedOn } = payment;
      const loading = patientId === null ? ofDay(bookedOn) : ofPatient(patientId);
      const money = await loading.catch(() => undefined);
      if (!money) {
        toasts.error('No se pudo preparar el comprobante. Inténtelo de nuevo.');
        return;
      }
      // The browser prints what is rendered now.
      flushSync(() => setContent(contentOf(payment, money)));
      window.print();
    },
    paper: content && <Receipt {...content} />,
  };
}

/** The payment with its tip and rounding, and its refunds. */
function contentOf(payment: PaymentLineFragment, { payments, account }: Money): ReceiptContent {
  const isOfIt = ({ id, withId, refundsId }: PaymentLineFragment) =>
    [id, withId, refundsId].includes(payment.id);
  return {
    patientName: payment.patientName,
    charges: payment.uses,
    payments: payments.filter(isOfIt),
    account,
  };
}
