import { METHOD_LABELS } from '#domain/money/money.es.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import { isMoney } from '#domain/money/till.js';
import type { Clp } from '#domain/stock/clp.js';
import type { CashDayQuery } from '../money.generated';

export type CashDay = CashDayQuery['cashDay'];

interface MethodFigures {
  readonly method: PaymentMethod;
  readonly label: string;
  /** Payments less refunds. */
  readonly paid: Clp;
  readonly tips: Clp;
  readonly count: number;
}

interface PersonFigures {
  readonly id: number;
  readonly name: string;
  readonly amount: Clp;
}

interface DayFigures {
  readonly methods: readonly MethodFigures[];
  readonly paid: Clp;
  readonly tips: Clp;
  readonly rounding: Clp;
  readonly charged: Clp;
  /** Expenses, less the reversed ones. */
  readonly spent: Clp;
  /** The amount received by each user, tips included, in the order of their first payment. */
  readonly people: readonly PersonFigures[];
}

const sum = (amounts: readonly Clp[]): Clp => amounts.reduce((all, amount) => all + amount, 0);

/** The day's sums by method and by user. Methods without payments are left out, except cash. */
export function figuresOf({ charges, payments, expenses, totals }: CashDay): DayFigures {
  const amountOf = (method: PaymentMethod, kinds: readonly string[]) =>
    sum(
      totals
        .filter((total) => total.method === method && kinds.includes(total.kind))
        .map(({ amount }) => amount),
    );
  const methods = PAYMENT_METHODS.map((method) => ({
    method,
    label: METHOD_LABELS[method],
    paid: amountOf(method, ['PAYMENT', 'REFUND']),
    tips: amountOf(method, ['TIP']),
    count: sum(
      totals.filter((total) => total.method === method && total.kind === 'PAYMENT').map(({ count }) => count),
    ),
  })).filter(({ method, paid, tips, count }) => method === 'CASH' || count > 0 || paid !== 0 || tips !== 0);
  // By the user's id: two may have one name.
  const people = new Map<number, PersonFigures>();
  for (const payment of payments.filter(isMoney)) {
    const { staffUserId: id, staffName: name, amount } = payment;
    people.set(id, { id, name, amount: (people.get(id)?.amount ?? 0) + amount });
  }
  return {
    methods,
    paid: sum(methods.map(({ paid }) => paid)),
    tips: sum(methods.map(({ tips }) => tips)),
    rounding: sum(totals.filter(({ kind }) => kind === 'ROUNDING').map(({ amount }) => amount)),
    charged: sum(charges.map(({ amount }) => amount)),
    spent: sum(expenses.map(({ amount }) => amount)),
    people: [...people.values()],
  };
}
