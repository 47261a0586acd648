// @ts-check
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const nameOf = (/** @type {string} */ id) => path.relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, ''));

/**
 * Lists the modules in each script, and what imports each module, for scripts/check-bundle.mjs.
 * @param {string} fileName @returns {import('vite').Plugin}
 */
export const moduleWeights = (fileName) => ({
  name: 'module-weights',
  apply: 'build',
  generateBundle(_options, bundle) {
    /** @type {Record<string, Array<{ module: string, bytes: number, by: string[] }>>} */
    const scripts = {};
    const present = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])),
    );
    /** Looks through index files that only re-export, which are not in the scripts. @returns {string[]} */
    const importersOf = (/** @type {string} */ id, /** @type {Set<string>} */ seen = new Set()) =>
      (this.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
        if (present.has(importer)) return [importer];
        if (seen.has(importer)) return [];
        return importersOf(importer, seen.add(importer));
      });
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      scripts[file.fileName] = Object.entries(file.modules).map(([id, { renderedLength }]) => ({
        module: nameOf(id),
        bytes: renderedLength,
        by: importersOf(id).map(nameOf),
      }));
    }
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(scripts) });
  },
});
