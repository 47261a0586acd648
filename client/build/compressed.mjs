// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import gzip from 'rollup-plugin-gzip';

/** Smaller files fit in one packet uncompressed. */
const WORTHWHILE = { filter: /\.(js|css|html|svg|json|webmanifest|txt)$/, minSize: 1024 };
/**
 * In bytes. Above this size the best Brotli level takes seconds per file; only the playground's editor is this large.
 */
const HUGE = 600_000;

const toBrotli = promisify(brotliCompress);
/** @param {string | Buffer} content */
const brotli = (content) =>
  toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > HUGE ? 9 : 11 } });

/** The server never compresses files per request: it sends the .br or .gz next to each file. */
export const compressed = () => [
  gzip({ ...WORTHWHILE, gzipOptions: { level: 9 } }),
  gzip({ ...WORTHWHILE, fileName: '.br', customCompression: brotli }),
];
