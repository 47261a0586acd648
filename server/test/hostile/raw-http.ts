import { Agent, request } from 'node:http';

/** A request as written to the socket, with its path unchanged. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Sends requests over a few keep-alive connections. `fetch` would normalise paths. */
export class RawHttp {
  private readonly url: string;
  private readonly agent: Agent;

  constructor(url: string, connections: number) {
    this.url = url;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws the socket's error if there is no response. */
  send({ method, path, headers, body }: RawRequest): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : Buffer.from(body);
      const call = request(
        `${this.url}/`,
        {
          agent: this.agent,
          method,
          path,
          headers: { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
        },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              contentType: response.headers['content-type'] ?? '',
              text: Buffer.concat(pieces).toString('utf8'),
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
