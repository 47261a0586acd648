import { EventEmitter, on } from 'node:events';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import type { Logger } from 'pino';
import { cutConnection, newConnection } from '../database/connection.js';
import { Sql } from '../database/sql.js';

/** What instances tell each other. Ids and days only: whoever hears it asks for the rest, with their own rights. */
export type LiveEvent =
  | { readonly kind: 'AGENDA'; readonly appointmentId: number; readonly dates: readonly LocalDate[] }
  | { readonly kind: 'SCHEDULE' }
  /** Null: those of several appointments, or how messages are sent. */
  | { readonly kind: 'MESSAGES'; readonly appointmentId: number | null }
  | { readonly kind: 'STOCK' }
  /** A session ended. */
  | { readonly kind: 'SESSION'; readonly sessionId: string }
  /** Events may have been missed while the connection was down: ask for everything again. */
  | { readonly kind: 'RESYNC' };

const CHANNEL = 'huella_live';
const EVENT = 'live';
const RECONNECT_MS = 1_000;

/** How often the connection is asked whether it still listens, and how long it may take to say so; in milliseconds. */
export interface Heartbeat {
  readonly every: number;
  readonly within: number;
}
const HEARTBEAT: Heartbeat = { every: 10_000, within: 5_000 };

/**
 * One LISTEN connection per instance. An event is published inside the transaction that causes it, so it is heard
 * when that transaction commits, by every instance, and never when it does not.
 */
@Injectable()
export class LiveBus implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private client: pg.Client | undefined;
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Whether events are being heard: what is cached until an event says otherwise is only good while they are. */
  isListening = false;

  constructor(
    private readonly sql: Sql,
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    private readonly heartbeat: Heartbeat = HEARTBEAT,
  ) {}

  onApplicationBootstrap(): void {
    void this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.heartbeatTimer);
    await this.client?.end().catch(() => undefined);
  }

  /** Tells all instances, once the open transaction commits. */
  async publish(event: LiveEvent): Promise<void> {
    await this.sql.rows('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(event)]);
  }

  /** Every event from now on, until the iterator is returned. */
  events(): AsyncIterableIterator<[LiveEvent]> {
    return on(this.emitter, EVENT) as AsyncIterableIterator<[LiveEvent]>;
  }

  /** Calls back at every event. */
  onEvent(listener: (event: LiveEvent) => void): void {
    this.emitter.on(EVENT, listener);
  }

  private async connect(): Promise<void> {
    const client = newConnection(this.databaseUrl, 'huella live');
    client.on('notification', ({ payload }) => this.emit(payload));
    client.once('end', () => this.lost(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.isListening = true;
      this.emitter.emit(EVENT, { kind: 'RESYNC' } satisfies LiveEvent);
      this.scheduleHeartbeat(client);
    } catch {
      cutConnection(client);
    }
  }

  private scheduleHeartbeat(client: pg.Client): void {
    this.heartbeatTimer = setTimeout(() => void this.beat(client), this.heartbeat.every).unref();
  }

  /** A network that loses everything tells nobody: only a question without an answer shows it. */
  private async beat(client: pg.Client): Promise<void> {
    const tooLate = setTimeout(() => cutConnection(client), this.heartbeat.within).unref();
    try {
      const { rows } = await client.query<{ channel: string }>('select pg_listening_channels() as channel');
      if (rows.some(({ channel }) => channel === CHANNEL)) this.scheduleHeartbeat(client);
      else cutConnection(client);
    } catch {
      cutConnection(client);
    } finally {
      clearTimeout(tooLate);
    }
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.stopped) return;
    if (this.isListening) this.logger.warn('the live connection to the database was lost');
    this.isListening = false;
    clearTimeout(this.heartbeatTimer);
    setTimeout(() => {
      if (!this.stopped) void this.connect();
    }, RECONNECT_MS).unref();
  }

  private emit(payload: string | undefined): void {
    if (payload) this.emitter.emit(EVENT, JSON.parse(payload) as LiveEvent);
  }
}
