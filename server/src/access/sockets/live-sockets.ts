import { DomainError } from '#domain/errors.js';
import type { FastifyRequest } from 'fastify';
import { handleProtocols, makeServer, type Server, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Actors } from '../actors/actors.js';
import type { Config } from '../../foundation/config.js';
import { clientNetwork } from '../../foundation/http/network/client-network.js';
import { isOwnOrigin } from './own-origin.js';
import type { OpenSessions } from './open-sessions.js';
import { ServedSocket } from './served-socket.js';
import { SocketLog } from './socket-log.js';
import { SocketQuota, type SocketSlot } from './socket-quota.js';
import type { Connection } from './subscription-protocol.js';
import type { Handshake, SocketServer } from './upgrades.js';

const RETRY_SECONDS = 5;

const SERVER_OPTIONS = {
  noServer: true,
  maxPayload: 16 * 1024,
  maxFragments: 256,
  // Messages are small, and compression costs memory per socket.
  perMessageDeflate: false,
  handleProtocols: (protocols: Set<string>) => handleProtocols(protocols),
  /** How long the peer may take to answer a close frame, in milliseconds. */
  closeTimeout: 2_000,
};

/** Decides who may open a WebSocket, and closes them all when the server stops. */
export class LiveSockets implements SocketServer {
  private readonly server = new WebSocketServer(SERVER_OPTIONS);
  private readonly protocol: Server<Connection>;
  private readonly quota: SocketQuota;
  private readonly log: SocketLog;

  constructor(
    protocolOptions: ServerOptions<Record<string, unknown>, Connection>,
    private readonly sessions: OpenSessions,
    private readonly actors: Actors,
    private readonly config: Pick<Config, 'limits' | 'publicUrl'>,
    private readonly logger: Logger,
  ) {
    this.protocol = makeServer(protocolOptions);
    this.quota = new SocketQuota(config.limits.sockets);
    this.log = new SocketLog(logger);
  }

  admit(request: FastifyRequest): (handshake: Handshake) => void {
    if (!isOwnOrigin(request.headers.origin, request.host, this.config.publicUrl)) {
      throw new DomainError('FORBIDDEN');
    }
    const slot = this.quota.acquire(clientNetwork(request.ip));
    if (!slot) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
    const actFor = this.actors.actingFor(request);
    return (handshake) => this.open(handshake, slot, actFor);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.server.clients) socket.close(1001, 'Going away');
    await closed;
    this.log.flush();
  }

  private open(
    { request, socket, head }: Handshake,
    slot: SocketSlot,
    actFor: <T>(work: () => T) => T,
  ): void {
    // Also if the handshake fails.
    socket.once('close', () => slot.release());
    this.server.handleUpgrade(request, socket, head, (webSocket) =>
      new ServedSocket(webSocket, {
        request,
        actFor,
        protocol: this.protocol,
        sessions: this.sessions,
        slot,
        messageLimit: this.config.limits.socketMessages,
        log: this.log,
        logger: this.logger,
      }).serve(),
    );
  }
}
