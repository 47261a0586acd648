/** The part of yauzl that is used here; it has no types of its own. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly fileName: string;
    readonly uncompressedSize: number;
    isEncrypted(): boolean;
  }

  export class ZipFile {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    /** The stream fails if the entry is larger than declared. */
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }

  const yauzl: {
    fromBufferPromise(bytes: Buffer, options: { readonly lazyEntries: true }): Promise<ZipFile>;
  };
  export default yauzl;
}
