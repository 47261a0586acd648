import type { NamedPeriod, Period } from '#domain/reports/period.js';
import type { SupplyFigures } from '#domain/reports/summary.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { ofPeriods } from './of-periods.js';
import { SUPPLY_USES } from './supply-uses.js';

/** The cost of the supplies of records on the day of their use, by the day of the record. `SupplyUses` lists its parts. */
@Injectable()
export class SupplyCosts {
  constructor(private readonly sql: Sql) {}

  of(periods: readonly NamedPeriod[]): Promise<SupplyFigures[]> {
    return ofPeriods(periods, (one) => this.treatments(one));
  }

  private treatments({ from, to }: Period): Promise<Array<Omit<SupplyFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ treatment: string; records: number; cost: Clp }>(
      `select u.treatment, count(distinct u.record_id)::integer as records, sum(u.cost)::float8 as cost
       from (${SUPPLY_USES}) u group by 1 order by 3 desc, 1`,
      [from, to],
    );
  }
}
