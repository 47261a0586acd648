import { parseInstant, shifted } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import {
  actionOf,
  AREA_OF_RESOURCE,
  choicesFor,
  IMPORT_RESOURCES,
  type ImportChoices,
  type ImportResource,
  KEPT_HOURS,
  type Verdict,
} from '#domain/data/imports/import.js';
import type { DoubtDecision } from '#domain/data/imports/doubts.js';
import { IMPORT_REFUSALS, mapSentence } from '#domain/data/imports/import.es.js';
import { stillOpen } from '#domain/data/imports/import-access.js';
import { type ColumnMap, faultsOfMap } from '#domain/data/imports/import-fields.js';
import { may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { confirmInterruption } from '../../foundation/database/confirm-interruption.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { ImportAccess } from './import-access.js';
import { ImportUpload } from './import-upload.js';
import { MatchedPatients } from './matched-patients.js';
import {
  IMPORT_COLUMNS,
  IMPORT_JOINS,
  type ImportedRow,
  type ImportRow,
  IS_INTERRUPTED,
  PATIENT_OF_ROW,
  ROW_COLUMNS,
  TARGET_NAMES,
} from './import.row.js';
import type { ImportTask, SettledState } from './import-progress.js';
import { IMPORT_QUEUE, type ImportJob } from './import-job.js';
import type { ReadFile } from './reading/file-reading.js';
import type { SeenImport, SeenRow } from './seen-import.js';

const MAX_LISTED = 30;
const SHOWN_SAMPLES = 5;
const HOUR_MS = 3_600_000;

const BY_NUMBER: PageOrder<SeenRow> = {
  name: 'IMPORTED_ROWS',
  kinds: ['integer'],
  keysOf: ({ number }) => [number],
};

interface OfPatient {
  readonly patientId: number | null;
}

type ListedRow = Omit<SeenRow, 'patient'> & OfPatient;
type SampleRow = Pick<ImportedRow, 'cells' | 'madeId'> & OfPatient;

/** A change of an import's task or columns. */
interface Start {
  readonly task: ImportTask;
  readonly from: readonly SettledState[];
  readonly columns?: ColumnMap;
  readonly openColumns?: readonly boolean[];
  readonly decisions?: readonly DoubtDecision[];
  readonly choices?: ImportChoices;
}

export interface RowFilter {
  readonly verdict?: Verdict | null | undefined;
  /** Only rows whose result an undo kept. */
  readonly keptOnly?: boolean | undefined;
  /** Only rejected rows that a user's decision may accept. */
  readonly doubtfulOnly?: boolean | undefined;
}

/** Accepts files and starts the tasks of imports. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly uploads: ImportUpload,
    private readonly matched: MatchedPatients,
    private readonly access: ImportAccess,
    private readonly accessLog: AccessLog,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  /** The latest imports of resources that the user may write, newest first. */
  async all(): Promise<SeenImport[]> {
    const { rights } = this.actors.staff();
    const resources = IMPORT_RESOURCES.filter((one) => may(rights, AREA_OF_RESOURCE[one], 'WRITE'));
    const imports = await this.read('where i.resource = any($1::text[]) order by i.id desc limit $2', [
      resources,
      MAX_LISTED,
    ]);
    return imports.map((one) => this.shown(one, []));
  }

  /** @throws DomainError `NOT_FOUND`, `FORBIDDEN` */
  async find(id: number): Promise<SeenImport> {
    const one = await this.open(id);
    if (!this.access.seen(one).includes(true)) return this.shown(one, []);
    const rows = await this.sql.rows<SampleRow>(
      `select r.cells, r.made_id as "madeId", (${PATIENT_OF_ROW[one.resource]}) as "patientId"
       from import_row r where r.import_id = $1 order by r.number limit $2`,
      [id, SHOWN_SAMPLES],
    );
    await this.noteReading(one, rows);
    return this.shown(
      one,
      rows.map(({ cells }) => cells),
    );
  }

  private shown(one: ImportRow, samples: readonly (readonly string[])[]): SeenImport {
    const seenColumns = this.access.seen(one);
    return {
      ...one,
      // A file may begin with a person's row instead of headers.
      headers: seenColumns.includes(true) ? one.headers : one.headers.map(() => ''),
      samples: samples.map((cells) => seenCells(cells, seenColumns)),
      // Titles belong to no column, and may name a patient.
      source: one.source && {
        ...one.source,
        titleRows: seenColumns.includes(false)
          ? one.source.titleRows.map((row) => ({ ...row, text: '' }))
          : one.source.titleRows,
      },
      seenColumns,
    };
  }

  /** @throws DomainError `FORBIDDEN` */
  async upload(resource: ImportResource, fileName: string, file: ReadFile): Promise<SeenImport> {
    this.access.assertMayWrite(resource);
    return this.find(await this.uploads.keep(resource, fileName, file, this.actors.staff()));
  }

  /** The rows of a file in order, without the cells that the user may not see or anything that would reveal them. */
  async rows(
    id: number,
    { verdict, keptOnly, doubtfulOnly }: RowFilter,
    page: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<Page<SeenRow>> {
    const one = await this.open(id);
    const seenColumns = this.access.seen(one);
    const seesSome = seenColumns.includes(true);
    return readPage(page, BY_NUMBER, async (count, after) => {
      const rows = await this.sql.rows<ListedRow>(
        `select ${ROW_COLUMNS},
                (${TARGET_NAMES[one.resource]}) as "targetName", (${PATIENT_OF_ROW[one.resource]}) as "patientId"
         from import_row r
         where r.import_id = $1 and r.number > $3 and ($4::text is null or r.verdict = $4)
           and (not $5::boolean or r.kept_because is not null) and (not $6::boolean or r.doubts <> '[]')
         order by r.number limit $2`,
        [id, count, after?.[0] ?? 0, verdict ?? null, keptOnly ?? false, doubtfulOnly ?? false],
      );
      if (!seesSome)
        return rows.map((row) => ({ ...row, cells: [], faults: [], doubts: [], fills: [], patient: null }));
      await this.noteReading(one, rows);
      const patients = await this.matched.of(one, rows);
      return rows.map((row, index) => ({
        ...row,
        cells: seenCells(row.cells, seenColumns),
        // A doubt includes how the cell would be read, which reveals its content.
        doubts: row.doubts.filter(({ field }) => seenColumns[one.columns.indexOf(field)] ?? true),
        patient: patients[index] ?? null,
      }));
    });
  }

  /** Logs the access to the health data of the stored patients that the rows are about. */
  private async noteReading(one: ImportRow, rows: readonly SampleRow[]): Promise<void> {
    if (!this.access.readsHealthData(one)) return;
    const patients = rows.flatMap(({ patientId, madeId }) =>
      [patientId, one.resource === 'PATIENTS' ? madeId : null].filter((id) => id !== null),
    );
    if (one.resource === 'RECORDS') await this.accessLog.noteRecords(patients);
    else await this.accessLog.noteListed(one.resource === 'PATIENTS' ? 'CONDITION' : 'NOTES', patients);
  }

  /**
   * Starts checking every row with these columns. Nothing is imported yet.
   * @param decisions on doubts that an earlier check found; they replace all earlier ones.
   * @throws DomainError `INVALID_INPUT` on `columns`, `IMPORT_REFUSED`, `NOT_FOUND`, `FORBIDDEN`
   */
  @Transactional()
  async check(id: number, columns: ColumnMap, decisions: readonly DoubtDecision[] = []): Promise<SeenImport> {
    const one = await this.hold(id);
    const { resource, headers } = one;
    const fault =
      columns.length === headers.length
        ? mapSentence(resource, faultsOfMap(resource, columns))
        : mapSentence(resource, { twice: [], missing: [], unknown: ['*'] });
    if (fault) throw invalidField('columns', fault);
    this.access.assertMayMap(one, columns);
    const openColumns = stillOpen(resource, one.openColumns, columns);
    return this.start(id, { task: 'CHECK', from: ['UPLOADED', 'CHECKED'], columns, openColumns, decisions });
  }

  /**
   * Starts storing the rows that the check accepted.
   * @throws DomainError `IMPORT_REFUSED`, `NOT_FOUND`, `FORBIDDEN`
   */
  @Transactional()
  async apply(id: number, wanted: ImportChoices): Promise<SeenImport> {
    const one = await this.hold(id);
    this.access.assertMayContinue(one);
    const { resource, counts, state } = one;
    const choices = choicesFor(resource, wanted);
    const found = Object.entries(counts.verdicts ?? {}) as [Verdict, number][];
    const isAny = found.some(
      ([verdict, count]) => count > 0 && ['CREATE', 'FILL'].includes(actionOf(verdict, choices)),
    );
    if (state === 'CHECKED' && !isAny) throw refused(IMPORT_REFUSALS.nothingToDo);
    return this.start(id, { task: 'APPLY', from: ['CHECKED'], choices });
  }

  /**
   * Starts undoing what an import stored, possible for a day. @throws DomainError `IMPORT_REFUSED`, `NOT_FOUND`,
   * `FORBIDDEN`
   */
  @Transactional()
  async undo(id: number): Promise<SeenImport> {
    const one = await this.hold(id);
    this.access.assertMayContinue(one);
    const { appliedAt, state } = one;
    if (state === 'APPLIED' && appliedAt && this.undoableUntil(appliedAt) < this.clock.now())
      throw refused(IMPORT_REFUSALS.tooLateToUndo);
    return this.start(id, { task: 'UNDO', from: ['APPLIED'] });
  }

  /**
   * Immediately removes a file that was not imported. @throws DomainError `IMPORT_REFUSED`, `NOT_FOUND`, `FORBIDDEN`
   */
  @Transactional()
  async discard(id: number): Promise<void> {
    this.access.assertMayContinue(await this.hold(id));
    const gone = await this.sql.rows(
      `delete from import i where i.id = $1 and i.state in ('UPLOADED', 'CHECKED') and (i.task is null or ${IS_INTERRUPTED})
       returning i.id`,
      [id],
    );
    if (gone.length === 0) throw refused(await this.refusalReason(id, ['UPLOADED', 'CHECKED']));
  }

  /** @param appliedAt ISO 8601. */
  undoableUntil(appliedAt: string): Date {
    return shifted(parseInstant(appliedAt), KEPT_HOURS * HOUR_MS);
  }

  /** @throws DomainError `NOT_FOUND`, `FORBIDDEN` */
  async open(id: number): Promise<ImportRow> {
    const [one] = await this.read('where i.id = $1', [id]);
    if (!one) throw new DomainError('NOT_FOUND', { message: IMPORT_REFUSALS.notFound });
    this.access.assertMayWrite(one.resource);
    return one;
  }

  /** Like `open`, but locks the import until the transaction ends, so that the access check stays valid. */
  private async hold(id: number): Promise<ImportRow> {
    await this.sql.rows('select from import where id = $1 for update', [id]);
    return this.open(id);
  }

  private async read(which: string, values: readonly unknown[]): Promise<ImportRow[]> {
    const text = `select ${IMPORT_COLUMNS} ${IMPORT_JOINS} ${which}`;
    return confirmInterruption(
      () => this.sql.rows<ImportRow>(text, values),
      ({ isInterrupted }) => isInterrupted,
    );
  }

  /**
   * Joins the transaction that locked the import. If a check fails, the results of an earlier check are no longer
   * valid, because it used other columns or decisions.
   */
  private async start(
    id: number,
    { task, from, choices, columns, openColumns, decisions }: Start,
  ): Promise<SeenImport> {
    const started = await this.sql.rows(
      `update import i
       set task = $2, state = case when $2 = 'CHECK' then 'UPLOADED' else i.state end, task_has_begun = false,
           done_rows = 0, failure = null, columns = coalesce($4, i.columns),
           open_columns = coalesce($7, i.open_columns), decisions = coalesce($8, i.decisions),
           on_same = coalesce($5, i.on_same), on_likely = coalesce($6, i.on_likely)
       where i.id = $1 and i.state = any($3::text[]) and (i.task is null or ${IS_INTERRUPTED})
         and exists (select from import_row r where r.import_id = i.id)
       returning i.id`,
      [
        id,
        task,
        from,
        columns ? JSON.stringify(columns) : null,
        choices?.same ?? null,
        choices?.likely ?? null,
        openColumns ? JSON.stringify(openColumns) : null,
        decisions ? JSON.stringify(decisions) : null,
      ],
    );
    if (started.length === 0) throw refused(await this.refusalReason(id, from));
    const job: ImportJob = { importId: id, task, actor: this.actors.current() };
    await this.jobs.send(IMPORT_QUEUE, job);
    return this.find(id);
  }

  private async refusalReason(id: number, from: readonly SettledState[]): Promise<string> {
    const { state, task, isInterrupted, hasRows } = await this.open(id);
    if (task && !isInterrupted) return IMPORT_REFUSALS.isBusy;
    if (from.includes(state) && !hasRows) return IMPORT_REFUSALS.rowsGone;
    if (from.includes('APPLIED')) return IMPORT_REFUSALS.notApplied;
    return state === 'APPLIED' || state === 'UNDONE' ? IMPORT_REFUSALS.isApplied : IMPORT_REFUSALS.notChecked;
  }
}

/** With empty cells for the columns that a user may not see. */
const seenCells = (cells: readonly string[], seen: readonly boolean[]): string[] =>
  cells.map((cell, index) => (seen[index] ? cell : ''));

const refused = (message: string): DomainError => new DomainError('IMPORT_REFUSED', { message });
