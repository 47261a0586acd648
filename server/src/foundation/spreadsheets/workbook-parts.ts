import { DomainError } from '#domain/errors.js';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { fileFault } from './file-fault.js';

/** The maximum unpacked size of a part: sheets are streamed, the rest is kept in memory. */
const MAX_SHEET_SIZE = 256 * 1024 * 1024;
const MAX_PART_SIZE = 64 * 1024 * 1024;
export const MAX_PARTS = 10_000;

/** The files of an XLSX workbook, which is a ZIP. */
export class WorkbookParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `file` if it is not a ZIP, is protected or has too many files */
  static async open(bytes: Buffer): Promise<WorkbookParts> {
    return orBroken(async () => {
      const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entry.isEncrypted()) throw fileFault('isProtected');
        if (entries.size >= MAX_PARTS) throw fileFault('isTooLarge');
        entries.set(entry.fileName.toLowerCase(), entry);
      }
      return new WorkbookParts(zip, entries);
    });
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /**
   * Yields a file's text, piece by piece.
   * @throws DomainError `INVALID_INPUT` on `file` if it is missing, broken or too large
   */
  async *pieces(path: string, kind: 'sheet' | 'part' = 'part'): AsyncGenerator<string> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) throw fileFault('isBroken');
    // A part larger than it declares ends with an error from yauzl.
    if (entry.uncompressedSize > (kind === 'sheet' ? MAX_SHEET_SIZE : MAX_PART_SIZE))
      throw fileFault('isTooLarge');
    const stream = await orBroken(() => this.zip.openReadStreamPromise(entry));
    const decoder = new TextDecoder('utf-8');
    try {
      const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      for (;;) {
        const chunk = await orBroken(() => chunks.next());
        if (chunk.done) break;
        yield decoder.decode(chunk.value, { stream: true });
      }
      yield decoder.decode();
    } finally {
      stream.destroy();
    }
  }
}

/** Turns all of yauzl's and zlib's errors about broken files into a single one. */
async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? error : fileFault('isBroken');
  }
}
