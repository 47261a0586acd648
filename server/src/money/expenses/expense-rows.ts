import { asIsoInstant } from '../../foundation/database/sql.js';
import type { Expense } from './expense.entity.js';

export interface ExpenseRow extends Omit<Expense, 'at' | 'staffUserId'> {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string;
  readonly isReversed: boolean;
}

export const SELECT_EXPENSES = `
  select e.id, e.category, e.description, e.amount, e.method, e.document_number as "documentNumber", e.reason,
         e.belongs_to as "belongsTo", e.booked_on as "bookedOn", ${asIsoInstant('e.at')} as at, u.name as "staffName",
         e.reverses_id as "reversesId", r.id is not null as "isReversed"
  from expense e
    join staff_user u on u.id = e.staff_user_id
    left join expense r on r.reverses_id = e.id`;
