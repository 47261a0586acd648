import { connect, createServer, type Socket } from 'node:net';

/** A proxy between the browser and the product, so that a test can make the product unreachable. */
export interface Proxy {
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Keeps connections open but lets nothing through. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

/** @param product its address. */
export async function startProxy(product: string): Promise<Proxy> {
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const sockets = new Set<Socket>();
  const watch = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((browser) => {
    watch(browser);
    if (state === 'cut') return browser.destroy();
    if (state === 'frozen') return browser.pause();
    const upstream = connect(Number(new URL(product).port), '127.0.0.1');
    watch(upstream);
    const relay = (from: Socket, to: Socket) => {
      from.on('data', (piece) => state === 'open' && to.write(piece));
      from.on('close', () => to.destroy());
    };
    relay(browser, upstream);
    relay(upstream, browser);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      state = 'cut';
      endAll();
    },
    freeze() {
      state = 'frozen';
    },
    mend() {
      endAll();
      state = 'open';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
