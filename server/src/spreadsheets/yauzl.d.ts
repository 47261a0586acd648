/** What is used of yauzl, which has no types of its own. */
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
    /** Its stream fails where the entry is larger than it says. */
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }

  const yauzl: {
    fromBufferPromise(bytes: Buffer, options: { readonly lazyEntries: true }): Promise<ZipFile>;
  };
  export default yauzl;
}
