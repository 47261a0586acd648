import type { ServiceType } from '#domain/agenda/appointment.js';
import { NO_PROFESSIONAL, professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import type { NamedPeriod, Period } from '#domain/reports/period.js';
import type {
  IncomeFigures,
  MethodFigures,
  MoneyFigures,
  ProfessionalFigures,
  TreatmentFigures,
} from '#domain/reports/summary.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { INCOME_CHARGES, INCOME_PAYMENTS, IS_INCOME } from '../../money/lines/income-lines.js';
import { IS_UNCHARGED } from '../../money/charges/charge-rows.js';
import { JOIN_RENTING } from '../../money/charges/renting.js';
import { IS_RESOLD } from '../../agenda/appointments/resold.js';
import { ofPeriods } from './of-periods.js';

interface ProfessionalRow {
  readonly professionalId: number | null;
  readonly name: string | null;
  readonly firstService: ServiceType | null;
  readonly count: number;
  readonly amount: Clp;
}

/**
 * Charges and payments, by the day of the till on which they are booked: that is the day of the visit unless that day
 * was closed, so that the figures of a month add up to its closings. Reversals are negative, on their own day.
 * `MoneyLines` lists the lines behind each figure. Sums are double precision, which holds all whole pesos.
 */
@Injectable()
export class Income {
  constructor(private readonly sql: Sql) {}

  async of(periods: readonly NamedPeriod[]): Promise<IncomeFigures> {
    const unpaid = await ofPeriods(periods, (one) => this.totals(one));
    const treatments: TreatmentFigures[] = await ofPeriods(periods, (one) => this.treatments(one));
    const professionals: ProfessionalFigures[] = await ofPeriods(periods, (one) => this.professionals(one));
    const methods: MethodFigures[] = await ofPeriods(periods, (one) => this.methods(one));
    const totals: MoneyFigures[] = unpaid.map((total) => ({
      ...total,
      paid: methods.reduce((sum, { period, amount }) => (period === total.period ? sum + amount : sum), 0),
    }));
    return { totals, treatments, professionals, methods };
  }

  /** The totals without `paid`, which is the sum of the methods. */
  private totals({ from, to }: Period): Promise<Array<Omit<MoneyFigures, 'period' | 'paid'>>> {
    return this.sql.rowsWithFreshPlan<Omit<MoneyFigures, 'period' | 'paid'>>(
      `select
         s.charged, s.rented,
         (select count(*)::integer from appointment a
          where a.date between $1 and $2 and ${IS_UNCHARGED}
         ) as "unchargedVisits",
         (select coalesce(sum(t.price), 0)::float8 from appointment a join treatment t on lower(t.name) = lower(a.treatment)
          where a.date between $1 and $2 and a.attendance = 'NO_SHOW' and a.status <> 'CANCELLED') as "noShowsValue",
         (select coalesce(sum(c.amount), 0)::float8
          from waiting_offer o join appointment a on a.id = o.appointment_id join charge c on c.appointment_id = a.id
            ${JOIN_RENTING}
          where ${IS_INCOME} and o.date between $1 and $2 and ${IS_RESOLD}) as "resoldAmount"
       from (
         select coalesce(sum(c.amount) filter (where ${IS_INCOME}), 0)::float8 as charged,
                coalesce(sum(c.amount) filter (where not ${IS_INCOME}), 0)::float8 as rented
         from charge c ${JOIN_RENTING} where c.booked_on between $1 and $2) s`,
      [from, to],
    );
  }

  private treatments({ from, to }: Period): Promise<Array<Omit<TreatmentFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ treatment: string; count: number; amount: Clp }>(
      `select c.treatment, sum(case when c.reverses_id is null then 1 else -1 end)::integer as count,
              sum(c.amount)::float8 as amount
       from (${INCOME_CHARGES}) c group by 1 order by 3 desc, 1`,
      [from, to],
    );
  }

  private async professionals({ from, to }: Period): Promise<Array<Omit<ProfessionalFigures, 'period'>>> {
    const rows = await this.sql.rowsWithFreshPlan<ProfessionalRow>(
      `select c.professional_id as "professionalId", p.name, p.services[1] as "firstService", c.count, c.amount
       from (
         select c.professional_id, sum(case when c.reverses_id is null then 1 else -1 end)::integer as count,
                sum(c.amount)::float8 as amount
         from (${INCOME_CHARGES}) c group by c.professional_id) c
         left join professional p on p.id = c.professional_id
       order by c.amount desc, c.professional_id`,
      [from, to],
    );
    return rows.map(({ name, firstService, ...row }) => ({
      ...row,
      professionalName: firstService ? professionalName(name ?? '', firstService) : NO_PROFESSIONAL,
    }));
  }

  private methods({ from, to }: Period): Promise<Array<Omit<MethodFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{
      method: PaymentMethod;
      count: number;
      paid: Clp;
      refunded: Clp;
      amount: Clp;
    }>(
      `select m.method, count(*) filter (where m.kind = 'PAYMENT')::integer as count,
              coalesce(sum(m.amount) filter (where m.kind in ('PAYMENT', 'RENTER')), 0)::float8 as paid,
              coalesce(sum(m.amount) filter (where m.kind = 'REFUND'), 0)::float8 as refunded,
              sum(m.amount)::float8 as amount
       from (${INCOME_PAYMENTS}) m group by m.method order by 5 desc, 1`,
      [from, to],
    );
  }
}
