import { useApolloClient } from '@apollo/client/react';
import type { Clp } from '#domain/stock/clp.js';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { reloadPage } from '../../../apollo/page-reload';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import {
  type ChargeLineFragment,
  type PaymentLineFragment,
  useAddChargeMutation,
  useTakePaymentMutation,
} from '../money.generated';
import { productIn } from '../charges/product-values';
import { type DepositLineFragment, useReceiveDepositMutation } from '../deposits/deposits.generated';
import { readPesos } from '../pesos';
import {
  EMPTY_PAYMENT,
  faultsOfPayment,
  type PaymentValues,
  toPaymentInput,
  toReceivedDeposit,
} from './payment-values';

interface PaymentOptions {
  readonly patientId: number | null;
  /** The chosen charges; in a sale, its charges once it is stored. */
  readonly charges: readonly ChargeLineFragment[];
  /** Something is sold and paid at once. */
  readonly isSale: boolean;
  /** The patient owes nothing: what is paid becomes credit. */
  readonly isAdvance: boolean;
  /** Undefined unless it is what is paid. */
  readonly deposit: DepositLineFragment | undefined;
}

/** A payment with what is left to pay after it. */
export interface Paid {
  readonly payment: PaymentLineFragment;
  readonly left: Clp;
  /** Whether it is the deposit of an appointment. */
  readonly isDeposit?: boolean;
}

/** The payment's form: for a sale, it stores the charge first, once. */
export function usePayment({ patientId, charges, isSale, isAdvance, deposit }: PaymentOptions) {
  const client = useApolloClient();
  const [addCharge] = useAddChargeMutation();
  const [take] = useTakePaymentMutation();
  const [receive] = useReceiveDepositMutation();
  const chargeKey = useRepeatKey();
  const paymentKey = useRepeatKey();
  const depositKey = useRepeatKey();
  const [paid, setPaid] = useState<Paid>();
  const [sold, setSold] = useState<ChargeLineFragment>();
  const latest = useRef<Paid>(undefined);
  const payableOf = (values: PaymentValues) => ({
    owed: isSale
      ? (sold?.owed ?? readPesos(values.price) ?? 0)
      : (deposit?.amount ?? charges.reduce((sum, { owed }) => sum + owed, 0)),
    isSale,
    hasPatient: patientId !== null || values.buyer !== null,
  });
  const complete = (values: PaymentValues): PaymentValues =>
    deposit
      ? { ...values, amount: '', tip: '', keepsRest: false }
      : { ...values, keepsRest: values.keepsRest || isAdvance };

  const sell = async ({
    description,
    price,
    reason,
    buyer,
    belongsTo,
    ...product
  }: PaymentValues): Promise<ChargeLineFragment> => {
    if (sold) return sold;
    const variables = {
      input: {
        patientId: patientId ?? buyer?.id ?? null,
        ...(product.productId === '' ? { description: description.trim() } : productIn(product)),
        listPrice: readPesos(price) ?? 0,
        ...(reason.trim() && { reason: reason.trim() }),
        // Sold and paid on one day, or two months would have half of it each.
        ...(belongsTo && { belongsTo }),
      },
    };
    const { data } = await addCharge({ variables, context: chargeKey.contextOf(variables) });
    if (!data) throw new Error('The charge was not answered.');
    setSold(data.addCharge);
    return data.addCharge;
  };
  const receiveDeposit = async (
    values: PaymentValues,
    appointmentId: number,
  ): Promise<PaymentLineFragment> => {
    const input = toReceivedDeposit(complete(values), payableOf(values), appointmentId);
    const { data } = await receive({ variables: { input }, context: depositKey.contextOf({ input }) });
    const payment = data?.receiveDeposit.payment;
    if (!payment) throw new Error('The deposit was not answered.');
    latest.current = { payment, left: 0, isDeposit: true };
    return payment;
  };
  const editing = useVersionedForm({
    initial: EMPTY_PAYMENT,
    faultsOf: (values) => faultsOfPayment(complete(values), payableOf(values)),
    sentences: { failed: 'No se pudo guardar el pago. Inténtelo de nuevo.' },
    fieldOf: (field) => (field === 'document' ? 'documentNumber' : field === 'listPrice' ? 'price' : field),
    create: async (values) => {
      if (deposit) return receiveDeposit(values, deposit.appointmentId);
      const payable = payableOf(values);
      const paying = isSale ? [await sell(values)] : charges;
      const input = toPaymentInput(
        complete(values),
        payable,
        patientId ?? values.buyer?.id ?? null,
        paying.map(({ id }) => id),
      );
      const { data } = await take({ variables: { input }, context: paymentKey.contextOf({ input }) });
      if (!data) throw new Error('The payment was not answered.');
      paymentKey.renew();
      const left = Math.max(0, payable.owed - (input.amount ?? payable.owed));
      latest.current = { payment: data.takePayment, left };
      return data.takePayment;
    },
    onSaved: () => {
      setPaid(latest.current);
      void reloadPage(client);
    },
  });
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return {
    editing,
    values: complete(values),
    payable: payableOf(values),
    sold,
    paid,
    /** Takes another payment of what is left. */
    again: () => {
      setPaid(undefined);
      editing.discard();
    },
  };
}
