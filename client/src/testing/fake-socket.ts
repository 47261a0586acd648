interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** Replaces `WebSocket`: implements graphql-ws, and sends no events until a test does. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  static open: FakeSocket[] = [];
  static tries = 0;
  /** While false, every connection attempt fails. */
  static isReachable = true;
  /** Decides whether the server rejects a client, by its connection parameters. */
  static isRefused: (connectionParams: unknown) => boolean = () => false;

  readonly protocol = 'graphql-transport-ws';
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  readonly subscriptions = new Set<string>();
  connectionParams: unknown;

  constructor(readonly url: string) {
    FakeSocket.tries += 1;
    queueMicrotask(() => {
      if (!FakeSocket.isReachable) return this.close(1006);
      this.readyState = 1;
      FakeSocket.open.push(this);
      this.onopen?.();
    });
  }

  static reset(): void {
    FakeSocket.open = [];
    FakeSocket.tries = 0;
    FakeSocket.isReachable = true;
    FakeSocket.isRefused = () => false;
  }

  /** Sends an event to every subscription. */
  static announce(data: unknown): void {
    for (const socket of FakeSocket.open)
      for (const id of socket.subscriptions) socket.#say({ id, type: 'next', payload: { data } });
  }

  static loseAll(): void {
    for (const socket of FakeSocket.open) socket.close(1006);
  }

  send(text: string): void {
    const { type, id, payload } = JSON.parse(text) as Message;
    if (type === 'connection_init') {
      this.connectionParams = payload;
      queueMicrotask(() => {
        if (FakeSocket.isRefused(payload)) this.close(4403, 'Forbidden');
        else this.#say({ type: 'connection_ack' });
      });
    }
    if (type === 'subscribe' && id) this.subscriptions.add(id);
    if (type === 'complete' && id) this.subscriptions.delete(id);
    if (type === 'ping') queueMicrotask(() => this.#say({ type: 'pong' }));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    FakeSocket.open = FakeSocket.open.filter((socket) => socket !== this);
    this.onclose?.({ code, reason, wasClean: code === 1000 });
  }

  #say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
