import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SOCKET_PATH = /^\/graphql\/?(\?|$)/;

/** A connection that asked to become a WebSocket, and the bytes that came right after the request. */
export interface Handshake {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  readonly head: Buffer;
}

/** What makes sockets of handshakes. */
export interface SocketServer {
  /**
   * Lets a handshake in or throws; the function that it returns makes it a socket.
   * @throws DomainError where this client may open no socket, or no further one.
   */
  take(request: FastifyRequest): (handshake: Handshake) => void;
  /** Says goodbye to all sockets, and cuts off those that don't answer. */
  close(): Promise<void>;
}

/**
 * Whether a request asks for a WebSocket where there is one. Everything else with an `Upgrade` header, such as
 * HTTP/2's `h2c`, is an ordinary request: a server may ignore the header (RFC 9110, section 7.8).
 */
export function isSocketRequest({ method, url = '', httpVersion, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    SOCKET_PATH.test(url) &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    (headers['content-length'] ?? '0') === '0' &&
    headers['transfer-encoding'] === undefined
  );
}

/**
 * Sends upgrade requests through Fastify's hooks like any other request, so that they are counted, named by the same
 * address and refused with the same answers; only then does a handshake become a socket.
 */
export function registerUpgrades(server: FastifyInstance, sockets: SocketServer): void {
  const handshakes = new WeakMap<IncomingMessage, Handshake>();

  server.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Node took its own listeners off. A reset that nobody listens for would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.destroySoon());
    try {
      response.assignSocket(socket);
    } catch {
      // An earlier request of this connection is still being answered.
      socket.destroy();
      return;
    }
    // Before 22.21 and 24.9, Node knows no `shouldUpgradeCallback`: every upgrade request comes here.
    if (isSocketRequest(request)) handshakes.set(request, { request, socket, head });
    server.routing(request, response);
  });

  server.addHook('onRequest', (request, reply, done) => {
    const handshake = handshakes.get(request.raw);
    if (!handshake) return done();
    // It may have been reset while the other hooks ran.
    const open = handshake.socket.destroyed ? () => undefined : sockets.take(request);
    reply.hijack();
    reply.raw.detachSocket(handshake.socket);
    open(handshake);
  });

  // Fastify waits for open connections when it closes, and Apollo makes it close before Nest's own hooks.
  server.addHook('preClose', () => sockets.close());
}
