import { DumpError } from './dump-error.js';

/** What to do with a statement: run it, perhaps changed, or leave it out. */
export type StatementPlan = { readonly run: string } | 'leave out';

const LEAVE_OUT: readonly RegExp[] = [
  // The restore is one transaction of its own.
  /^(begin|start\s+transaction|commit|end|rollback)\b/i,
  // pg_dump --create: the rows go into the database that was chosen, whatever the dump calls its own.
  /^(create|drop|alter)\s+database\b/i,
  // pg_dump --clean: the database is empty already.
  /^drop\b/i,
  /^alter\s+table\s+[^;]*\b(drop\s+constraint|drop\s+default|drop\s+identity|drop\s+not\s+null)\b/i,
  // Everything belongs to whoever restores: the dump's users may not exist here.
  /^alter\s+[^;]*\bowner\s+to\b/i,
  /^(grant|revoke)\b/i,
  /^alter\s+default\s+privileges\b/i,
  /^set\s+(local\s+|session\s+)?(role|session\s+authorization|default_tablespace)\b/i,
  /^reset\s+(role|session\s+authorization)\b/i,
  /^security\s+label\b/i,
  /^comment\s+on\s+(database|extension|schema)\b/i,
  /^(create|alter)\s+(publication|subscription|event\s+trigger)\b/i,
];

const REFUSE: ReadonlyArray<readonly [RegExp, string]> = [
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
 * What a restore does with one statement of a dump.
 * @throws DumpError where it can't be restored.
 */
export function planStatement(text: string): StatementPlan {
  for (const [pattern, sentence] of REFUSE) if (pattern.test(text)) throw new DumpError(sentence);
  const encoding = ENCODING.exec(text)?.[1];
  if (encoding && !UTF8.test(encoding)) {
    throw new DumpError(`It is written in ${encoding}: dump it with --encoding=UTF8.`);
  }
  if (text === '' || LEAVE_OUT.some((pattern) => pattern.test(text))) return 'leave out';
  // A new database brings the schema that the dump wants to make.
  return { run: text.replace(/^create\s+schema\s+(?!if\s)/i, 'create schema if not exists ') };
}

/** Of newer and older servers than ours: one that doesn't know a setting needs no value for it. */
export const isSetting = (text: string): boolean => /^set\b/i.test(text);

const HARMLESS_COMMANDS =
  /^\\(restrict|unrestrict|set|unset|echo|qecho|timing|pset|encoding\s+'?(utf-?8|unicode)'?\s*$)/i;
const CONNECT = /^\\(?:connect|c)\s+(.*)$/i;

/** What a restore does with psql's own commands. */
export class PsqlCommands {
  private database: string | undefined;

  /** @throws DumpError for those that nothing but psql can follow. */
  meet(text: string): void {
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
