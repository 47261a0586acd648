// @ts-check
// npm run release: one archive with the built product, `release/huella-<version>.tar.gz`, which installs without a build:
// unpack it, and run `npm start` in it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './bootstrap/checkout.mjs';
import { neededPackages } from './release/needed-packages.mjs';
import { DATABASE, UNPACKED } from './release/unpacked-packages.mjs';

const PARTS = [
  'dist',
  'scripts/run.mjs',
  'scripts/bootstrap',
  'runtime/package.json',
  'runtime/package-lock.json',
  'runtime/.npmrc',
  '.npmrc',
  '.env.example',
  'docs',
  'openapi.json',
  'schema.graphql',
  'README.md',
];
/** The modules from which the programs were packed, their caches, tests, and parts of the documentation. */
const LEFT_OUT =
  /\.tsbuildinfo$|\.test\.ts$|^docs\/(decisions|images|examples)$|^dist\/(domain|server|start\/\.cache)$/;
const SCRIPTS = ['start', 'demo', 'staff', 'restore'];

const description = readJson('package.json');
const lock = readJson('package-lock.json');
const name = `huella-${description.version}`;
const folder = inRoot('release');
const target = path.join(folder, name);

fs.rmSync(target, { recursive: true, force: true });
for (const part of PARTS) copy(part);
fs.copyFileSync(inRoot('scripts/release/huella.service'), path.join(target, 'huella.service'));
fs.copyFileSync(inRoot('docs/releases.md'), path.join(target, 'RELEASES.md'));
writeSite();
writePackages();
const archive = path.join(folder, `${name}.tar.gz`);
const { status } = spawnSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', folder, name], {
  stdio: 'inherit',
});
fs.rmSync(target, { recursive: true, force: true });
if (status === 0)
  console.log(`${path.relative(process.cwd(), archive)}, ${Math.round(fs.statSync(archive).size / 1e6)} MB`);
else process.exitCode = 1;

/** @param {string} part a file or folder of the checkout. */
function copy(part) {
  if (!fs.existsSync(inRoot(part))) return;
  fs.cpSync(inRoot(part), path.join(target, part), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(inRoot(), source).split(path.sep).join('/')),
  });
}

/** Copies the site for nginx out of the documentation. */
function writeSite() {
  const text = fs.readFileSync(inRoot('docs/operation.md'), 'utf8');
  const [, site] = /^```nginx\n(.*?)^```/ms.exec(text) ?? [];
  if (!site) throw new Error('docs/operation.md shows no site for nginx');
  fs.writeFileSync(path.join(target, 'nginx.conf'), site);
}

/** Writes a package.json and a lock file with only the packages that the built product loads. */
function writePackages() {
  const names = [...UNPACKED, DATABASE];
  const dependencies = Object.fromEntries(names.map((each) => [each, description.dependencies[each]]));
  const scripts = Object.fromEntries(SCRIPTS.map((each) => [each, description.scripts[each]]));
  const { version, license, type, engines } = description;
  const own = { name: 'huella', version, license, engines, dependencies };
  writeJson('package.json', {
    ...{ name: 'huella', version, ...commit(), private: true, license, type, engines },
    scripts: { ...scripts, setup: description.scripts.build },
    dependencies,
  });
  writeJson('package-lock.json', {
    ...{ name: 'huella', version, lockfileVersion: lock.lockfileVersion, requires: true },
    packages: { '': own, ...neededPackages(lock.packages, names) },
  });
}

/** The release's commit, which the product shows; undefined outside of a Git checkout. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  return status === 0 ? { commit: stdout.trim() } : {};
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));
}

/** @param {string} file @param {object} value */
function writeJson(file, value) {
  fs.writeFileSync(path.join(target, file), `${JSON.stringify(value, null, 2)}\n`);
}
