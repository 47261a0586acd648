// @ts-check
import http from 'node:http';

/** Longer than the promised limit, so that a late response is recorded as late. */
const MAX_WAIT_MS = 15_000;

/**
 * Calls to one instance, over keep-alive connections.
 * @typedef {{ status: number, text: string, headers: import('node:http').IncomingHttpHeaders }} HttpAnswer
 */
export class HttpClient {
  #agent = new http.Agent({ keepAlive: true, maxSockets: 200 });

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  /**
   * @param {{ method: string, path: string, headers?: Record<string, string>, body?: object | undefined }} call
   * @returns {Promise<HttpAnswer>}
   * @throws the system's error, with its `code`; `ETIMEDOUT` without a response.
   */
  send({ method, path, headers = {}, body }) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.#agent,
          method,
          path,
          headers: {
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(text)),
            }),
            ...headers,
          },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8');
          response.on('data', (part) => (answer += part));
          response.on('error', reject);
          response.on('end', () => {
            clearTimeout(limit);
            resolve({ status: response.statusCode ?? 0, text: answer, headers: response.headers });
          });
        },
      );
      const limit = setTimeout(
        () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
        MAX_WAIT_MS,
      );
      request.on('error', (error) => {
        clearTimeout(limit);
        reject(error);
      });
      request.end(text);
    });
  }

  close() {
    this.#agent.destroy();
  }
}
