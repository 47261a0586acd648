// @ts-check
import { createHash } from 'node:crypto';

/** The worker's placeholder for the list; it appears once. */
const PLACE = '__PANEL_SHELL__';

/**
 * Gives the service worker (client/src/service-worker/worker.ts) the list of files to cache: those that the page itself
 * references, and the scripts of some modules that are loaded later.
 * @param {{ worker: string, page: string, modules: readonly string[] }} options the worker's file, the page's name, and
 *   the ends of the modules' paths.
 * @returns {import('vite').Plugin}
 */
export const panelShell = ({ worker, page, modules }) => ({
  name: 'panel-shell',
  apply: 'build',
  generateBundle: {
    // The page is generated last.
    order: 'post',
    handler(_options, bundle) {
      const html = textOf(bundle[page]);
      const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].map(
        ([, file]) => file ?? '',
      );
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      /** @type {Set<string>} */
      const files = new Set();
      const collect = (/** @type {string} */ name) => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (!chunk || files.has(name)) return;
        files.add(name);
        chunk.viteMetadata?.importedCss.forEach((file) => files.add(file));
        chunk.imports.forEach(collect);
      };
      for (const module of modules) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
        collect(chunk.fileName);
      }
      const all = [...new Set([...named, ...[...files].map((file) => `/${file}`)])].sort();
      const isHashed = (/** @type {string} */ file) => file.startsWith('/assets/');
      const shell = {
        version: createHash('sha256').update(html).update(all.join()).digest('hex').slice(0, 16),
        hashed: all.filter(isHashed),
        plain: all.filter((file) => !isHashed(file)),
        entry: named.find((file) => isHashed(file) && file.endsWith('.js')),
      };
      const script = bundle[worker];
      if (script?.type !== 'chunk' || !script.code.includes(PLACE))
        throw new Error(`The build has no ${worker} that asks for ${PLACE}.`);
      script.code = script.code.replace(PLACE, () => JSON.stringify(shell));
    },
  },
});

/** @param {import('rolldown').OutputAsset | import('rolldown').OutputChunk | undefined} file */
function textOf(file) {
  if (file?.type !== 'asset') throw new Error('The build wrote no page.');
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
}
