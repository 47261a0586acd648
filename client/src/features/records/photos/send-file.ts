import { CLIENT_HEADER, PANEL_CLIENT } from '#domain/access/log/actor-channel.js';
import { ConnectionError, errorOf, jsonOf } from '../../../calls/call-errors';
import { CSRF_HEADER } from '../../../calls/csrf-fetch';
import { csrfToken, renewCsrfToken } from '../../../calls/csrf-token';
import { renewSession } from '../../../session/renew-session';
import { readTokens } from '../../../session/session-tokens';

/** Milliseconds without any progress after which the connection counts as lost. */
const STALLED_AFTER_MS = 45_000;

interface SentFile {
  readonly method: 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** @param share of the file that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file to our own origin like `sessionFetch`, and reports its progress, which `fetch` can't.
 * @throws ConnectionError if there was no response, an AbortError if the signal was aborted.
 */
export async function sendFile(address: string, sent: SentFile): Promise<Response> {
  const accessToken = readTokens()?.accessToken;
  const response = await attempt(address, sent, accessToken);
  const { code } = errorOf(response, await jsonOf(response)) ?? {};
  if (code === 'CSRF_FAILED') {
    await renewCsrfToken();
    return attempt(address, sent, accessToken);
  }
  if (code !== 'UNAUTHENTICATED' || !accessToken || !(await renewSession(accessToken))) return response;
  return attempt(address, sent, readTokens()?.accessToken);
}

async function attempt(address: string, sent: SentFile, accessToken: string | undefined): Promise<Response> {
  const headers = {
    ...sent.headers,
    [CLIENT_HEADER]: PANEL_CLIENT,
    [CSRF_HEADER]: await csrfToken(),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  };
  return transfer(address, { ...sent, headers });
}

function transfer(
  address: string,
  { method, headers, file, signal, onProgress }: SentFile,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('Aborted', 'AbortError'));
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_AFTER_MS);
    };
    const abort = () => request.abort();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      settle();
    };
    signal.addEventListener('abort', abort);
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => end(() => resolve(responseOf(request)));
    request.onerror = () => end(() => reject(new ConnectionError('The server was not reached')));
    request.onabort = () =>
      end(() =>
        reject(
          signal.aborted
            ? new DOMException('Aborted', 'AbortError')
            : new ConnectionError('The transfer stalled'),
        ),
      );
    wait();
    request.send(file);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const type = request.getResponseHeader('content-type');
  if (type) headers.set('content-type', type);
  const retryAfter = request.getResponseHeader('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers,
  });
}
