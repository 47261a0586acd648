// @ts-check
// Tests in bare Node load our sources as they are, compiled here.
import fs from 'node:fs';
import { setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

export const checkout = new URL('../../../', import.meta.url).href;

// Errors name the lines of the sources.
setSourceMapsSupport(true, { nodeModules: false });

/** @param {string | undefined} url */
export function isOurs(url) {
  return url !== undefined && url.startsWith(checkout) && !url.includes('/node_modules/');
}

/** The source file of an import without an extension, or with that of the compiled file. @param {string} url */
export function sourceOf(url) {
  const bare = url.replace(/\.js$/, '');
  return (
    [url, `${bare}.ts`, `${bare}.tsx`].find((one) =>
      fs.statSync(fileURLToPath(one), { throwIfNoEntry: false })?.isFile(),
    ) ?? url
  );
}

/** The source file that `#domain/…` names. @param {string} specifier */
export const domainSource = (specifier) =>
  `${checkout}domain/${specifier.slice('#domain/'.length).replace(/\.js$/, '.ts')}`;

/**
 * The compiled module, for a hook's `load`; undefined for other files than our TypeScript.
 * @param {string} url
 * @returns {{ format: 'module', source: string, shortCircuit: true } | undefined}
 */
export function compiledModule(url) {
  const file = url.replace(/\?.*/, '');
  if (!isOurs(file) || !/\.tsx?$/.test(file)) return undefined;
  const filename = fileURLToPath(file);
  const { code } = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
