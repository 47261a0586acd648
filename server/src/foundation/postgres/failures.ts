import { StartUpError } from '../start-up-error.js';

/** The code of a system or PostgreSQL error, such as ENOSPC or 57P03; empty if it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  EACCES: (place) => `The data folder ${place} can't be written by this user.`,
  EPERM: (place) => `The data folder ${place} belongs to another user.`,
  EROFS: (place) => `The data folder ${place} is on a read-only disk.`,
  ENOSPC: (place) => `The disk that holds the data folder ${place} is full.`,
  EDQUOT: (place) => `The disk quota for the data folder ${place} is used up.`,
  ENOTDIR: (place) => `The data folder ${place} can't be created: a file is in its way.`,
  EEXIST: (place) => `The data folder ${place} can't be created: a file is in its way.`,
};

/** Turns a file system error about the data folder into a StartUpError; returns unknown errors unchanged. */
export function explainSystemError(error: unknown, place: string): unknown {
  const sentence = SENTENCES[codeOf(error)];
  return sentence ? new StartUpError(sentence(place)) : error;
}

export function explainServerOutput(program: string, output: string, place: string): StartUpError {
  if (/No space left on device/i.test(output))
    return explainSystemError({ code: 'ENOSPC' }, place) as StartUpError;
  if (/Permission denied/i.test(output)) return explainSystemError({ code: 'EACCES' }, place) as StartUpError;
  if (/has wrong ownership/.test(output)) return explainSystemError({ code: 'EPERM' }, place) as StartUpError;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause =
    lines.find((line) => /\b(FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return new StartUpError(`${program} failed on the data folder ${place}: ${cause.trim()}`);
}
