import { createHash } from 'node:crypto';
import { DomainError } from '#domain/errors.js';
import { DOUBT_CHOICES, type DoubtCount } from '#domain/data/imports/doubts.js';
import { actionOf, type ImportResource, type RowAction, type Verdict } from '#domain/data/imports/import.js';
import { changedSince, MEANWHILE, ROW_FAULTS, stillUsed } from '#domain/data/imports/import.es.js';
import { headerOf } from '#domain/data/imports/import-fields.js';
import { type CellsOfRow, readRow, type RowValues } from '#domain/data/imports/rows/read-row.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Import } from './import.entity.js';
import type { ImportCounts, ImportTask } from './import-progress.js';
import type { ImportRow } from './import.row.js';
import { ResourceImports } from './resource-imports.js';
import type { JudgedRow, ResourceImport, WrittenRow } from './resource-import.js';

/** Called with the number of further rows done. */
export type Progress = (rows: number) => Promise<void>;

/** Few enough that every statement ends well within its timeout and memory use stays flat. */
const BATCH_SIZE = 500;

/** The column that identifies a row without a RUT. */
const NAME: Readonly<Record<ImportResource, string>> = {
  PATIENTS: 'name',
  APPOINTMENTS: 'patientName',
  SUPPLIES: 'name',
  RECORDS: 'patientName',
};

/** The table that may already have a row's target. */
const TABLE: Readonly<Record<ImportResource, string>> = {
  PATIENTS: 'patient',
  APPOINTMENTS: 'appointment',
  SUPPLIES: 'supply',
  RECORDS: 'clinical_record',
};

interface PlannedRow {
  readonly number: number;
  readonly said: RowValues;
  readonly action: RowAction;
  readonly targetId: number | null;
}

interface MadeRow {
  readonly number: number;
  readonly action: RowAction;
  readonly undo: WrittenRow;
}

/** Processes the rows of an import, some hundred at a time, in the caller's transaction. */
@Injectable()
export class ImportSteps {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly resources: ResourceImports,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `IMPORT_REFUSED` if a row can no longer be stored: the transaction must be rolled back */
  async run(task: ImportTask, one: ImportRow, progress: Progress): Promise<void> {
    const resource = this.resources.of(one.resource);
    switch (task) {
      case 'CHECK':
        return this.check(one, resource, progress);
      case 'APPLY':
        return this.apply(one, resource, progress);
      case 'UNDO':
        return this.undo(one, resource, progress);
    }
  }

  private async check(one: ImportRow, resource: ResourceImport, progress: Progress): Promise<void> {
    const reader = { ...one, today: this.clock.wall().date };
    let last = 0;
    for (;;) {
      const rows = await this.sql.rows<CellsOfRow>(
        'select number, cells, kinds from import_row where import_id = $1 and number > $2 order by number limit $3',
        [one.id, last, BATCH_SIZE],
      );
      if (rows.length === 0) break;
      const read = rows.map((row) => ({ ...readRow(row, reader), number: row.number }));
      const judged = (await resource.judge(read, one.decisions)).map((row, index) => ({
        ...row,
        doubts: row.doubts ?? read[index]?.doubts ?? [],
        key: row.key && hashed(row.key),
      }));
      const unique = await this.withoutRepeated(
        one,
        rows.map(({ number }) => number),
        judged,
      );
      await this.sql.rows(
        `update import_row r
         set said = j.said, verdict = j.verdict, key = j.key, target_id = j."targetId", fills = coalesce(j.fills, '[]'),
             faults = j.faults, doubts = coalesce(j.doubts, '[]')
         from jsonb_to_recordset($2::jsonb) as j(number integer, said jsonb, verdict text, key text, "targetId" integer,
           fills jsonb, faults jsonb, doubts jsonb)
         where r.import_id = $1 and r.number = j.number`,
        [
          one.id,
          JSON.stringify(
            unique.map((row, index) => ({
              ...row,
              number: rows[index]?.number,
              said: row.values ?? read[index]?.values,
            })),
          ),
        ],
      );
      last = rows.at(-1)?.number ?? last;
      await progress(rows.length);
    }
    const counts = { verdicts: await this.counted(one.id, 'verdict'), ...(await this.doubtsOf(one.id)) };
    await this.finish(one.id, { state: 'CHECKED', counts });
  }

  private async doubtsOf(importId: number): Promise<Pick<ImportCounts, 'doubtful' | 'doubts'>> {
    const [counted] = await this.sql.rows<{ rows: number }>(
      "select count(*)::integer as rows from import_row where import_id = $1 and doubts <> '[]'",
      [importId],
    );
    const found = await this.sql.rows<
      Pick<DoubtCount, 'field' | 'reason' | 'rows'> & { canTake: boolean; canBlank: boolean }
    >(
      `select d ->> 'field' as field, d ->> 'reason' as reason, count(*)::integer as rows,
              bool_or(d -> 'choices' @> '"TAKE"') as "canTake", bool_or(d -> 'choices' @> '"BLANK"') as "canBlank"
       from import_row r cross join jsonb_array_elements(r.doubts) as d
       where r.import_id = $1 group by 1, 2 order by min(r.number), 1, 2`,
      [importId],
    );
    const doubts = found.map(({ canTake, canBlank, ...doubt }) => ({
      ...doubt,
      choices: DOUBT_CHOICES.filter((choice) => (choice === 'TAKE' ? canTake : canBlank)),
    }));
    return { doubtful: counted?.rows ?? 0, doubts };
  }

  /** If two rows would create the same entry, the later one is rejected. */
  private async withoutRepeated(
    one: ImportRow,
    numbers: readonly number[],
    rows: readonly JudgedRow[],
  ): Promise<JudgedRow[]> {
    const earlier = await this.sql.rows<{ key: string; number: number }>(
      `select key, min(number) as number from import_row
       where import_id = $1 and number < $2 and key = any($3::text[]) group by key`,
      [one.id, numbers[0], rows.flatMap(({ key }) => key ?? [])],
    );
    const firsts = new Map(earlier.map(({ key, number }) => [key, number]));
    return rows.map((row, index) => {
      if (!row.key) return row;
      const first = firsts.get(row.key);
      if (first === undefined) {
        firsts.set(row.key, numbers[index] ?? 0);
        return row;
      }
      const identity =
        ['rut', 'patientRut'].find((field) => one.columns.includes(field)) ?? NAME[one.resource];
      return {
        verdict: 'REJECTED',
        faults: [{ column: headerOf(one, identity), sentence: ROW_FAULTS.repeated(first) }],
      };
    });
  }

  private async apply(one: ImportRow, resource: ResourceImport, progress: Progress): Promise<void> {
    const staff = this.actors.staff();
    let last = 0;
    for (;;) {
      const rows = await this.sql.rows<Omit<PlannedRow, 'action'> & { verdict: Verdict }>(
        `select number, said, verdict, target_id as "targetId" from import_row
         where import_id = $1 and number > $2 order by number limit $3`,
        [one.id, last, BATCH_SIZE],
      );
      if (rows.length === 0) break;
      const planned = rows.map((row) => ({ ...row, action: actionOf(row.verdict, one) }));
      await this.refuseGone(one.resource, planned);
      const made = [
        ...(await this.create(planned, resource, { ...one, staff })),
        ...(await this.fill(planned, resource)),
      ];
      await this.sql.rows(
        `update import_row r set action = j.action, made_id = (j.undo ->> 'id')::integer, undo = j.undo
         from jsonb_to_recordset($2::jsonb) as j(number integer, action text, undo jsonb)
         where r.import_id = $1 and r.number = j.number`,
        [
          one.id,
          JSON.stringify([...planned.filter(({ action }) => !writes(action)).map(withoutMaking), ...made]),
        ],
      );
      await this.checkConstraints();
      last = rows.at(-1)?.number ?? last;
      await progress(rows.length);
    }
    const actions = await this.counted(one.id, 'action');
    await this.finish(one.id, {
      state: 'APPLIED',
      appliedAt: this.clock.now(),
      appliedBy: staff.id,
      counts: { ...one.counts, actions },
    });
  }

  /** A row is skipped if its data are already stored. If those were deleted meanwhile, skipping it would lose them. */
  private async refuseGone(resource: ImportResource, rows: readonly PlannedRow[]): Promise<void> {
    const skipped = rows.filter(({ action }) => action === 'SKIP');
    const stored = await this.sql.rows<{ id: number }>(
      `select id from ${TABLE[resource]} where id = any($1::integer[]) order by id for key share`,
      [skipped.flatMap(({ targetId }) => targetId ?? [])],
    );
    const ids = new Set(stored.map(({ id }) => id));
    const gone = skipped.find(({ targetId }) => targetId !== null && !ids.has(targetId));
    if (gone)
      throw new DomainError('IMPORT_REFUSED', { message: changedSince(gone.number, MEANWHILE.existingGone) });
  }

  private async create(
    rows: readonly PlannedRow[],
    resource: ResourceImport,
    { id, staff }: { readonly id: number; readonly staff: Staff },
  ): Promise<MadeRow[]> {
    const created = rows.filter(({ action }) => action === 'CREATE');
    if (created.length === 0) return [];
    const written = await resource.create(
      created.map(({ said }) => said),
      staff,
      id,
    );
    return created.map((row, index) => madeOf(row, written[index], resource.refusals.create));
  }

  /** Several rows may fill one target, which takes part in each round only once. */
  private async fill(rows: readonly PlannedRow[], resource: ResourceImport): Promise<MadeRow[]> {
    if (!resource.fill) return [];
    const made: MadeRow[] = [];
    let left = rows.filter(({ action }) => action === 'FILL');
    while (left.length > 0) {
      const round = left.filter(
        (row, index) => left.findIndex((other) => other.targetId === row.targetId) === index,
      );
      const written = await resource.fill(
        round.map(({ targetId, said }) => ({ targetId: targetId ?? 0, values: said })),
      );
      made.push(...round.map((row, index) => madeOf(row, written[index], resource.refusals.fill ?? '')));
      left = left.filter((row) => !round.includes(row));
    }
    return made;
  }

  private async undo(one: ImportRow, resource: ResourceImport, progress: Progress): Promise<void> {
    // In reverse order, so that a target filled by two rows is restored to its original state.
    let before = 2 ** 31 - 1;
    for (;;) {
      const rows = await this.sql.rows<MadeRow>(
        `select number, action, undo from import_row
         where import_id = $1 and number < $2 order by number desc limit $3`,
        [one.id, before, BATCH_SIZE],
      );
      if (rows.length === 0) break;
      const written = (action: RowAction) =>
        rows.filter((row) => row.action === action).map(({ undo }) => undo);
      const [created, filled] = [written('CREATE'), written('FILL')];
      const stay = new Map([
        ...(created.length > 0 ? await resource.undoCreated(created) : []),
        ...((filled.length > 0 && (await resource.undoFilled?.(filled))) || []),
      ]);
      const kept = rows.flatMap(({ number, undo, action }) => {
        const why = writes(action) ? stay.get(undo.id) : undefined;
        return why ? [{ number, why: stillUsed(why) }] : [];
      });
      await this.sql.rows(
        `update import_row r set kept_because = j.why from jsonb_to_recordset($2::jsonb) as j(number integer, why text)
         where r.import_id = $1 and r.number = j.number`,
        [one.id, JSON.stringify(kept)],
      );
      await this.checkConstraints();
      before = rows.at(-1)?.number ?? 0;
      await progress(rows.length);
    }
    const [undone] = await this.sql.rows<{ removed: number; reverted: number; kept: number }>(
      `select count(*) filter (where action = 'CREATE' and kept_because is null)::integer as removed,
              count(*) filter (where action = 'FILL' and kept_because is null)::integer as reverted,
              count(kept_because)::integer as kept
       from import_row where import_id = $1`,
      [one.id],
    );
    const staff = this.actors.staff();
    await this.finish(one.id, {
      state: 'UNDONE',
      undoneAt: this.clock.now(),
      undoneBy: staff.id,
      counts: { ...one.counts, undone },
    });
  }

  /** Checks deferred constraints now, batch by batch, instead of all at the end of the transaction. */
  private async checkConstraints(): Promise<void> {
    await this.sql.rows('set constraints all immediate');
    await this.sql.rows('set constraints all deferred');
  }

  private async counted(importId: number, column: 'verdict' | 'action'): Promise<Record<string, number>> {
    const rows = await this.sql.rows<{ name: string; count: number }>(
      `select ${column} as name, count(*)::integer as count from import_row where import_id = $1 group by 1`,
      [importId],
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  private async finish(importId: number, change: Partial<Import>): Promise<void> {
    await this.em.nativeUpdate(Import, importId, { ...change, task: null, taskHasBegun: false });
  }
}

const writes = (action: RowAction): boolean => action === 'CREATE' || action === 'FILL';

const withoutMaking = ({ number, action }: PlannedRow) => ({ number, action, undo: null });

function madeOf({ number, action }: PlannedRow, written: WrittenRow | undefined, why: string): MadeRow {
  if (!written) throw new DomainError('IMPORT_REFUSED', { message: changedSince(number, why) });
  return { number, action, undo: written };
}

/** Shorter than its source, and by itself no personal data. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');
