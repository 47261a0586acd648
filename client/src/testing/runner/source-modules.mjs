// @ts-check
// Component tests run in bare Node (jest-light-runner), where React, MUI and our sources are loaded once for all files:
// Jest's sandbox would load them again for each, which took two thirds of the tests' time.
import { registerHooks } from 'node:module';
import {
  checkout,
  compiledModule,
  domainSource,
  isOurs,
  sourceOf,
} from '../../../../server/test/setup/sources.mjs';
import { ICON, iconModule } from '../../../build/icon-module.mjs';

const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;
const root = new URL('client/src/main.tsx', checkout).href;
const EMPTY = 'data:text/javascript,';

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
    if (specifier.startsWith('#domain/')) return nextResolve(domainSource(specifier), asInBrowser);
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
    return compiledModule(url) ?? nextLoad(url, context);
  },
});
