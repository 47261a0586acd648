import { TRUNCATED, DumpError } from '../dump/dump-error.js';
import { ByteLines } from './byte-lines.js';
import { SqlScanner } from './sql-scanner.js';

/** The rows of a `copy` must be read before the next piece is requested. */
export type DumpPiece =
  | { readonly kind: 'comment' | 'statement' | 'psql'; readonly text: string; readonly line: number }
  | {
      readonly kind: 'copy';
      readonly text: string;
      readonly line: number;
      readonly rows: AsyncGenerator<Buffer>;
    };

const COPY_IN = /^copy\b[^;]*\bfrom\s+stdin\b/i;

/**
 * Streams, so that memory use does not depend on the size of the dump.
 * @throws DumpError if the dump is truncated.
 */
export async function* dumpPieces(source: AsyncIterable<Buffer>): AsyncGenerator<DumpPiece> {
  const iterator = source[Symbol.asyncIterator]();
  const lines = new ByteLines(iterator);
  const scanner = new SqlScanner();
  try {
    for (let text = await lines.next(); text !== undefined; text = await lines.next()) {
      const line = lines.lineNumber;
      for (const found of scanner.scan(text)) {
        if (found.kind === 'statement' && COPY_IN.test(found.text)) {
          yield { kind: 'copy', text: found.text, line, rows: lines.rows() };
        } else if (found.kind === 'psql' && scanner.isWithin) {
          throw new DumpError(`Proxy ${line} has a command for psql within a statement.`);
        } else yield { ...found, line };
      }
    }
    if (scanner.isWithin) throw new DumpError(TRUNCATED);
  } finally {
    await iterator.return?.();
  }
}
