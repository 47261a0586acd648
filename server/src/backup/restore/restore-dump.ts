import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { liftTimeouts } from '../../database/timeouts.js';
import { countRows, type RowCounts } from '../row-counts.js';
import { BROKEN_OFF, DumpError } from './dump-error.js';
import { type DumpFacts, FactsReader } from './dump-facts.js';
import { type DumpPiece, dumpPieces } from './dump-pieces.js';
import { isSetting, planStatement, PsqlCommands } from './statement-plan.js';

/** What a restore brought. */
export interface Restored {
  readonly facts: DumpFacts;
  /** Rows by table, counted in the database after the last statement. */
  readonly rowCounts: RowCounts;
}

const UNKNOWN_SETTING = '42704';

/**
 * Runs a dump's statements and COPY blocks in the open transaction of a client, and looks whether it was whole and
 * every row of it arrived. Ours and pg_dump's plain ones, without any of PostgreSQL's programs.
 * @param client in a transaction, on a database without tables; whoever began it commits, or rolls back what is thrown.
 * @throws DumpError with one sentence for whatever is wrong with the dump, else what PostgreSQL or the network throws.
 */
export async function restoreDump(client: pg.ClientBase, dump: AsyncIterable<Buffer>): Promise<Restored> {
  const facts = new FactsReader();
  const commands = new PsqlCommands();
  for await (const piece of dumpPieces(dump)) {
    if (piece.kind === 'comment') facts.meetComment(piece.text);
    else if (piece.kind === 'psql') commands.meet(piece.text);
    else {
      facts.meetOther();
      await run(client, piece);
    }
  }
  if (!facts.isWhole) throw new DumpError(BROKEN_OFF);
  // The dump sets an empty search path, among others.
  await client.query('reset all');
  await liftTimeouts((statement) => client.query(statement));
  const rowCounts = await countRows(client);
  compare(facts.rowCounts, rowCounts);
  return { facts: facts.facts, rowCounts };
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
  if (plan === 'leave out') return;
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

/** PostgreSQL's refusal, with its place; its details, which hold rows, stay out. */
function explain(error: unknown, line: number): unknown {
  const { code, message, severity } = error as { code?: string; message?: string; severity?: string };
  // Only what the server says about a statement has a severity; a lost connection or a full disk is not the dump's
  // fault.
  if (!severity || !code || /^(08|53|57|58|XX)/.test(code)) return error;
  return new DumpError(`PostgreSQL refuses line ${line} of the dump: ${message ?? ''} (${code}).`, {
    cause: error,
  });
}

function compare(told: ReadonlyMap<string, number>, counted: RowCounts): void {
  for (const [table, rows] of told) {
    if (counted[table] === rows) continue;
    throw new DumpError(
      `The dump tells of ${rows} rows in ${table}, and ${counted[table] ?? 0} of them came back.`,
    );
  }
}
