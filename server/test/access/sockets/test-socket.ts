import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

export const socketUrl = (url: string): string => `${url.replace('http', 'ws')}/graphql`;

/** A WebSocket client that sends any messages, well-formed or not. */
export class TestSocket {
  readonly messages: Message[] = [];
  /** The code of the close frame. */
  readonly closed: Promise<number>;

  readonly webSocket: WebSocket;

  private constructor(webSocket: WebSocket) {
    this.webSocket = webSocket;
    webSocket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as Message));
    webSocket.on('error', () => undefined);
    this.closed = new Promise((resolve) => webSocket.once('close', (code) => resolve(code)));
  }

  /** @throws the HTTP status if the handshake is refused. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
    const webSocket = new WebSocket(socketUrl(url), 'graphql-transport-ws', { headers });
    const socket = new TestSocket(webSocket);
    const refused = new Promise<never>((_resolve, reject) =>
      webSocket.once('unexpected-response', (_request: unknown, response: IncomingMessage) => {
        webSocket.terminate();
        reject(new RefusedHandshake(response.statusCode ?? 0, response.headers));
      }),
    );
    await Promise.race([once(webSocket, 'open'), refused]);
    return socket;
  }

  say(message: object | string | Buffer): this {
    const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
    this.webSocket.send(isRaw ? message : JSON.stringify(message));
    return this;
  }

  signIn(access: string | undefined): Promise<Message> {
    this.say({ type: 'connection_init', payload: access ? { authorization: `Bearer ${access}` } : {} });
    return this.until(({ type }) => type === 'connection_ack');
  }

  subscribe(id: string, query = 'subscription { stockChanged }'): this {
    return this.say({ id, type: 'subscribe', payload: { query } });
  }

  /** The first message that matches. @throws the close code if the socket closes first. */
  async until(isIt: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const message = this.messages.find(isIt);
      if (message) return message;
      if (this.webSocket.readyState === WebSocket.CLOSED) throw new ClosedSocket(await this.closed);
      await Promise.race([once(this.webSocket, 'message'), this.closed]);
    }
  }

  close(): Promise<number> {
    this.webSocket.close();
    return this.closed;
  }
}

export class RefusedHandshake extends Error {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];

  constructor(status: number, headers: IncomingMessage['headers']) {
    super(`refused with ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

class ClosedSocket extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`closed with ${code}`);
    this.code = code;
  }
}
