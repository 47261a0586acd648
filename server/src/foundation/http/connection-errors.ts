import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { CONNECTION_FAULTS } from '#domain/sentences.es.js';
import type { Logger } from 'pino';

/** How long a client may take to read the refusal before the connection is cut. */
const LINGER_MS = 500;

const CHECK_EVERY_MS = 1_000;

/**
 * The maximum length of the request line and headers, together. The panel sends at most 2 kB, which leaves room for
 * other programs' cookies and a proxy's headers.
 */
const MAX_HEADER_BYTES = 8_192;

/**
 * Fastify's options that limit the size of a request's headers and the time in which the request and its body must
 * arrive.
 */
export function receiveLimits(seconds: number) {
  const requestTimeout = seconds * 1000;
  return {
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
  };
}

interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, sentence: CONNECTION_FAULTS.tooSlow };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, sentence: CONNECTION_FAULTS.headersTooLarge };
  return { status: 400, sentence: ERROR_MESSAGES.BAD_REQUEST };
}

/**
 * Ends connections whose request can't be read because it is malformed, its headers are too large, or it did not arrive
 * in time. Node reports each slow request only once, so a route that needs more time for its bodies can be exempted
 * here and given its own limit.
 */
export const endUnreadableConnection =
  (logger: Logger) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    // The connection has already been refused.
    if (!socket.writable) return;
    const { status, sentence } = refusalOf(error.code);
    logger.info({ status, reason: error.code }, 'unreadable request');
    socket.end(responseText(status, sentence));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };

/** A response that has already started must not be written into. Node's own handler checks the same field. */
const hasBegunAnswer = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent ?? false;

function responseText(status: number, sentence: string): string {
  const body = JSON.stringify({ error: sentence });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
