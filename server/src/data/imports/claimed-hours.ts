import type { LocalDate } from '#domain/clinic-time.js';
import { slotsOf, type TimeSpan } from '#domain/agenda/appointment.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';

export interface RowsTime extends TimeSpan {
  readonly professionalId: number;
  readonly date: LocalDate;
}

/** The row that takes a half hour, and the key of what it would create. */
interface Claim {
  readonly row: number;
  readonly key: string;
}

const keyOf = (professionalId: number, date: LocalDate, slot: number): string =>
  `${professionalId} ${date} ${slot}`;

/** The half hours taken by rows of a file, before any of them is stored. */
export class Claims {
  private readonly added: object[] = [];

  constructor(private readonly all: Map<string, Claim>) {}

  /** The first row that takes any of the time's half hours. */
  of(time: RowsTime): Claim | undefined {
    return slotsOf(time)
      .map((slot) => this.all.get(keyOf(time.professionalId, time.date, slot)))
      .find((claim) => claim !== undefined);
  }

  add({ professionalId, date, ...span }: RowsTime, claim: Claim): void {
    for (const slot of slotsOf({ ...span })) {
      this.all.set(keyOf(professionalId, date, slot), claim);
      this.added.push({ professionalId, date, slot, ...claim });
    }
  }

  get additions(): readonly object[] {
    return this.added;
  }
}

/**
 * Remembers the half hours taken by the rows of one check, for a file of any length: in a temporary table that ends
 * with the check's transaction.
 */
@Injectable()
export class ClaimedHours {
  constructor(private readonly sql: Sql) {}

  /** The half hours that earlier rows took on the days of these times. */
  async on(times: readonly RowsTime[]): Promise<Claims> {
    await this.sql.rows(
      `create temporary table if not exists import_claim (
         professional_id integer, day date, slot smallint, row integer, key text,
         primary key (professional_id, day, slot)) on commit drop`,
    );
    const rows = await this.sql.rows<Claim & { professionalId: number; date: LocalDate; slot: number }>(
      `select c.professional_id as "professionalId", c.day as date, c.slot, c.row, c.key
       from (select distinct "professionalId" as id, date as day
             from jsonb_to_recordset($1::jsonb) as t("professionalId" integer, date date)) as t
         join pg_temp.import_claim c on c.professional_id = t.id and c.day = t.day`,
      [JSON.stringify(times)],
    );
    return new Claims(
      new Map(
        rows.map(({ professionalId, date, slot, ...claim }) => [keyOf(professionalId, date, slot), claim]),
      ),
    );
  }

  async keep({ additions }: Claims): Promise<void> {
    await this.sql.rows(
      `insert into pg_temp.import_claim
       select "professionalId", date, slot, row, key
       from jsonb_to_recordset($1::jsonb)
         as c("professionalId" integer, date date, slot smallint, row integer, key text)`,
      [JSON.stringify(additions)],
    );
  }
}
