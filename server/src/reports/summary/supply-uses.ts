import { may, type Rights } from '#domain/access/rights.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Sql } from '../../foundation/database/sql.js';
import { isListed } from '../../patients/patient.row.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import type { SupplyUsesInput } from './supply-uses.input.js';

/**
 * The supplies that records of the days `$1` to `$2` used, one row for each supply of a record. `treatment` is the name
 * under which the figures count it: that of the record's appointment, or empty.
 */
export const SUPPLY_USES = `
  select r.id as record_id, r.patient_id, r.date as day, coalesce(a.treatment, '') as treatment, u.supply_id, u.quantity,
         u.unit_value, u.quantity::bigint * u.unit_value as cost
  from clinical_record r join used_supply u on u.clinical_record_id = r.id
    left join appointment a on a.id = r.appointment_id
  where r.date between $1 and $2`;

/** The values `$3` and `$4`. */
const WANTED = `select * from (${SUPPLY_USES}) u
  where ($3::text is null or u.treatment = $3) and (not $4::boolean or u.treatment = '')`;

/** Whether the reader may see the patient of the record: the value `$5`, and not for a blocked patient. */
const MAY_BE_NAMED = `$5::boolean and ${isListed('u.patient_id')}`;

export interface SupplyUse {
  /** The day of the record. */
  readonly day: LocalDate;
  readonly supplyId: number;
  readonly supplyName: string;
  readonly quantity: number;
  readonly unitValue: Clp;
  readonly cost: Clp;
  readonly clinicalRecordId: number | null;
  readonly patientName: string | null;
}

interface UseRow extends SupplyUse {
  readonly patientId: number | null;
  /** Counted from 1. */
  readonly place: number;
}

/** The cursor has the place in the list: a record's id would reveal its patient to users without that right. */
const NEWEST_FIRST: PageOrder<UseRow> = {
  name: 'SUPPLY_USES',
  kinds: ['integer'],
  keysOf: ({ place }) => [place],
};

export interface SupplyUsePage extends Page<SupplyUse> {
  /** The cost of all uses, on this page and the others. */
  readonly totalCost: Clp;
}

/** The uses behind the costs of supplies, which are their sums. */
@Injectable()
export class SupplyUses {
  constructor(
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * Users who may not read records get uses without record and patient, as does everyone for blocked patients. The uses
   * themselves stay, so that their sum equals the figures. What is shown of records is logged.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor of another list.
   */
  async page(query: SupplyUsesInput, rights: Rights): Promise<SupplyUsePage> {
    const wanted = [query.from, query.to, query.treatment || null, query.withoutAppointment];
    const mayKnow = may(rights, 'HEALTH_DATA', 'READ');
    const shown = await this.sql.snapshot(async () => {
      const page = await readPage(query, NEWEST_FIRST, (count, after) =>
        this.sql.rowsWithFreshPlan<UseRow>(
          `select row_number() over (order by u.day desc, u.record_id desc, s.name, u.supply_id)::integer as place,
                  u.day, u.supply_id as "supplyId", s.name as "supplyName", u.quantity, u.unit_value as "unitValue",
                  u.cost::float8 as cost, case when ${MAY_BE_NAMED} then u.record_id end as "clinicalRecordId",
                  case when ${MAY_BE_NAMED} then p.name end as "patientName",
                  case when ${MAY_BE_NAMED} then u.patient_id end as "patientId"
           from (${WANTED}) u join supply s on s.id = u.supply_id left join patient p on p.id = u.patient_id
           order by place limit $6 offset $7`,
          [...wanted, mayKnow, count, after?.[0] ?? 0],
        ),
      );
      const [total] = await this.sql.rowsWithFreshPlan<{ cost: Clp }>(
        `select coalesce(sum(u.cost), 0)::float8 as cost from (${WANTED}) u`,
        wanted,
      );
      return { ...page, totalCost: total?.cost ?? 0 };
    });
    await this.accessLog.noteRecords(shown.nodes.flatMap(({ patientId }) => patientId ?? []));
    return shown;
  }
}
