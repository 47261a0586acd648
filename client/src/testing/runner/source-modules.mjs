// @ts-check
// Component tests run in bare Node (jest-light-runner), where React, MUI and our sources are loaded once for all files:
// Jest's sandbox would load them again for each, which took two thirds of the tests' time.
import fs from 'node:fs';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { ICON, iconModule } from '../../../build/icon-module.mjs';

const checkout = new URL('../../../../', import.meta.url).href;
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;
const root = new URL('client/src/main.tsx', checkout).href;
const EMPTY = 'data:text/javascript,';

// Errors name the lines of the sources.
setSourceMapsSupport(true, { nodeModules: false });

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') {
      // With the test's own query, so that each file runs the module again: hooks belong to one file.
      const [, query = ''] = (context.parentURL ?? '').split('?');
      return { url: query ? `${jestGlobals}?${query}` : jestGlobals, shortCircuit: true };
    }
    if (specifier.endsWith('.css')) return { url: EMPTY, shortCircuit: true };
    if (ICON.test(specifier)) return { url: `icon:${specifier}`, shortCircuit: true };
    const parentURL = context.parentURL?.startsWith('icon:') ? root : context.parentURL;
    const asInBrowser = {
      ...context,
      ...(parentURL === undefined ? {} : { parentURL }),
      conditions: ['browser', ...(context.conditions ?? [])],
    };
    if (specifier.startsWith('#domain/'))
      return nextResolve(`${checkout}domain/${specifier.slice(8).replace(/\.js$/, '.ts')}`, asInBrowser);
    if (!isOurs(parentURL)) return nextResolve(specifier, asInBrowser);
    if (specifier.startsWith('.'))
      return nextResolve(sourceOf(new URL(specifier, parentURL).href), asInBrowser);
    // As Vite, which adds what is missing.
    for (const guess of [specifier, `${specifier}.js`]) {
      try {
        return nextResolve(guess, asInBrowser);
      } catch {
        // The next guess, or the failure of the last.
      }
    }
    return nextResolve(`${specifier}/index.js`, asInBrowser);
  },
  load(url, context, nextLoad) {
    if (url.startsWith('icon:'))
      return { format: 'module', source: iconModule(url.slice(5)), shortCircuit: true };
    const file = url.replace(/\?.*/, '');
    if (!isOurs(file) || !/\.tsx?$/.test(file)) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(file)), shortCircuit: true };
  },
});

/** @param {string | undefined} url */
function isOurs(url) {
  return url !== undefined && url.startsWith(checkout) && !url.includes('/node_modules/');
}

/** The source file of an import without an extension, or with that of the compiled file. @param {string} url */
function sourceOf(url) {
  const bare = url.replace(/\.js$/, '');
  return (
    [url, `${bare}.ts`, `${bare}.tsx`].find((one) =>
      fs.statSync(fileURLToPath(one), { throwIfNoEntry: false })?.isFile(),
    ) ?? url
  );
}

/** @param {string} filename */
function compiled(filename) {
  return transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { useDefineForClassFields: false, react: { runtime: 'automatic' } },
    },
  }).code;
}
