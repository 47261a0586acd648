// @ts-check
// Unit tests run in bare Node (jest-light-runner), where our sources are compiled and loaded once for all files.
import { registerHooks } from 'node:module';
import { checkout, compiledModule, domainSource, isOurs, sourceOf } from './sources.mjs';

const jestGlobals = new URL('server/test/setup/jest-globals.mjs', checkout).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    if (specifier.startsWith('#domain/')) return nextResolve(domainSource(specifier), context);
    if (!specifier.startsWith('.') || !isOurs(context.parentURL)) return nextResolve(specifier, context);
    return nextResolve(sourceOf(new URL(specifier, context.parentURL).href), context);
  },
  load: (url, context, nextLoad) => compiledModule(url) ?? nextLoad(url, context),
});
