// @ts-check
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/fonts');

/** The characters of Spanish, enough for the product's own texts. */
const SPANISH =
  'U+20-22,U+24-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0-A1,U+AA-AB,U+B0,U+B7,U+BA-BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC';
/** The rest of the keyboard and of the Western European languages, for names and for the clinic's own texts. */
const WESTERN =
  'U+23,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A0-FF,U+131,U+152-153,U+201A,U+201E,U+2022,U+2032-2033,U+2039-203A,U+2122,U+2191,U+2193,U+2212';
/** Central European letters that the font families contain. */
const CENTRAL = 'U+100-17F';
const FIGURES = 'U+30-39';

/** @param {string} family @param {string} letters */
const packed = (family, letters) =>
  `@fontsource-variable/${family}/files/${family}-${letters}-wght-normal.woff2`;

/**
 * If two faces have the same letter, browsers use the last one. Only faces whose name begins with `first` are loaded
 * with the page; the others are loaded when a text has one of their letters.
 */
const FACES = [
  ...facesOf({ family: 'Inter', name: 'inter', weights: { min: 400, max: 700 } }),
  ...facesOf({ family: 'Bricolage Grotesque', name: 'bricolage-grotesque', weights: 600 }),
  // For the days of the week that can't be chosen.
  face(
    { family: 'Bricolage Grotesque', name: 'bricolage-grotesque', weights: 400 },
    'figures',
    'latin',
    FIGURES,
  ),
];

/** @typedef {{ family: string, name: string, weights: number | { min: number, max: number } }} Style */

/** @param {Style} style */
function facesOf(style) {
  return [
    face(style, 'central', 'latin-ext', CENTRAL),
    face(style, 'western', 'latin', WESTERN),
    face(style, 'first', 'latin', SPANISH),
  ];
}

/** @param {Style} style @param {string} part @param {string} letters @param {string} range */
function face(style, part, letters, range) {
  return { ...style, file: `${part}-${style.name}.woff2`, source: packed(style.name, letters), range };
}

/** @param {string} range as in `unicode-range`. */
const lettersOf = (range) =>
  range
    .split(',')
    .map((part) =>
      part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    )
    .flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    )
    .map((code) => String.fromCodePoint(code))
    .join('');

/** @param {(typeof FACES)[number]} face */
const ruleOf = ({ family, weights, file, range }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`};
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;

/**
 * Writes via a temporary file, because another build may be reading the file.
 * @param {string} name
 * @param {string | Buffer} content
 */
async function write(name, content) {
  const unfinished = path.join(FOLDER, `${name}.${randomUUID()}`);
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, path.join(FOLDER, name));
}

/**
 * Splits the two font families into small files, so that the first text does not wait for letters it does not contain.
 * CSS imports them with `@import '@fonts/fonts.css'`; the panel and the public pages have the same.
 * @returns {import('vite').Plugin}
 */
export const fonts = () => ({
  name: 'fonts',
  async config() {
    await fs.mkdir(FOLDER, { recursive: true });
    for (const { file, source, range, weights } of FACES) {
      const whole = await fs.readFile(resolve(source));
      // `keepFeatures` is missing from the package's types.
      const options = {
        targetFormat: /** @type {const} */ ('woff2'),
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
      };
      await write(file, await subsetFont(whole, lettersOf(range), options));
    }
    await write('fonts.css', FACES.map(ruleOf).join('\n'));
    return { resolve: { alias: [{ find: '@fonts', replacement: FOLDER }] } };
  },
});

/**
 * Kerning, accents, tabular figures, and the colon between figures. Small capitals, fractions and others are left out.
 */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'];
