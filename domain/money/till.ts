import { addDays, firstOfMonth, type LocalDate } from '../clinic-time.js';
import type { Clp } from '../stock/clp.js';
import { isCard, type PaymentMethod } from './payment.js';

/** The highest sum of a day's lines that is entered, in pesos: one line alone may be 999.999.999. */
export const MAX_TILL_CLP: Clp = 999_999_999_999;

/**
 * The day in whose closing a line counts: its own, or if that is closed, the first open one from today on.
 * @param belongsTo not after today.
 * @param closed the days that are closed or have ended.
 */
export function bookedOn(belongsTo: LocalDate, today: LocalDate, closed: ReadonlySet<LocalDate>): LocalDate {
  if (!closed.has(belongsTo)) return belongsTo;
  let day = today;
  while (closed.has(day)) day = addDays(day, 1);
  return day;
}

/** The facts that decide whether a day before today has ended. */
export interface EarlierDay {
  /** Whether a day of its month has lines and is open. */
  readonly isMonthOpen: boolean;
  /** Whether the clinic closes its days at all; if not, no day counts as ended. */
  readonly closesDays: boolean;
}

/**
 * Whether a past day takes no more lines, closed or not. That is so once its month is over and all days with lines are
 * closed: a line on a day without lines would change the closed month.
 */
export const hasEnded = (
  day: LocalDate,
  today: LocalDate,
  { isMonthOpen, closesDays }: EarlierDay,
): boolean => closesDays && !isMonthOpen && firstOfMonth(day) < firstOfMonth(today);

export interface TillLine {
  readonly method: PaymentMethod;
  readonly kind: 'PAYMENT' | 'ROUNDING' | 'TIP' | 'REFUND';
  readonly amount: Clp;
}

/** Whether money changed hands: rounding is only a difference in the account. */
export const isMoney = ({ kind }: TillLine): boolean => kind !== 'ROUNDING';

/** Money that went out; negative if it came back. */
export interface ExpenseLine {
  readonly method: PaymentMethod;
  readonly amount: Clp;
}

/** The cash that should be in the till: the opening cash and the day's cash, less its expenses. */
export const expectedCash = (
  openingCash: Clp,
  lines: readonly TillLine[],
  expenses: readonly ExpenseLine[],
): Clp =>
  expenses
    .filter(({ method }) => method === 'CASH')
    .reduce(
      (sum, { amount }) => sum - amount,
      lines
        .filter((line) => line.method === 'CASH' && isMoney(line))
        .reduce((sum, { amount }) => sum + amount, openingCash),
    );

/** Income by card, tips included, less refunds: the terminal settles it as one sum. */
export const cardTotal = (lines: readonly TillLine[]): Clp =>
  lines.filter((line) => isCard(line.method) && isMoney(line)).reduce((sum, { amount }) => sum + amount, 0);
