/** Whether a line of the clinic's income is charged or paid. */
export const MONEY_LINE_KINDS = ['CHARGE', 'PAYMENT'] as const;
export type MoneyLineKind = (typeof MONEY_LINE_KINDS)[number];
