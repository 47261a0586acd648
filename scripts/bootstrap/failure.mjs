// @ts-check
/** A foreseeable failure. Its message is one sentence for the user; no stack is shown. */
export class Failure extends Error {}

/** Sentences for the operating system's error codes. `place` completes the sentence. */
const SENTENCES = /** @type {Record<string, (place: string) => string>} */ ({
  EACCES: (place) => `${place} cannot be written by this user.`,
  EPERM: (place) => `${place} cannot be written by this user.`,
  EROFS: (place) => `${place} is on a read-only disk.`,
  ENOSPC: (place) => `The disk that holds ${place} is full.`,
  EDQUOT: (place) => `The disk quota for ${place} is used up.`,
  ENOTDIR: (place) => `${place} cannot be created, because a part of its path is a file.`,
});

/**
 * @param {unknown} error
 * @returns {string} the system's code, such as ENOSPC; empty if there is none.
 */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * @param {unknown} error thrown by a file system call.
 * @param {string} place the folder or file involved.
 * @returns {unknown} a Failure if the cause is known, otherwise the same error.
 */
export function explainSystemError(error, place) {
  const sentence = SENTENCES[codeOf(error)];
  return sentence ? new Failure(sentence(place)) : error;
}
