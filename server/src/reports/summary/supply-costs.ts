import type { NamedPeriod, Period } from '#domain/reports/period.js';
import type { SupplyFigures } from '#domain/reports/summary.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { ofPeriods } from './of-periods.js';

/** The cost of the supplies of records on the day of their use, by the day of the record. */
@Injectable()
export class SupplyCosts {
  constructor(private readonly sql: Sql) {}

  of(periods: readonly NamedPeriod[]): Promise<SupplyFigures[]> {
    return ofPeriods(periods, (one) => this.treatments(one));
  }

  private treatments({ from, to }: Period): Promise<Array<Omit<SupplyFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ treatment: string; records: number; cost: Clp }>(
      `select coalesce(a.treatment, '') as treatment, count(*)::integer as records, sum(r.cost)::float8 as cost
       from (
         select r.appointment_id, sum(u.quantity::bigint * u.unit_value) as cost
         from clinical_record r join used_supply u on u.clinical_record_id = r.id
         where r.date between $1 and $2 group by r.id, r.appointment_id) r
         left join appointment a on a.id = r.appointment_id
       group by 1 order by 3 desc, 1`,
      [from, to],
    );
  }
}
