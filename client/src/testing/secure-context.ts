import 'fake-indexeddb/auto';
import { afterEach, beforeEach } from '@jest/globals';
import { deleteDB } from 'idb';
import { locks, webcrypto } from './runner/node-apis.mjs';

export function setSecureContext(isSecureContext: boolean): void {
  Object.assign(window, { isSecureContext });
}

/** Runs this file's tests as over HTTPS, each with empty browser storage. */
export function inSecureContext(): void {
  beforeEach(async () => {
    setSecureContext(true);
    // Browsers have them only over HTTPS, and jsdom lacks them.
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await deleteDB('huella');
  });
  afterEach(() => {
    setSecureContext(false);
    Reflect.deleteProperty(crypto, 'subtle');
    Reflect.deleteProperty(navigator, 'locks');
  });
}
