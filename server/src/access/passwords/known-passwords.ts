let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * The most frequent passwords of published leaks, in lower case. Loaded lazily, because most runs of the server never
 * need them.
 */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= load().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
