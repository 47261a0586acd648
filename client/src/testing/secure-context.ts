import 'fake-indexeddb/auto';
import './secure-globals.mjs';
import { afterEach, beforeEach } from '@jest/globals';
import { deleteDB } from 'idb';

export function setSecureContext(isSecureContext: boolean): void {
  Object.assign(window, { isSecureContext });
}

/** The tests of this file run as over HTTPS, each in a browser that has nothing stored. */
export function inSecureContext(): void {
  beforeEach(async () => {
    setSecureContext(true);
    await deleteDB('huella');
  });
  afterEach(() => setSecureContext(false));
}
