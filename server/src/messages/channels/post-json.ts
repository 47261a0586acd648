import http from 'node:http';
import https from 'node:https';

export interface JsonAnswer {
  readonly kind: 'ANSWER';
  readonly status: number;
  /** Undefined if it was not JSON. */
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;
}

/** The outcome of a request. It may be retried only if the other side can't have read it. */
export type JsonOutcome =
  | JsonAnswer
  /** No connection was established, so nothing was sent. */
  | { readonly kind: 'NOT_SENT' }
  /** It was sent, completely or in part, and no response came. */
  | { readonly kind: 'NO_ANSWER' };

const MAX_ANSWER_BYTES = 100_000;

/**
 * Posts JSON on a new connection: one that was kept alive may be closed by the other side while the request is on its
 * way, and then it is unknown whether it was read. `fetch` does not report that either.
 * @param timeoutMs for the whole request.
 */
export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<JsonOutcome> {
  return new Promise((resolve) => {
    const text = JSON.stringify(body);
    let mayHaveBeenRead = false;
    const { request: open } = url.startsWith('https:') ? https : http;
    const request = open(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    });
    const fail = (): void => resolve({ kind: mayHaveBeenRead ? 'NO_ANSWER' : 'NOT_SENT' });
    request.on('socket', (socket) => {
      // With TLS, no part of the request is sent before the handshake is done.
      socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', () => {
        mayHaveBeenRead = true;
      });
    });
    request.on('error', fail);
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      const answer = (): void =>
        resolve({
          kind: 'ANSWER',
          status: response.statusCode ?? 0,
          body: parse(Buffer.concat(pieces).toString('utf8')),
          retryAfterSeconds: secondsOf(response.headers['retry-after']),
        });
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes <= MAX_ANSWER_BYTES) pieces.push(piece);
        else response.destroy();
      });
      // The status is enough if the body breaks off.
      response.on('end', answer).on('error', answer).on('close', answer);
    });
    request.end(text);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const MAX_WAIT_SECONDS = 3_600;

const secondsOf = (header: string | undefined): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Math.min(Number(header), MAX_WAIT_SECONDS) : undefined;
