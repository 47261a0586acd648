import { PASSWORD_MESSAGES } from './password.es.js';

export const SHORTEST_PASSWORD = 8;
/** Longer passwords would only cost hashing time. */
export const LONGEST_PASSWORD = 1_000;

interface PasswordOwner {
  readonly username: string;
  readonly name: string;
}

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @returns what is wrong with a new password, and what to do; undefined if it can be used. */
export function passwordFault(password: string, { username, name }: PasswordOwner): string | undefined {
  if ([...password].length < SHORTEST_PASSWORD) return PASSWORD_MESSAGES.tooShort(SHORTEST_PASSWORD);
  const core = lettersAndDigits(password);
  const isOwnName = [username, name].map(lettersAndDigits).some((own) => own !== '' && own === core);
  return isOwnName ? PASSWORD_MESSAGES.isName : undefined;
}
