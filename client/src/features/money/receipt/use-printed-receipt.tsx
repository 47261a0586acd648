import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../../ui/notices/toasts';
import {
  type ChargeLineFragment,
  type PaymentLineFragment,
  PatientMoneyDocument,
  type PatientMoneyQuery,
} from '../money.generated';
import { Receipt, type ReceiptContent } from './Receipt';

interface PrintedReceipt {
  /** @param charges what the payment paid, if that is known; otherwise the patient's charges of its day. */
  readonly print: (payment: PaymentLineFragment, charges?: readonly ChargeLineFragment[]) => Promise<void>;
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
    async print(payment, charges = []) {
      const { patientId } = payment;
      const money = patientId === null ? undefined : await load(patientId);
      if (patientId !== null && !money) {
        toasts.error('No se pudo preparar el comprobante. Inténtelo de nuevo.');
        return;
      }
      // The browser prints what is rendered now.
      flushSync(() => setContent(contentOf(payment, charges, money)));
      window.print();
    },
    paper: content && <Receipt {...content} />,
  };
}

function contentOf(
  payment: PaymentLineFragment,
  known: readonly ChargeLineFragment[],
  money: PatientMoneyQuery | undefined,
): ReceiptContent {
  if (!money) return { patientName: null, charges: known, payments: [payment], account: undefined };
  const isOfDay = ({ belongsTo }: { belongsTo: string }) => belongsTo === payment.belongsTo;
  const standing = money.patientCharges.filter(
    ({ isReversed, reversesId }) => !isReversed && reversesId === null,
  );
  const ids = new Set(known.map(({ id }) => id));
  return {
    patientName: payment.patientName,
    charges: standing.filter((charge) => (ids.size > 0 ? ids.has(charge.id) : isOfDay(charge))).reverse(),
    payments: money.patientPayments.filter(isOfDay).reverse(),
    account: money.patientAccount,
  };
}
