import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The script that chooses a page's colours before its first paint (client/public/scheme.js), without comments, for
 * inlining: another request would delay the paint. Undefined if the client is not built.
 * @param folder the built client.
 */
export function readSchemeScript(folder: string): string | undefined {
  const file = path.join(folder, 'scheme.js');
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^\s*\/\/.*\n/gm, '') : undefined;
}
