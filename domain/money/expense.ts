/** Categories of expenses. They are no bookkeeping, which is left to the accountant. */
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
