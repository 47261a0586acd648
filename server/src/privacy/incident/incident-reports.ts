import { addDays, instantOf, type LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { type IncidentLine, incidentText } from './incident-text.es.js';

export interface AffectedPatient {
  readonly id: number;
  /** Null once the patient has been deleted. */
  readonly name: string | null;
}

export interface IncidentReport {
  /** How many different people's data were read or exported. */
  readonly people: number;
  /** The first 500 of them, by id. */
  readonly patients: readonly AffectedPatient[];
  /** A draft to copy and complete. */
  readonly text: string;
}

interface IncidentRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const MAX_PATIENTS = 500;

/** Drafts the report of a breach (Ley 19.628, article 14 sexies) from the access log. */
@Injectable()
export class IncidentReports {
  constructor(
    private readonly sql: Sql,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param range days in the clinic's time zone, both inclusive.
   * @throws DomainError `INVALID_INPUT` on `to` if it is before `from`
   */
  async draft(range: IncidentRange): Promise<IncidentReport> {
    if (range.to < range.from) throw invalidField('to', FIELD_MESSAGES.rangeOrder);
    return this.sql.snapshot(() => this.reportOf(range));
  }

  private async reportOf({ from, to }: IncidentRange): Promise<IncidentReport> {
    const { timeZone } = this.clock;
    const range = [from, addDays(to, 1)].map((date) => instantOf({ date, minutes: 0 }, timeZone));
    const lines = await this.lines(range);
    const patients = await this.sql.rows<AffectedPatient & { total: number }>(
      `with read as (
         select distinct generate_series(lower(ids), upper(ids) - 1) as id
         from audit_entry e, unnest(e.patient_ids) as ids where e.at >= $1 and e.at < $2)
       select read.id, p.name, (count(*) over ())::integer as total
       from read left join patient p on p.id = read.id order by read.id limit ${MAX_PATIENTS}`,
      range,
    );
    const people = patients[0]?.total ?? 0;
    const { name } = await this.clinic.info();
    return {
      people,
      patients: patients.map(({ id, name: patientName }) => ({ id, name: patientName })),
      text: incidentText({ clinicName: name, from, to, people, lines }),
    };
  }

  private lines(range: readonly Date[]): Promise<IncidentLine[]> {
    return this.sql.rows<IncidentLine>(
      `with deed as (
         select coalesce(s.name, '') as "staffName", coalesce(host(e.address), '') as address, e.action,
                count(distinct e.id)::integer as times, range_agg(ids) as people
         from audit_entry e
         left join staff_user s on s.id = e.staff_user_id
         left join lateral unnest(e.patient_ids) as ids on true
         where e.at >= $1 and e.at < $2
         group by 1, 2, 3)
       select "staffName", address, action, times,
              coalesce((select sum(upper(ids) - lower(ids)) from unnest(people) as ids), 0)::integer as people
       from deed order by people desc, times desc, "staffName", address, action`,
      range,
    );
  }
}
