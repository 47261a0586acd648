import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';

const root = path.resolve(import.meta.dirname, '../../../..');

const product = useProduct();
let folder: string;
let dump: string;
beforeAll(async () => {
  const staff = await product.logIn();
  folder = await mkdtemp(path.join(tmpdir(), 'huella-newer-'));
  dump = path.join(folder, 'backup.sql');
  await writeFile(dump, (await staff.get('/api/database/backup/')).body as string);
  await product.app.close();
  await product.database.query(`insert into schema_migration (name) values ('9999-of-the-future')`);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Runs one of the product's programs on the database. @returns its exit code and its output. */
function run(program: string, args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(root, 'dist', program), ...args],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          DATABASE_URL: product.databaseUrl,
          DATA_DIR: folder,
          PORT: '0',
        },
      },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: `${out}${err}`.trim() }),
    );
  });
}

it.each([
  ['the server', 'start/main.js', []],
  ['staff', 'server/src/staff-cli.js', ['add', 'ana']],
  ['restore --replace', 'server/src/restore-cli.js', ['backup.sql', '--replace']],
])(
  '%s refuses a newer database in one sentence, and changes nothing',
  async (_name, program, args) => {
    const { code, said } = await run(
      program,
      args.map((argument) => (argument === 'backup.sql' ? dump : argument)),
    );
    expect(said.split('\n').filter((line) => !line.startsWith('{'))).toEqual([
      expect.stringMatching(
        /belongs to a newer Huella \(it has 9999-of-the-future, .*DATABASE_URL or DATA_DIR\.$/,
      ),
    ]);
    expect(code).toBeGreaterThan(0);
    const { rows } = await product.database.query('select username from staff_user');
    expect(rows).toEqual([{ username: 'admin' }]);
  },
  30_000,
);
