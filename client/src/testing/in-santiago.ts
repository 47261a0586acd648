import { afterAll, beforeAll } from '@jest/globals';
import { setTimeZone } from './runner/node-apis.mjs';

/** Runs this file's tests in the time zone of Santiago. */
export function inSantiago(): void {
  let before: string | undefined;
  beforeAll(() => {
    before = setTimeZone('America/Santiago');
  });
  afterAll(() => void setTimeZone(before));
}
