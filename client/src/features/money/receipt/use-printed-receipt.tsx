import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../../ui/notices/toasts';
import { type PaymentLineFragment, PatientMoneyDocument, type PatientMoneyQuery } from '../money.generated';
import { Receipt, type ReceiptContent } from './Receipt';

interface PrintedReceipt {
  readonly print: (payment: PaymentLineFragment) => Promise<void>;
  /** While it is printed. */
  readonly paper: ReactNode;
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
  const load = async (patientId: number): Promise<PatientMoneyQuery | undefined> => {
    const answer = await client
      .query({ query: PatientMoneyDocument, variables: { patientId }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    return answer?.data;
  };
  return {
    async print(payment) {
      const { patientId } = payment;
      const money = patientId === null ? undefined : await load(patientId);
      if (patientId !== null && !money) {
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

/** The payment, with what came with it and what has gone back of it. */
function contentOf(payment: PaymentLineFragment, money: PatientMoneyQuery | undefined): ReceiptContent {
  const isOfIt = ({ id, withId, refundsId }: PaymentLineFragment) =>
    [id, withId, refundsId].includes(payment.id);
  return {
    patientName: payment.patientName,
    charges: payment.uses,
    payments: money ? money.patientPayments.filter(isOfIt).toReversed() : [payment],
    account: money?.patientAccount,
  };
}
