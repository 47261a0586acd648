const REPLACE = '--replace';

interface RestoreArguments {
  readonly file: string;
  /** Whether existing data is replaced; otherwise the database must be empty. */
  readonly replace: boolean;
}

/** @returns undefined if they are not one file, with or without `--replace`. */
export function readRestoreArguments(args: readonly string[]): RestoreArguments | undefined {
  const [file, ...more] = args.filter((arg) => arg !== REPLACE);
  if (!file || more.length > 0 || file.startsWith('-')) return undefined;
  return { file, replace: args.includes(REPLACE) };
}
