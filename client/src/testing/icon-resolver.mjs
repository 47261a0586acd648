// @ts-check
// Jest takes modules only from files, so the imported icons are written into its cache.
import fs from 'node:fs';
import path from 'node:path';
import { ICON, iconModule } from '../../build/icon-module.mjs';

const CACHE = path.join(import.meta.dirname, '../../../node_modules/.cache/icons');

/** @param {string} id @param {{ defaultResolver: (id: string, options: object) => string }} options */
export function sync(id, options) {
  const [, name] = ICON.exec(id) ?? [];
  if (!name) return options.defaultResolver(id, options);
  const file = path.join(CACHE, `${name}.mjs`);
  const source = iconModule(id);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== source) {
    fs.mkdirSync(CACHE, { recursive: true });
    // Renamed, because another worker may be reading it.
    const written = `${file}.${process.pid}`;
    fs.writeFileSync(written, source);
    fs.renameSync(written, file);
  }
  return file;
}
