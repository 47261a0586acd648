import type { FieldErrors } from '#domain/errors.js';

/** The server was not reached, or did not answer in time. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** The server answered with an error. */
export class ServerError extends Error {
  override name = 'ServerError';

  constructor(
    /** One of domain/errors.ts; another where something between us and the server answered. */
    readonly code: string,
    /** The server's own words, in Spanish; absent where it had none. */
    readonly sentence: string | undefined,
    readonly fields: FieldErrors = {},
  ) {
    super(code);
  }
}

const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'CSRF_FAILED',
  429: 'TOO_MANY_REQUESTS',
  503: 'DATABASE_UNAVAILABLE',
};

interface ErrorBody {
  errors?: { message?: string; extensions?: { code?: string; fields?: FieldErrors } }[];
  /** How REST says it. */
  error?: string;
}

/** The error that an answer tells of; undefined where it tells of none. */
export function errorOf(response: Response, body: unknown): ServerError | undefined {
  const { errors, error } = (body ?? {}) as ErrorBody;
  const first = errors?.[0];
  if (response.ok && !first) return undefined;
  const code = first?.extensions?.code ?? CODE_OF_STATUS[response.status] ?? 'INTERNAL';
  return new ServerError(code, first?.message ?? error, first?.extensions?.fields);
}

/** The body as JSON; undefined where it is none (a proxy's error page). The response itself stays unread. */
export async function jsonOf(response: Response): Promise<unknown> {
  // A download may be large, and is no answer to read.
  if (response.headers.has('content-disposition')) return undefined;
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}
