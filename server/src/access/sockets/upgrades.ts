import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SOCKET_PATH = /^\/graphql\/?(\?|$)/;

export interface Handshake {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** The bytes that followed the request. */
  readonly head: Buffer;
}

export interface SocketServer {
  /**
   * @returns a function that completes the handshake.
   * @throws DomainError if this client may not open a socket, or has too many.
   */
  admit(request: FastifyRequest): (handshake: Handshake) => void;
  /** Closes all sockets, and cuts the ones that don't respond. */
  close(): Promise<void>;
}

/**
 * Whether this is a WebSocket request for our path. Any other request with an `Upgrade` header, such as HTTP/2's `h2c`,
 * is handled as an ordinary one: a server may ignore the header (RFC 9110, section 7.8).
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
 * Passes upgrade requests through Fastify's hooks like any other request, so that they are counted, get their client
 * address and can be refused in the same way. Only then is the handshake completed.
 */
export function registerUpgrades(server: FastifyInstance, sockets: SocketServer): void {
  const handshakes = new WeakMap<IncomingMessage, Handshake>();

  server.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Node has removed its own listeners. An unhandled reset would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.destroySoon());
    try {
      response.assignSocket(socket);
    } catch {
      // An earlier request on this connection is still being answered.
      socket.destroy();
      return;
    }
    // Node before 22.21 and 24.9 has no `shouldUpgradeCallback`: every upgrade request comes here.
    if (isSocketRequest(request)) handshakes.set(request, { request, socket, head });
    server.routing(request, response);
  });

  server.addHook('onRequest', (request, reply, done) => {
    const handshake = handshakes.get(request.raw);
    if (!handshake) return done();
    // It may have been reset while the other hooks were running.
    const open = handshake.socket.destroyed ? () => undefined : sockets.admit(request);
    reply.hijack();
    reply.raw.detachSocket(handshake.socket);
    open(handshake);
  });

  // On close, Fastify waits for open connections; Apollo closes it before Nest's own hooks run.
  server.addHook('preClose', () => sockets.close());
}
