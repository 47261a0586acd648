export const MIN_PASSWORD_LENGTH = 8;
/** Longer passwords would only cost hashing time. */
export const MAX_PASSWORD_LENGTH = 1_000;

export type PasswordFault = 'TOO_SHORT' | 'OWN_NAME' | 'KNOWN';

interface PasswordOwner {
  readonly username: string;
  readonly name: string;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const plain = (text: string): string => withoutAccents(text).toLowerCase().trim();
const core = (text: string): string => lettersAndDigits(plain(text));

/**
 * @param known common passwords, in lower case and without accents; without them, everything but `KNOWN` is checked.
 * @returns what is wrong with a new password; undefined if it can be used.
 */
export function passwordFault(
  password: string,
  { username, name }: PasswordOwner,
  known: ReadonlySet<string> = new Set(),
): PasswordFault | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'TOO_SHORT';
  const own = [username, name].map(core).filter((text) => text !== '');
  if (own.includes(core(password))) return 'OWN_NAME';
  return known.has(plain(password)) || known.has(core(password)) ? 'KNOWN' : undefined;
}
