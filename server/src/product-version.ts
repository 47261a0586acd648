import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './config.js';

const { version } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

/** This program's version, as its package says. */
export const PRODUCT_VERSION = version;
