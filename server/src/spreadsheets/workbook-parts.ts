import { DomainError } from '#domain/errors.js';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { fileFault } from './file-fault.js';

/** What a part may hold once it is unpacked: sheets are read in passing, the rest is kept. */
const LARGEST_SHEET = 256 * 1024 * 1024;
const LARGEST_PART = 64 * 1024 * 1024;
const MOST_PARTS = 10_000;

/** The files of an XLSX workbook, which is a ZIP. */
export class WorkbookParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `file` for what is no ZIP, is protected or has too many files */
  static async open(bytes: Buffer): Promise<WorkbookParts> {
    return orBroken(async () => {
      const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entry.isEncrypted()) throw fileFault('isProtected');
        if (entries.size >= MOST_PARTS) throw fileFault('isTooLarge');
        entries.set(entry.fileName.toLowerCase(), entry);
      }
      return new WorkbookParts(zip, entries);
    });
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /**
   * A file's text, piece by piece.
   * @throws DomainError `INVALID_INPUT` on `file` where it is missing, broken or larger than it may be
   */
  async *pieces(path: string, kind: 'sheet' | 'part' = 'part'): AsyncGenerator<string> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) throw fileFault('isBroken');
    // What is larger than it says ends with an error of yauzl.
    if (entry.uncompressedSize > (kind === 'sheet' ? LARGEST_SHEET : LARGEST_PART))
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

/** What yauzl and zlib say of a broken file is one thing to people. */
async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? error : fileFault('isBroken');
  }
}
