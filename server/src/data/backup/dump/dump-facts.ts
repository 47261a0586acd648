import { DUMP_LAST_LINE } from '#domain/data/backup/backup.js';

export interface DumpFacts {
  readonly origin: 'Huella' | 'pg_dump';
  readonly madeAt: string | undefined;
  /** Huella's version, or the server's version in a dump by pg_dump. */
  readonly version: string | undefined;
}

/** Written by `sql-dump.ts`. */
export const FIRST_LINE = '-- Huella: a plain SQL dump. psql restores it into an empty database.';
export const MADE_AT = 'Huella: made at ';
export const MADE_WITH = 'Huella: made with ';
export const ROW_COUNT = 'Huella: rows ';

const PG_DUMP_LAST = 'PostgreSQL database dump complete';

export class FactsReader {
  private readonly found: { madeAt?: string; version?: string; origin?: DumpFacts['origin'] } = {};
  readonly rowCounts = new Map<string, number>();
  /** Whether the dump ended with its closing line. */
  isComplete = false;

  /** @param comment without its dashes. */
  readComment(comment: string): void {
    if (`-- ${comment}` === DUMP_LAST_LINE || comment === PG_DUMP_LAST) this.isComplete = true;
    else if (comment === 'PostgreSQL database dump') this.found.origin = 'pg_dump';
    else if (`-- ${comment}` === FIRST_LINE) this.found.origin = 'Huella';
    else if (comment.startsWith(ROW_COUNT)) this.readRowCount(comment.slice(ROW_COUNT.length));
    else {
      this.found.madeAt ??= after(comment, MADE_AT) ?? after(comment, 'Started on ');
      this.found.version ??= after(comment, MADE_WITH) ?? after(comment, 'Dumped from database version ');
    }
  }

  /** Anything after the closing line means that it was not the end. */
  readOther(): void {
    this.isComplete = false;
  }

  get facts(): DumpFacts {
    return {
      origin: this.found.origin ?? 'pg_dump',
      madeAt: this.found.madeAt,
      version: this.found.version,
    };
  }

  private readRowCount(text: string): void {
    const space = text.indexOf(' ');
    this.rowCounts.set(text.slice(space + 1), Number(text.slice(0, space)));
  }
}

const after = (text: string, beginning: string): string | undefined =>
  text.startsWith(beginning) ? text.slice(beginning.length).trim() : undefined;
