// Started by age-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { Decrypter, Encrypter } from 'age-encryption';
import type { AgeTask } from './age-thread.js';

/**
 * scrypt's cost as a power of two. 17 briefly takes 128 MB: OWASP's minimum for passwords, and what a small machine can
 * spare.
 */
const WORK_FACTOR = 17;

const { work, key, source, target } = workerData as AgeTask;

function result(): Promise<ReadableStream<Uint8Array>> {
  if (work === 'decrypt') {
    const decrypter = new Decrypter();
    if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
    if ('identity' in key) decrypter.addIdentity(key.identity);
    return decrypter.decrypt(source);
  }
  const encrypter = new Encrypter();
  if ('recipient' in key) encrypter.addRecipient(key.recipient);
  if ('passphrase' in key) {
    encrypter.setPassphrase(key.passphrase);
    encrypter.setScryptWorkFactor(WORK_FACTOR);
  }
  return encrypter.encrypt(source);
}

// Streams of another thread don't keep this one alive; a listener does, until the thread is terminated.
parentPort?.on('message', () => undefined);
await (await result()).pipeTo(target);
