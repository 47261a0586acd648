import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // Tests read bodies as a receiver does: without our types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

type Answer = (response: ServerResponse, received: Received) => void;

export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();
/** Reads the request and never responds. */
export const silent: Answer = () => undefined;

/** An integrator's receiver: it records what it receives, and answers 204 unless a test sets another response. */
export class Receiver {
  /** Everything that arrived, whatever the response. */
  readonly all: Received[] = [];
  /** The requests that it acknowledged. */
  readonly taken: Received[] = [];
  private answer: Answer = answering(204);
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const received = { headers: request.headers, text, body: JSON.parse(text) as unknown };
        this.all.push(received);
        response.on('finish', () => {
          if (response.statusCode < 300) this.taken.push(received);
        });
        this.answer(response, received);
      });
    });
    this.server = server;
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
    this.port = (server.address() as AddressInfo).port;
  }

  /** Sets the response from now on. */
  answers(answer: Answer): void {
    this.answer = answer;
  }

  /** The next start uses the same port again. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

/** Whether a request is signed with a secret, checked as by a receiver, but without the time, which a test sets. */
export function isSignedWith(secret: string, { headers, text }: Received): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  const expected = new Webhook(secret).sign(String(id), new Date(Number(at) * 1_000), text);
  return String(signatures).split(' ').includes(expected);
}
