/** What an expense was for. No bookkeeping: the accountant sorts the rest. */
export const EXPENSE_CATEGORIES = [
  'SUPPLIES',
  'EQUIPMENT',
  'RENT',
  'UTILITIES',
  'PAY',
  'ADVERTISING',
  'TAXES',
  'OTHER',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
