import { DomainError } from '#domain/errors.js';
import type { FastifyRequest } from 'fastify';
import { handleProtocols, makeServer, type Server, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.js';
import { clientNetwork } from '../http/client-network.js';
import { isOwnOrigin } from './own-origin.js';
import type { OpenSessions } from './open-sessions.js';
import { ServedSocket } from './served-socket.js';
import { SocketLog } from './socket-log.js';
import { type SocketPlace, SocketPlaces } from './socket-places.js';
import type { Connection } from './subscription-protocol.js';
import type { Handshake, SocketServer } from './upgrades.js';

/** Seconds after which a socket that found no place may try again. */
const RETRY_SECONDS = 5;

const SERVER_OPTIONS = {
  noServer: true,
  maxPayload: 16 * 1024,
  maxFragments: 256,
  // Small messages, and memory for every socket.
  perMessageDeflate: false,
  handleProtocols: (protocols: Set<string>) => handleProtocols(protocols),
  /** Milliseconds in which the other side must answer a close frame. */
  closeTimeout: 2_000,
};

/** The server's end of every WebSocket: who may open one, and that all are closed when the server stops. */
export class LiveSockets implements SocketServer {
  private readonly server = new WebSocketServer(SERVER_OPTIONS);
  private readonly protocol: Server<Connection>;
  private readonly places: SocketPlaces;
  private readonly log: SocketLog;

  constructor(
    protocolOptions: ServerOptions<Record<string, unknown>, Connection>,
    private readonly sessions: OpenSessions,
    private readonly config: Pick<Config, 'limits' | 'publicUrl'>,
    private readonly logger: Logger,
  ) {
    this.protocol = makeServer(protocolOptions);
    this.places = new SocketPlaces(config.limits.sockets);
    this.log = new SocketLog(logger);
  }

  take(request: FastifyRequest): (handshake: Handshake) => void {
    if (!isOwnOrigin(request.headers.origin, request.host, this.config.publicUrl)) {
      throw new DomainError('FORBIDDEN');
    }
    const place = this.places.take(clientNetwork(request.ip));
    if (!place) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
    return (handshake) => this.open(handshake, place);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.server.clients) socket.close(1001, 'Going away');
    await closed;
    this.log.flush();
  }

  private open({ request, socket, head }: Handshake, place: SocketPlace): void {
    // Also where the handshake fails.
    socket.once('close', () => place.leave());
    this.server.handleUpgrade(request, socket, head, (webSocket) =>
      new ServedSocket(webSocket, {
        request,
        protocol: this.protocol,
        sessions: this.sessions,
        place,
        messageLimit: this.config.limits.socketMessages,
        log: this.log,
        logger: this.logger,
      }).serve(),
    );
  }
}
