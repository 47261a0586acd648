let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * The most frequent passwords of published leaks, in lower case. Loaded when the first one is chosen: most runs of the
 * server never need them.
 */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= load();
  return known;
}
