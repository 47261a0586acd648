/**
 * A fault as the log may hold it. MikroORM and PostgreSQL put the row's values into messages and details, and
 * those are patients' data: only names, codes and our own stack frames are kept.
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
  };
}
