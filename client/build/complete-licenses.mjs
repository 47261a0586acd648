import fs from 'node:fs/promises';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** @param {string} family a package of @fontsource-variable. */
const fontLicense = async (family) =>
  (await fs.readFile(resolve(`@fontsource-variable/${family}/LICENSE`), 'utf8')).trim();

/** Licenses of everything other than JavaScript: Vite only looks at JavaScript. */
const others = async () => `
## Inter, the font (OFL-1.1; in files with some of its letters and weights)

${await fontLicense('inter')}

## Bricolage Grotesque, the font of titles (OFL-1.1; in files with some of its letters and weights)

${await fontLicense('bricolage-grotesque')}

## What is inside swagger-ui-dist, which shows the REST API

${(await fs.readFile(resolve('swagger-ui-dist/swagger-ui-es-bundle.js.LICENSE.txt'), 'utf8')).trim()}

## Material Icons, which the panel draws (Apache-2.0)

By Google, unchanged.
https://github.com/google/material-design-icons
https://www.apache.org/licenses/LICENSE-2.0

## The holidays of Chile, which the server calculates with date-holidays (CC-BY-3.0, CC BY-SA 3.0)

By the authors of https://en.wikipedia.org/wiki/Public_holidays_in_Chile and of https://github.com/commenthol/date-holidays, unchanged.
https://creativecommons.org/licenses/by/3.0/
https://creativecommons.org/licenses/by-sa/3.0/
`;

/**
 * Adds the fonts and the data to the licenses that Vite collects from the bundled packages.
 * @param {string} fileName as in `build.license`.
 * @returns {import('vite').Plugin}
 */
export function completeLicenses(fileName) {
  return {
    name: 'complete-licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') throw new Error(`Vite wrote no ${fileName}.`);
        const packages = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
        file.source = packages + (await others());
      },
    },
  };
}
