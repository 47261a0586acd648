import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** A smaller file fits in one packet as it is. */
const WORTHWHILE_BYTES = 1024;
/** From here the best brotli level costs seconds a file, for the playground's editor alone. */
const HUGE_BYTES = 600_000;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Writes a `.gz` and a `.br` beside each file of the build, so that the server compresses nothing per request.
 * @returns {import('vite').Plugin}
 */
export function compressAssets() {
  let outDir = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    // Not writeBundle: what lies in public/ is copied beside the bundle, and is worth compressing too.
    async closeBundle() {
      const entries = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(files.map((file) => compress(path.join(file.parentPath, file.name))));
    },
  };
}

/** @param {string} file */
async function compress(file) {
  const bytes = await fs.readFile(file);
  if (bytes.length < WORTHWHILE_BYTES) return;
  const quality = bytes.length > HUGE_BYTES ? 9 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all([
    toGzip(bytes, { level: 9 }).then((zipped) => fs.writeFile(`${file}.gz`, zipped)),
    toBrotli(bytes, { params }).then((zipped) => fs.writeFile(`${file}.br`, zipped)),
  ]);
}
