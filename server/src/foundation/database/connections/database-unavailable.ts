/** Has PostgreSQL's own code for a failed connection. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = '08006';

  constructor() {
    super('the database does not answer');
  }
}

// Classes 08 (connection), 57P0x (shutting down, starting up), 57014 (statement timeout), 25P0[34] (transaction
// timeout) and 53 (out of connections or memory) of https://www.postgresql.org/docs/18/errcodes-appendix.html, and the
// codes that Node and pg report when there is no answer.
const AWAY_CODE =
  /^(08\w{3}|57P0[1-5]|57014|25P0[34]|53\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const AWAY_MESSAGE =
  /connection (terminated|error|ended)|timeout exceeded when trying to connect|client was closed|not queryable/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return AWAY_CODE.test(String(code ?? '')) || AWAY_MESSAGE.test(String(message ?? ''));
}
