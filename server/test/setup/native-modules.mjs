// @ts-check
// Server tests run in bare Node (jest-light-runner): a sandbox would load Nest, Apollo and MikroORM again for each file.
import { registerHooks } from 'node:module';

const checkout = new URL('../../../', import.meta.url).href;
const sources = `${checkout}server/src/`;
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    const isOfTest = context.parentURL?.replace(/\?.*/, '').endsWith('.ts');
    if (!isOfTest || !specifier.startsWith('.')) return nextResolve(specifier, context);
    // TypeScript's imports name the compiled file.
    const { href } = new URL(specifier, context.parentURL);
    // The product under test is the built one, because Node does not compile its decorators.
    if (href.startsWith(sources))
      return nextResolve(`${checkout}dist/server/src/${href.slice(sources.length)}`, context);
    return nextResolve(href.replace(/\.js$/, '.ts'), context);
  },
});
