/**
 * The parts of an error that may be logged. MikroORM and PostgreSQL put row values, which are patients' data, into
 * messages and details, so only names, codes and stack frames are kept.
 */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    fault: error.name,
    code,
    constraint,
    table,
    frames: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}
