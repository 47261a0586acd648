import { DumpError } from '../dump/dump-error.js';

/** `run` may differ from the statement in the dump. */
export type StatementPlan = { readonly run: string } | 'skip';

const SKIPPED: readonly RegExp[] = [
  // The restore is one transaction.
  /^(begin|start\s+transaction|commit|end|rollback)\b/i,
  // pg_dump --create: the dump is restored into the chosen database.
  /^(create|drop|alter)\s+database\b/i,
  // pg_dump --clean: the database is already empty.
  /^drop\b/i,
  /^alter\s+table\s+[^;]*\b(drop\s+constraint|drop\s+default|drop\s+identity|drop\s+not\s+null)\b/i,
  // The restoring user owns everything: the dump's users may not exist here.
  /^alter\s+[^;]*\bowner\s+to\b/i,
  /^(grant|revoke)\b/i,
  /^alter\s+default\s+privileges\b/i,
  /^set\s+(local\s+|session\s+)?(role|session\s+authorization|default_tablespace)\b/i,
  /^reset\s+(role|session\s+authorization)\b/i,
  /^security\s+label\b/i,
  /^comment\s+on\s+(database|extension|schema)\b/i,
  /^(create|alter)\s+(publication|subscription|event\s+trigger)\b/i,
];

const REFUSED: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(create|alter)\s+(role|user|group|tablespace)\b/i, 'It is a dump of a whole server: dump one database.'],
  [
    /^copy\b(?![^;]*\bfrom\s+stdin\b)/i,
    'It copies from files or programs of the server, which no dump of one database does.',
  ],
  [
    /^set\s+standard_conforming_strings\s*(=|to)\s*'?off/i,
    'It is written with standard_conforming_strings off: dump a database that has it on.',
  ],
];

const ENCODING = /^set\s+client_encoding\s*(?:=|to)\s*'?([\w-]+)/i;
const UTF8 = /^(utf-?8|unicode)$/i;

/**
 * @throws DumpError if the statement can't be restored.
 */
export function planStatement(text: string): StatementPlan {
  for (const [pattern, sentence] of REFUSED) if (pattern.test(text)) throw new DumpError(sentence);
  const encoding = ENCODING.exec(text)?.[1];
  if (encoding && !UTF8.test(encoding)) {
    throw new DumpError(`It is written in ${encoding}: dump it with --encoding=UTF8.`);
  }
  if (text === '' || SKIPPED.some((pattern) => pattern.test(text))) return 'skip';
  // A new database already has the schema that the dump creates.
  return { run: text.replace(/^create\s+schema\s+(?!if\s)/i, 'create schema if not exists ') };
}

/** Settings that this server does not know, from a newer or older one, may be skipped. */
export const isSetting = (text: string): boolean => /^set\b/i.test(text);

const HARMLESS_COMMANDS =
  /^\\(restrict|unrestrict|set|unset|echo|qecho|timing|pset|encoding\s+'?(utf-?8|unicode)'?\s*$)/i;
const CONNECT = /^\\(?:connect|c)\s+(.*)$/i;

export class PsqlCommands {
  private database: string | undefined;

  /** @throws DumpError for commands that only psql can run. */
  check(text: string): void {
    const connected = CONNECT.exec(text)?.[1];
    if (connected !== undefined) {
      this.database ??= connected;
      if (this.database !== connected)
        throw new DumpError('It holds more than one database: dump one database.');
    } else if (!HARMLESS_COMMANDS.test(text)) {
      throw new DumpError(`It has a command that only psql understands (${text.split(/\s/)[0] ?? ''}).`);
    }
  }
}
