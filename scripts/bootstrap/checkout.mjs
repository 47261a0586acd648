// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. It may contain spaces. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts a path below the project's root. */
export const inRoot = (...parts) => path.join(root, ...parts);
