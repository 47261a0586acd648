import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../process/product-process.js';
import { codeBlocks, requireProgram } from './documented.js';

const PAGE = 'from-a-bare-server.md';
let folder: string;
let output = '';
beforeAll(() => {
  for (const program of ['nginx', 'rsync', 'openssl', 'curl']) requireProgram(program);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-server-'));
  const release = spawnSync(process.execPath, ['scripts/release.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect(release).toMatchObject({ status: 0 });
  const commands = path.join(folder, 'commands.sh');
  fs.writeFileSync(commands, codeBlocks(PAGE, 'sh').join('\n'));
  const place = path.join(folder, 'place');
  fs.mkdirSync(place);
  const archive = path.join(ROOT, release.stdout.split(',')[0] ?? '');
  const script = path.join(import.meta.dirname, 'bare-server.sh');
  output = execFileSync(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', script, place, archive, commands],
    { encoding: 'utf8', env: Object.fromEntries(ownEnvironment()) },
  );
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The environment without npm's own variables, such as this checkout's folder. */
const ownEnvironment = () =>
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') || name === 'npm_config_registry');

describe('Server set up with the documented commands', () => {
  it('installs the release archive without a build, in about 107 MB of packages', () => {
    expect(output).not.toContain('Building');
    expect(Number(/== installed\n(\d+)/.exec(output)?.[1])).toBeLessThan(120);
    expect(output).not.toMatch(/^(client|e2e|tsconfig.*)$/m);
  });

  it('serves the panel of a bare server by https, and the first user logs in', () => {
    expect(output).toMatch(/^page 200$/m);
    expect(output).toMatch(/^plain 301 https:\/\/clinica\.example\/app$/m);
    expect(output).toMatch(/^login 200$/m);
  });

  it('reports the version and commit of the release archive', () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const head = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
    const [, answer = ''] = /^running (.*)$/m.exec(output) ?? [];
    expect(JSON.parse(answer).data.runningVersion).toEqual({ version, commit: head.trim() });
  });

  it('makes encrypted backups on a bare server, checks them and copies them', () => {
    expect(output).toMatch(/^backup GOOD$/m);
    expect(output).toMatch(/^copied huella\.sql\.gz\.age$/m);
  });

  it('reads uploaded files on a bare server', () => {
    expect(output).toMatch(/^list 201$/m);
  });
});

it('accepts the systemd unit of the archive as valid', () => {
  const unit = path.join(ROOT, 'scripts/release/huella.service');
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).not.toMatch(/huella\.service:\d+/);
});

it('documents the same commands on the Spanish page', () => {
  expect(codeBlocks('desde-un-servidor-vacio.md', 'sh')).toEqual(codeBlocks(PAGE, 'sh'));
});
