import 'fake-indexeddb/auto';
import './secure-globals.mjs';
import { afterEach, beforeEach } from '@jest/globals';
import { deleteDB } from 'idb';

export function setSecureContext(isSecureContext: boolean): void {
  Object.assign(window, { isSecureContext });
}

/** Runs this file's tests as over HTTPS, each with empty browser storage. */
export function inSecureContext(): void {
  beforeEach(async () => {
    setSecureContext(true);
    await deleteDB('huella');
  });
  afterEach(() => setSecureContext(false));
}
