import { Duplex } from 'node:stream';
import type { ReadableStream as NodeReadable, WritableStream as NodeWritable } from 'node:stream/web';
import { Worker } from 'node:worker_threads';

/**
 * Data encrypted with a passphrase is decrypted with the same one; data encrypted for a recipient, with the recipient's
 * identity.
 */
export type AgeKey =
  | { readonly passphrase: string }
  | { readonly recipient: string }
  | { readonly identity: string };

export interface AgeTask {
  readonly work: 'encrypt' | 'decrypt';
  readonly key: AgeKey;
  readonly source: ReadableStream<Uint8Array>;
  readonly target: WritableStream<Uint8Array>;
}

const WORKER = new URL('./age-worker.js', import.meta.url);

/** `age -d` decrypts the output after asking for the passphrase. */
export const ageEncryption = (passphrase: string): Duplex => inThread('encrypt', { passphrase });

/** Fails with age-encryption's errors. */
export const ageDecryption = (passphrase: string): Duplex => inThread('decrypt', { passphrase });

/** Only the recipient's identity decrypts the output. Without a passphrase, there is no key derivation cost. */
export const ageEncryptionTo = (recipient: string): Duplex => inThread('encrypt', { recipient });

/** Fails with age-encryption's errors. */
export const ageDecryptionBy = (identity: string): Duplex => inThread('decrypt', { identity });

/** age-encryption computes in JavaScript, so on the main thread it would block all requests. */
function inThread(work: AgeTask['work'], key: AgeKey): Duplex {
  const ends: Array<TransformStreamDefaultController<Uint8Array>> = [];
  const passage = () =>
    new TransformStream<Uint8Array, Uint8Array>({ start: (controller) => void ends.push(controller) });
  const input = passage();
  const output = passage();
  const task: AgeTask = { work, key, source: input.readable, target: output.writable };
  const transferList = [task.source, task.target] as never[];
  // Without this process's options, because the modules they load are for the main thread.
  const worker = new Worker(WORKER, { workerData: task, transferList, execArgv: [] });
  // Destroying the duplex would wait for good for the thread, which is gone, to take what was written.
  worker.once('error', (error) => ends.forEach((end) => end.error(error)));
  const pair = { writable: input.writable as NodeWritable, readable: output.readable as NodeReadable };
  return Duplex.fromWeb(pair).once('close', () => void worker.terminate());
}
