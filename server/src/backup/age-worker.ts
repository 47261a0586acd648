// Started by age-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { Decrypter, Encrypter } from 'age-encryption';
import type { AgeTask } from './age-thread.js';

/**
 * scrypt's cost as a power of two. 17 briefly takes 128 MB: OWASP's minimum for passwords, and what a small machine can
 * spare.
 */
const WORK_FACTOR = 17;

const { work, passphrase, source, target } = workerData as AgeTask;

function result(): Promise<ReadableStream<Uint8Array>> {
  if (work === 'decrypt') {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    return decrypter.decrypt(source);
  }
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  return encrypter.encrypt(source);
}

// Streams of another thread don't keep this one alive; a listener does, until the thread is terminated.
parentPort?.on('message', () => undefined);
await (await result()).pipeTo(target);
