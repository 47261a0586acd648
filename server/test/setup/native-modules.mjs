// @ts-check
// Server tests run in bare Node (jest-light-runner): a sandbox would load Nest, Apollo and MikroORM again for each file.
import { registerHooks } from 'node:module';

const checkout = new URL('../../../', import.meta.url).href;
const sources = `${checkout}server/src/`;
const product = `${checkout}dist/server/src/main.js`;
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    if (!context.parentURL?.replace(/\?.*/, '').endsWith('.ts')) return nextResolve(specifier, context);
    // The same copy of a package as the product has (scripts/pack-server.mjs): MikroORM knows it by its classes.
    if (!specifier.startsWith('.')) return nextResolve(specifier, { ...context, parentURL: product });
    // TypeScript's imports name a file by what it compiles to.
    const { href } = new URL(specifier, context.parentURL);
    // The product under test is the built one: Node does not compile its decorators.
    if (href.startsWith(sources))
      return nextResolve(`${checkout}dist/server/src/${href.slice(sources.length)}`, context);
    return nextResolve(href.replace(/\.js$/, '.ts'), context);
  },
});
