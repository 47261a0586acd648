import { describe, expect, it } from '@jest/globals';
import { dumpPieces } from './dump-pieces.js';

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function pieces(text: string, size = 7): Promise<string[]> {
  const found: string[] = [];
  for await (const piece of dumpPieces(inChunks(text, size))) {
    const rows: Buffer[] = [];
    if (piece.kind === 'copy') for await (const part of piece.rows) rows.push(part);
    const shown = JSON.stringify(Buffer.concat(rows).toString());
    found.push(piece.kind === 'copy' ? `${piece.text} <- ${shown}` : piece.text);
  }
  return found;
}

describe('dumpPieces', () => {
  it.each([
    ['in a string', `insert into t values ('a;b''c;');`],
    ['after a backslash that is not an escape', String.raw`insert into t values ('a\'); select ';';`, 2],
    ['in a string with escapes', String.raw`select E'it''s \'; not the end';`],
    ['in a word that ends like an escape', String.raw`select nameE'a\'; select 1;`, 2],
    ['in a name', 'create table "a;b""c" (i int);'],
    ['in dollar quotes', 'create function f() returns int as $$ begin; return 1; end $$ language plpgsql;'],
    ['in named dollar quotes', 'do $x1$ select $$;$$; $x1$;'],
    ['after a dollar within a name', 'select a$b$c;'],
    ['in a comment', 'select 1 /* ; /* ; */ ; */ ;'],
    ['in parentheses', 'create rule r as on insert to t do (select 1; select 2);'],
    [
      'in the body of a routine',
      'create or replace function f() returns int language sql begin atomic select case when true then 1 end; end;',
    ],
    ['over several lines', "insert into t values ('one;\ntwo;\n\nthree');"],
  ])('does not end a statement at a semicolon %s', async (_case, text, statements = 1) => {
    for (const size of [1, 5, 1000]) expect(await pieces(`${text}\n`, size)).toHaveLength(statements);
  });

  it('splits several statements on one line', async () => {
    expect(await pieces('select 1; select 2;\nselect 3;\n')).toEqual(['select 1', 'select 2', 'select 3']);
  });
});

describe('dumpPieces on a COPY', () => {
  it.each([1, 2, 3, 10, 1000])(
    'passes on the rows of a COPY unchanged, read in pieces of %i bytes',
    async (size) => {
      const rows = "1\t;'$$\n2\tback\\\\.slash\\n\\\\.\n\\N\t-- ñ €\n";
      const found = await pieces(`copy "t" ("a", b) from stdin;\n${rows}\\.\n\nselect 1;\n`, size);
      expect(found).toEqual([`copy "t" ("a", b) from stdin <- ${JSON.stringify(rows)}`, 'select 1']);
    },
  );

  it('accepts a COPY without rows', async () => {
    expect(await pieces('COPY t (a) FROM stdin;\n\\.\n')).toEqual(['COPY t (a) FROM stdin <- ""']);
  });

  it('accepts a COPY with Windows line endings', async () => {
    expect(await pieces('COPY t (a) FROM stdin;\r\n1\r\n\\.\r\nselect 1;\r\n')).toHaveLength(2);
  });
});

it('distinguishes comments, psql commands and statements', async () => {
  expect(await pieces('-- one; two\n\\restrict abc\nselect 1; -- three\n')).toEqual([
    'one; two',
    '\\restrict abc',
    'select 1',
    'three',
  ]);
});

it.each([
  ['a statement', 'select 1;\nselect'],
  ['a string', "insert into t values ('a"],
  ['a comment', 'select 1; /* and'],
  ['the rows of a COPY', 'copy t (a) from stdin;\n1\n2'],
  ['the end of a COPY', 'copy t (a) from stdin;\n1\n\\.'],
])('rejects a file that ends within %s', async (_case, text) => {
  await expect(pieces(text)).rejects.toThrow('not whole');
});
