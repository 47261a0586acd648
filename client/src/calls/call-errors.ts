import type { FieldErrors } from '#domain/errors.js';

/** The server could not be reached, or did not respond in time. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

export class ServerError extends Error {
  override name = 'ServerError';

  constructor(
    /** A code of domain/errors.ts, or another one if a proxy responded. */
    readonly code: string,
    /** The server's own message, in Spanish. */
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
  /** REST's message. */
  error?: string;
}

/** The error in a response; undefined if there is none. */
export function errorOf(response: Response, body: unknown): ServerError | undefined {
  const { errors, error } = (body ?? {}) as ErrorBody;
  const first = errors?.[0];
  if (response.ok && !first) return undefined;
  const code = first?.extensions?.code ?? CODE_OF_STATUS[response.status] ?? 'INTERNAL';
  return new ServerError(code, first?.message ?? error, first?.extensions?.fields);
}

/** The body as JSON; undefined if it is not JSON (a proxy's error page). The response itself can still be read. */
export async function jsonOf(response: Response): Promise<unknown> {
  // A download may be large, and is not JSON.
  if (response.headers.has('content-disposition')) return undefined;
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}
