import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../process/product-process.js';

/** @throws an error that explains how to get the program. */
export function requireProgram(name: string, packageName = name): string {
  const found = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/sbin', '/bin']
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
  if (!found) throw new Error(`This proof needs ${name}: apt-get install ${packageName}`);
  return found;
}

export function codeBlocks(document: string, language: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, 'docs', document), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );
}
