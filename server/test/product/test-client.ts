import { describedFetch } from './described-fetch.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers as an integrator does: without our types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

type HeaderValues = Record<string, string>;

/** Sends requests as an integrator's program does: HTTP with a bearer token, a cookie and its header. */
export class TestClient {
  access: string | undefined;
  refresh: string | undefined;
  cookie: string | undefined;
  antiForgery: string | undefined;
  url: string;

  constructor(url: string) {
    this.url = url;
  }

  get = (path: string, headers: HeaderValues = {}): Promise<Answer> =>
    this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers: HeaderValues = {}): Promise<Answer> =>
    this.send('POST', path, body, headers);

  graphql(query: string, variables: object = {}, headers: HeaderValues = {}): Promise<Answer> {
    return this.post('/graphql', { query, variables }, headers);
  }

  async logIn(credentials: { username: string; password: string }): Promise<this> {
    const { body } = await this.post('/api/usuarios/auth/login/', credentials);
    this.access = body.access;
    this.refresh = body.refresh;
    return this.getAntiForgery();
  }

  async getAntiForgery(): Promise<this> {
    const { body, headers } = await this.get('/api/get-csrf-token/');
    this.antiForgery = body.csrfToken;
    this.cookie = headers.getSetCookie()[0]?.split(';')[0];
    return this;
  }

  async send(method: string, path: string, body?: unknown, headers: HeaderValues = {}): Promise<Answer> {
    const isAsSent = typeof body === 'string' || body instanceof Uint8Array;
    const response = await describedFetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.access && { authorization: `Bearer ${this.access}` }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.antiForgery && { 'x-csrftoken': this.antiForgery }),
        ...headers,
      },
      ...(body !== undefined && { body: isAsSent ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
