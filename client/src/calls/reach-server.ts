import { ConnectionError } from './call-errors';

/** Milliseconds without a response after which the server counts as unreachable. */
const ANSWER_LIMIT_MS = 30_000;

/**
 * `fetch` to our own origin, with a timeout.
 * @throws ConnectionError if there was no response; an abort by the caller stays an AbortError.
 */
export async function reachServer(url: string, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, ANSWER_LIMIT_MS);
  init.signal?.addEventListener('abort', abort);
  try {
    return await fetch(url, { credentials: 'same-origin', ...init, signal: limit.signal });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ConnectionError('The server was not reached', { cause });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}
