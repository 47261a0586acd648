import { DUMP_LAST_LINE } from '#domain/backup.js';

/** What a dump says about itself, in its comments. */
export interface DumpFacts {
  readonly origin: 'Huella' | 'pg_dump';
  /** When it was made, as it says; undefined where it does not. */
  readonly madeAt: string | undefined;
  /** The version of what it was made of: Huella's, or the server's in pg_dump's. */
  readonly version: string | undefined;
}

/** How the first lines of our own dump say what follows; `sql-dump.ts` writes them. */
export const FIRST_LINE = '-- Huella: a plain SQL dump. psql restores it into an empty database.';
export const MADE_AT = 'Huella: made at ';
export const MADE_WITH = 'Huella: made with ';
export const ROW_COUNT = 'Huella: rows ';

const PG_DUMP_LAST = 'PostgreSQL database dump complete';

/** Gathers what the comments of a dump tell, while it is read. */
export class FactsReader {
  private readonly found: { madeAt?: string; version?: string; origin?: DumpFacts['origin'] } = {};
  /** Rows by table, as our own dump counted them in its snapshot. */
  readonly rowCounts = new Map<string, number>();
  /** Whether the line that tells a whole dump was the last thing of it. */
  isWhole = false;

  /** @param comment without its dashes. */
  meetComment(comment: string): void {
    if (`-- ${comment}` === DUMP_LAST_LINE || comment === PG_DUMP_LAST) this.isWhole = true;
    else if (comment === 'PostgreSQL database dump') this.found.origin = 'pg_dump';
    else if (`-- ${comment}` === FIRST_LINE) this.found.origin = 'Huella';
    else if (comment.startsWith(ROW_COUNT)) this.meetRowCount(comment.slice(ROW_COUNT.length));
    else {
      this.found.madeAt ??= after(comment, MADE_AT) ?? after(comment, 'Started on ');
      this.found.version ??= after(comment, MADE_WITH) ?? after(comment, 'Dumped from database version ');
    }
  }

  /** Something after the last line: then it was not the last. */
  meetOther(): void {
    this.isWhole = false;
  }

  get facts(): DumpFacts {
    return {
      origin: this.found.origin ?? 'pg_dump',
      madeAt: this.found.madeAt,
      version: this.found.version,
    };
  }

  private meetRowCount(text: string): void {
    const space = text.indexOf(' ');
    this.rowCounts.set(text.slice(space + 1), Number(text.slice(0, space)));
  }
}

const after = (text: string, beginning: string): string | undefined =>
  text.startsWith(beginning) ? text.slice(beginning.length).trim() : undefined;
