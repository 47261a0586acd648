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
} from '#domain/imports/import.js';
import { IMPORT_REFUSALS, mapSentence } from '#domain/imports/import.es.js';
import { bringsHealthData, type ColumnMap, faultsOfMap } from '#domain/imports/import-fields.js';
import { may } from '#domain/staff/rights.js';
import { Injectable } from '@nestjs/common';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Actors } from '../auth/actors.js';
import { refusal } from '../auth/rights/refusal.js';
import { Clock } from '../clock.js';
import { confirmInterruption } from '../database/confirm-interruption.js';
import { Sql } from '../database/sql.js';
import { type Page, type PageOrder, readPage } from '../input/page-cursor.js';
import { Jobs } from '../jobs/jobs.js';
import { ImportUpload } from './import-upload.js';
import { type MatchedPatient, MatchedPatients } from './matched-patients.js';
import {
  IMPORT_COLUMNS,
  IMPORT_JOINS,
  type ImportedRow,
  type ImportRow,
  type ImportTask,
  IS_INTERRUPTED,
  PATIENT_OF_ROW,
  ROW_COLUMNS,
  type SettledState,
  TARGET_NAMES,
} from './import.row.js';
import { IMPORT_QUEUE, type ImportJob } from './import-job.js';

const MAX_LISTED = 30;
const SHOWN_SAMPLES = 5;
const HOUR_MS = 3_600_000;

const BY_NUMBER: PageOrder<SeenRow> = {
  name: 'IMPORTED_ROWS',
  kinds: ['integer'],
  keysOf: ({ number }) => [number],
};

/** An import as a given user may see it. */
export interface SeenImport extends ImportRow {
  /** Some of the file's rows, for choosing columns; empty for users who may not see the cells. */
  readonly samples: readonly (readonly string[])[];
}

export interface SeenRow extends ImportedRow {
  /** The target's name. */
  readonly targetName: string | null;
  /** Only for users who may see the row's cells. */
  readonly patient: MatchedPatient | null;
}

type ListedRow = Omit<SeenRow, 'patient'> & { readonly patientId: number | null };

/** Which of a file's rows. */
export interface RowFilter {
  readonly verdict?: Verdict | null | undefined;
  /** Only those whose result an undo kept. */
  readonly keptOnly?: boolean | undefined;
}

/** Accepts files and starts the tasks of imports. */
@Injectable()
export class ImportsService {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly uploads: ImportUpload,
    private readonly matched: MatchedPatients,
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
    return imports.map((one) => ({ ...one, samples: [] }));
  }

  /** @throws DomainError `NOT_FOUND`, `FORBIDDEN` */
  async find(id: number): Promise<SeenImport> {
    const one = await this.open(id);
    if (!this.maySeeCells(one)) return { ...one, samples: [] };
    const rows = await this.sql.rows<{ cells: string[] }>(
      'select cells from import_row where import_id = $1 order by number limit $2',
      [id, SHOWN_SAMPLES],
    );
    return { ...one, samples: rows.map(({ cells }) => cells) };
  }

  /** @throws DomainError as `ImportUpload.keep`, `FORBIDDEN` */
  async upload(resource: ImportResource, fileName: string, bytes: Buffer): Promise<SeenImport> {
    this.assertMayWrite(resource);
    return this.find(await this.uploads.keep(resource, fileName, bytes, this.actors.staff()));
  }

  /** The rows of a file in order, without cells for users who may not see them. */
  async rows(
    id: number,
    { verdict, keptOnly }: RowFilter,
    page: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<Page<SeenRow>> {
    const one = await this.open(id);
    const mayRead = this.maySeeCells(one);
    return readPage(page, BY_NUMBER, async (count, after) => {
      const rows = await this.sql.rows<ListedRow>(
        `select ${ROW_COLUMNS},
                (${TARGET_NAMES[one.resource]}) as "targetName", (${PATIENT_OF_ROW[one.resource]}) as "patientId"
         from import_row r
         where r.import_id = $1 and r.number > $3 and ($4::text is null or r.verdict = $4)
           and (not $5::boolean or r.kept_because is not null)
         order by r.number limit $2`,
        [id, count, after?.[0] ?? 0, verdict ?? null, keptOnly ?? false],
      );
      if (!mayRead) return rows.map((row) => ({ ...row, cells: [], patient: null }));
      const patients = await this.matched.of(one, rows);
      return rows.map((row, index) => ({ ...row, patient: patients[index] ?? null }));
    });
  }

  /**
   * Starts checking every row with these columns. Nothing is imported yet.
   * @throws DomainError `INVALID_INPUT` on `columns`, `IMPORT_REFUSED`, `NOT_FOUND`, `FORBIDDEN`
   */
  async check(id: number, columns: ColumnMap): Promise<SeenImport> {
    const { resource, headers } = await this.open(id);
    const fault =
      columns.length === headers.length
        ? mapSentence(resource, faultsOfMap(resource, columns))
        : mapSentence(resource, { twice: [], missing: [], unknown: ['*'] });
    if (fault) throw invalidField('columns', fault);
    this.assertMayBring(resource, columns);
    return this.start(id, 'CHECK', ['UPLOADED', 'CHECKED'], { columns });
  }

  /** Starts storing what the check found. @throws DomainError `IMPORT_REFUSED`, `NOT_FOUND`, `FORBIDDEN` */
  async apply(id: number, wanted: ImportChoices): Promise<SeenImport> {
    const { resource, columns, counts, state } = await this.open(id);
    const choices = choicesFor(resource, wanted);
    this.assertMayBring(resource, columns);
    const found = Object.entries(counts.verdicts ?? {}) as [Verdict, number][];
    const isAny = found.some(
      ([verdict, count]) => count > 0 && ['CREATE', 'FILL'].includes(actionOf(verdict, choices)),
    );
    if (state === 'CHECKED' && !isAny) throw refused(IMPORT_REFUSALS.nothingToDo);
    return this.start(id, 'APPLY', ['CHECKED'], { choices });
  }

  /**
   * Starts undoing what an import stored, possible for a day. @throws DomainError `IMPORT_REFUSED`, `NOT_FOUND`,
   * `FORBIDDEN`
   */
  async undo(id: number): Promise<SeenImport> {
    const { appliedAt, state } = await this.open(id);
    if (state === 'APPLIED' && appliedAt && this.undoableUntil(appliedAt) < this.clock.now())
      throw refused(IMPORT_REFUSALS.tooLateToUndo);
    return this.start(id, 'UNDO', ['APPLIED'], {});
  }

  /**
   * Immediately removes a file that was not imported. @throws DomainError `IMPORT_REFUSED`, `NOT_FOUND`, `FORBIDDEN`
   */
  async discard(id: number): Promise<void> {
    await this.open(id);
    const gone = await this.sql.rows(
      `delete from import i where i.id = $1 and i.state in ('UPLOADED', 'CHECKED') and (i.task is null or ${IS_INTERRUPTED})
       returning i.id`,
      [id],
    );
    if (gone.length === 0) throw refused(await this.refusalReason(id, ['UPLOADED', 'CHECKED']));
  }

  /** Until when an import can be undone. @param appliedAt ISO 8601. */
  undoableUntil(appliedAt: string): Date {
    return shifted(parseInstant(appliedAt), KEPT_HOURS * HOUR_MS);
  }

  /** @throws DomainError `NOT_FOUND`, `FORBIDDEN` */
  async open(id: number): Promise<ImportRow> {
    const [one] = await this.read('where i.id = $1', [id]);
    if (!one) throw new DomainError('NOT_FOUND', { message: IMPORT_REFUSALS.notFound });
    this.assertMayWrite(one.resource);
    return one;
  }

  private async read(which: string, values: readonly unknown[]): Promise<ImportRow[]> {
    const text = `select ${IMPORT_COLUMNS} ${IMPORT_JOINS} ${which}`;
    return confirmInterruption(
      () => this.sql.rows<ImportRow>(text, values),
      ({ isInterrupted }) => isInterrupted,
    );
  }

  /** The user who uploaded the file knows its content; others need the right to the health data in it. */
  maySeeCells({ createdBy }: ImportRow): boolean {
    const staff = this.actors.staff();
    return createdBy === staff.id || may(staff.rights, 'HEALTH_DATA', 'READ');
  }

  @Transactional()
  private async start(
    id: number,
    task: ImportTask,
    from: readonly SettledState[],
    { columns, choices }: { readonly columns?: ColumnMap; readonly choices?: ImportChoices },
  ): Promise<SeenImport> {
    const started = await this.sql.rows(
      `update import i
       set task = $2, task_has_begun = false, done_rows = 0, failure = null, columns = coalesce($4, i.columns),
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

  private assertMayBring(resource: ImportResource, columns: ColumnMap): void {
    const staff = this.actors.staff();
    if (bringsHealthData(resource, columns) && !may(staff.rights, 'HEALTH_DATA', 'WRITE'))
      throw refusal(staff, 'HEALTH_DATA', 'WRITE');
  }

  private assertMayWrite(resource: ImportResource): void {
    const staff = this.actors.staff();
    const area = AREA_OF_RESOURCE[resource];
    if (!may(staff.rights, area, 'WRITE')) throw refusal(staff, area, 'WRITE');
  }
}

const refused = (message: string): DomainError => new DomainError('IMPORT_REFUSED', { message });
