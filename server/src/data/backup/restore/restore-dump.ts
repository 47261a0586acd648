import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { liftTimeouts } from '../../../foundation/database/connections/timeouts.js';
import { countRows, type RowCounts } from '../dump/row-counts.js';
import { TRUNCATED, DumpError } from '../dump/dump-error.js';
import { type DumpFacts, FactsReader } from '../dump/dump-facts.js';
import { type DumpPiece, dumpPieces } from './dump-pieces.js';
import { isSetting, planStatement, PsqlCommands } from './statement-plan.js';

export interface Restored {
  readonly facts: DumpFacts;
  /** Counted in the database after the last statement. */
  readonly rowCounts: RowCounts;
}

const UNKNOWN_SETTING = '42704';

/**
 * Runs a dump's statements and COPY blocks, and checks that the dump is complete and every row arrived. Accepts our own
 * dumps and plain ones by pg_dump; needs none of PostgreSQL's programs.
 * @param client in a transaction, on a database without tables. The caller commits or rolls back.
 * @throws DumpError if something is wrong with the dump; otherwise errors of PostgreSQL or the network.
 */
export async function restoreDump(client: pg.ClientBase, dump: AsyncIterable<Buffer>): Promise<Restored> {
  const facts = await runPieces(client, dump);
  if (!facts.isComplete) throw new DumpError(TRUNCATED);
  // The dump sets an empty search path, among other settings.
  await client.query('reset all');
  await liftTimeouts((statement) => client.query(statement));
  const rowCounts = await countRows(client);
  compare(facts.rowCounts, rowCounts);
  return { facts: facts.facts, rowCounts };
}

async function runPieces(client: pg.ClientBase, dump: AsyncIterable<Buffer>): Promise<FactsReader> {
  const facts = new FactsReader();
  const commands = new PsqlCommands();
  const source = dump[Symbol.asyncIterator]();
  try {
    // Without `return`, so that the source stays open after an error.
    for await (const piece of dumpPieces({ [Symbol.asyncIterator]: () => ({ next: () => source.next() }) })) {
      if (piece.kind === 'comment') facts.readComment(piece.text);
      else if (piece.kind === 'psql') commands.check(piece.text);
      else {
        facts.readOther();
        await run(client, piece);
      }
    }
    return facts;
  } catch (error) {
    // A damaged file can produce invalid lines before its checksum is read; then report the damage as the reason.
    if (error instanceof DumpError) while (!(await source.next()).done);
    throw error;
  } finally {
    await source.return?.();
  }
}

async function run(client: pg.ClientBase, piece: DumpPiece): Promise<void> {
  try {
    if (piece.kind === 'copy') await pipeline(piece.rows, client.query(copyFrom(piece.text)));
    else await runStatement(client, piece.text);
  } catch (error) {
    throw explain(error, piece.line);
  }
}

async function runStatement(client: pg.ClientBase, text: string): Promise<void> {
  const plan = planStatement(text);
  if (plan === 'skip') return;
  if (!isSetting(plan.run)) {
    await client.query(plan.run);
    return;
  }
  await client.query('savepoint setting');
  try {
    await client.query(plan.run);
    await client.query('release savepoint setting');
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_SETTING) throw error;
    await client.query('rollback to savepoint setting');
  }
}

/** Adds the line number, and omits PostgreSQL's details, which contain rows. */
function explain(error: unknown, line: number): unknown {
  const { code, message, severity } = error as { code?: string; message?: string; severity?: string };
  // Only errors from the server have a severity; a lost connection or a full disk is not the dump's fault.
  if (!severity || !code || /^(08|53|57|58|XX)/.test(code)) return error;
  return new DumpError(`PostgreSQL refuses line ${line} of the dump: ${message ?? ''} (${code}).`, {
    cause: error,
  });
}

function compare(expected: ReadonlyMap<string, number>, counted: RowCounts): void {
  for (const [table, rows] of expected) {
    if (counted[table] === rows) continue;
    throw new DumpError(
      `The dump tells of ${rows} rows in ${table}, and ${counted[table] ?? 0} of them came back.`,
    );
  }
}
