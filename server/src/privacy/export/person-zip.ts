import { Readable } from 'node:stream';
import yazl from 'yazl';

/** A file in the ZIP; its content is read when its turn comes, so that one is in memory at a time. */
export interface ZippedFile {
  readonly path: string;
  readonly content: () => Promise<Buffer>;
}

/** Streams a ZIP. Photos and PDF files don't get smaller, so nothing is compressed twice. */
export function zipOf(files: readonly ZippedFile[], madeAt: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  for (const { path, content } of files) {
    const options = { mtime: madeAt, compress: path.endsWith('.json') };
    zip.addReadStreamLazy(path, options, (begin) => {
      const source = Readable.from(once(content), { objectMode: false });
      // A read error ends the export.
      source.once('error', (error) => output.destroy(error));
      begin(null, source);
    });
  }
  zip.end();
  return output;
}

async function* once(content: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await content();
}
