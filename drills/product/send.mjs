// @ts-check
import http from 'node:http';

/** A later response counts as none: the promised limit is 10 s. */
export const MAX_WAIT_MS = 15_000;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {number} ms from the call to the last byte.
 */

/**
 * @typedef {object} Call
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON.
 * @property {string} [localAddress] the source address, e.g. 127.0.0.2.
 */

/** A call without a response. */
export class NoAnswer extends Error {
  /**
   * @param {string} code the system's, e.g. ECONNREFUSED; TIMEOUT after 15 s without a response.
   * @param {number} ms
   */
  constructor(code, ms) {
    super(`no answer: ${code}`);
    this.code = code;
    this.ms = ms;
  }

  /** Whether the connection was refused, so that the call can't have had an effect. */
  get wasRefused() {
    return this.code === 'ECONNREFUSED';
  }
}

/**
 * One HTTP call on its own connection.
 * @param {string} url
 * @param {Call} [call]
 * @returns {Promise<Answer>}
 * @throws NoAnswer
 */
export function send(url, { method = 'GET', headers = {}, body, localAddress } = {}) {
  const began = performance.now();
  const spent = () => performance.now() - began;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ code) => {
      clearTimeout(limit);
      reject(new NoAnswer(code, spent()));
    };
    const request = http.request(url, {
      method,
      agent: false,
      localAddress,
      headers: {
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...headers,
      },
    });
    const limit = setTimeout(() => {
      fail('TIMEOUT');
      request.destroy();
    }, MAX_WAIT_MS);
    request.once('error', (/** @type {NodeJS.ErrnoException} */ error) => fail(error.code ?? error.message));
    request.once('response', (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part) => (answer += part));
      response.once('error', (/** @type {NodeJS.ErrnoException} */ error) => fail(error.code ?? 'CUT'));
      response.once('end', () => {
        clearTimeout(limit);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: answer,
          ms: spent(),
        });
      });
    });
    request.end(text);
  });
}
