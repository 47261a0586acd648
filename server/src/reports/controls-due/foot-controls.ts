import { footControls } from '#domain/records/foot/foot-controls.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { withRowScope } from '../../foundation/database/connections/row-limit.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { FootStandings } from '../../records/clinical-records/foot/foot-standings.js';

const QUEUE = 'foot-controls';
const EVERY_MINUTE = '* * * * *';
/** Patients calculated before the list is read: after the changes of a minute, that is all of them. */
const BEFORE_READING = 25;
/** Patients of a transaction of the job. */
const AT_ONCE = 200;
/** Patients of a run of the job: after an update or an import, the next runs continue. */
const PER_RUN = 5_000;

/**
 * Keeps `foot_control`: a rule calculates its rows from all exams and alerts of a patient, which is too slow for a list
 * of patients. The transaction that changes those marks the patient in `outdated_foot_control`, by triggers, so that no
 * import, merge or restore is missed.
 */
@Injectable()
export class FootControls implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly standings: FootStandings,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { oneAtATime: true, expireSeconds: 300 }, () => this.catchUp());
    this.jobs.every(QUEUE, EVERY_MINUTE);
  }

  /** Calculates the controls that changed since the last time, unless they are too many for a request. */
  async refresh(): Promise<void> {
    const changed = await this.sql.rows('select from outdated_foot_control limit 1');
    // They are stored for everybody, so they are calculated from everybody's exams.
    if (changed.length > 0) await withRowScope(() => this.calculate(BEFORE_READING));
  }

  async catchUp(): Promise<void> {
    for (let done = 0; done < PER_RUN; done += AT_ONCE) if ((await this.calculate(AT_ONCE)) === 0) return;
  }

  /** @returns the number of patients whose controls it calculated, or who no longer exist */
  @Transactional()
  protected async calculate(most: number): Promise<number> {
    const patients = await this.sql.rows<{ id: number }>(
      'select distinct on (patient_id) patient_id as id from outdated_foot_control order by patient_id limit $1',
      [most],
    );
    if (patients.length === 0) return 0;
    const wanted = patients.map(({ id }) => id);
    // Another instance or a merge may hold the locks. Patients marked from now on are calculated later.
    const held = await this.sql.rows<{ id: number }>(
      'select id from patient where id = any($1::integer[]) order by id for no key update skip locked',
      [wanted],
    );
    const ids = held.map(({ id }) => id);
    const marks = await this.sql.rows<{ id: string }>(
      `select o.id::text as id from outdated_foot_control o
       where o.patient_id = any($1::integer[])
         and (o.patient_id = any($2::integer[]) or not exists (select from patient p where p.id = o.patient_id))`,
      [wanted, ids],
    );
    await this.store(ids);
    await this.sql.rows('delete from outdated_foot_control where id = any($1::bigint[])', [
      marks.map(({ id }) => id),
    ]);
    return marks.length;
  }

  private async store(patientIds: readonly number[]): Promise<void> {
    const standings = await this.standings.ofPatients(patientIds);
    const controls = [...standings].flatMap(([patientId, standing]) =>
      footControls(standing.exams, standing).map(({ exam: { recordId, date }, ...control }) => ({
        ...control,
        patientId,
        recordId,
        visitedOn: date,
      })),
    );
    await this.sql.rows('delete from foot_control where patient_id = any($1::integer[])', [patientIds]);
    await this.sql.rows(
      `insert into foot_control
         (patient_id, reason, starts_on, due_on, clinical_record_id, visited_on, professional_id)
       select c."patientId", c.reason, c."startsOn", c."dueOn", r.id, c."visitedOn",
              coalesce(r.professional_id, a.professional_id)
       from jsonb_to_recordset($1::jsonb) as c ("patientId" integer, reason text, "startsOn" date, "dueOn" date,
              "recordId" integer, "visitedOn" date)
         join clinical_record r on r.id = c."recordId" left join appointment a on a.id = r.appointment_id`,
      [JSON.stringify(controls)],
    );
  }
}
