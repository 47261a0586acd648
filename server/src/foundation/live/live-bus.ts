import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import type { Logger } from 'pino';
import { cutConnection, newConnection } from '../database/connections/connection.js';
import { Sql } from '../database/sql.js';

/**
 * The kinds of events, each with its content. The features that publish events add their kinds here, by merging this
 * interface. Events are sent to all instances and hold ids and days only: receivers query the rest with their own rights.
 */
export interface LiveKinds {
  /** Events may have been missed while the connection was down: reload everything. */
  readonly RESYNC: object;
}
export type LiveEvent = {
  [K in keyof LiveKinds]: { readonly kind: K } & LiveKinds[K];
}[keyof LiveKinds];

/** The PostgreSQL channel for events, each a JSON text. */
export const LIVE_CHANNEL = 'huella_live';
const EVENT = 'live';
const RECONNECT_MS = 1_000;
/** Longer than a transaction takes from publishing to its end. An event that was rolled back never arrives. */
const OWN_EVENT_MS = 2_000;

/**
 * Milliseconds for which events are kept for new subscribers. A page queries its data before its subscription has
 * started, and then need not query them again in case it missed a change; the panel relies on most of this time
 * (client/src/apollo/page-reload.ts).
 */
const KEPT_MS = 10_000;
/** The last events of a flood, such as an import, are enough: a page that gets one queries everything again. */
const MAX_KEPT = 100;

/** Checks that the connection is still listening. In milliseconds. */
export interface Heartbeat {
  readonly interval: number;
  readonly timeout: number;
}
const HEARTBEAT: Heartbeat = { interval: 10_000, timeout: 5_000 };

/**
 * One LISTEN connection per instance. Events are published inside the transaction that causes them, so they reach every
 * instance if and when that transaction commits.
 */
@Injectable()
export class LiveBus implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private client: pg.Client | undefined;
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** When this instance published the events that have not come back yet. */
  private ownEvents: number[] = [];
  /** Sent with this instance's events, so that it recognizes them. */
  private readonly instance = randomUUID();
  private recent: { readonly event: LiveEvent; readonly at: number }[] = [];
  /** Whether events arrive. Caches that events invalidate are valid only while this is true. */
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

  /** Reaches all instances once the open transaction commits. */
  async publish(event: LiveEvent): Promise<void> {
    this.ownEvents.push(performance.now());
    const payload = JSON.stringify({ ...event, from: this.instance });
    await this.sql.rows('select pg_notify($1, $2)', [LIVE_CHANNEL, payload]);
  }

  /** Whether a transaction of this instance may have committed a change whose event has not arrived yet. */
  get awaitsOwnEvent(): boolean {
    if (this.ownEvents.length === 0) return false;
    const since = performance.now() - OWN_EVENT_MS;
    this.ownEvents = this.ownEvents.filter((publishedAt) => publishedAt > since);
    return this.ownEvents.length > 0;
  }

  /** The events of the last seconds, then every event from now on, until the iterator's `return`. */
  events(): AsyncIterableIterator<LiveEvent> {
    const coming = on(this.emitter, EVENT) as AsyncIterableIterator<[LiveEvent]>;
    const missed = this.keptEvents();
    return {
      async next() {
        const event = missed.shift();
        if (event) return { value: event, done: false };
        const { value, done } = (await coming.next()) as IteratorResult<[LiveEvent]>;
        return done ? { value: undefined, done } : { value: value[0], done: false };
      },
      async return() {
        await coming.return?.();
        return { value: undefined, done: true };
      },
      async throw(error) {
        await coming.throw?.(error);
        return { value: undefined, done: true };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  private keptEvents(): LiveEvent[] {
    const since = performance.now() - KEPT_MS;
    this.recent = this.recent.filter(({ at }) => at > since).slice(-MAX_KEPT);
    return this.recent.map(({ event }) => event);
  }

  onEvent(listener: (event: LiveEvent) => void): void {
    this.emitter.on(EVENT, listener);
  }

  private async connect(): Promise<void> {
    const client = newConnection(this.databaseUrl, 'huella live');
    client.on('notification', ({ payload }) => this.emit(payload));
    client.once('end', () => this.onEnd(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${LIVE_CHANNEL}`);
      this.isListening = true;
      this.tell({ kind: 'RESYNC' });
      this.scheduleHeartbeat(client);
    } catch {
      cutConnection(client);
    }
  }

  private scheduleHeartbeat(client: pg.Client): void {
    this.heartbeatTimer = setTimeout(() => void this.checkListening(client), this.heartbeat.interval).unref();
  }

  /** A network that drops all packets reports no error: only an unanswered query reveals it. */
  private async checkListening(client: pg.Client): Promise<void> {
    const deadline = setTimeout(() => cutConnection(client), this.heartbeat.timeout).unref();
    try {
      const { rows } = await client.query<{ channel: string }>('select pg_listening_channels() as channel');
      if (rows.some(({ channel }) => channel === LIVE_CHANNEL)) this.scheduleHeartbeat(client);
      else cutConnection(client);
    } catch {
      cutConnection(client);
    } finally {
      clearTimeout(deadline);
    }
  }

  private onEnd(client: pg.Client): void {
    if (this.client !== client || this.stopped) return;
    if (this.isListening) this.logger.warn('the live connection to the database was lost');
    this.isListening = false;
    clearTimeout(this.heartbeatTimer);
    setTimeout(() => {
      if (!this.stopped) void this.connect();
    }, RECONNECT_MS).unref();
  }

  private emit(payload: string | undefined): void {
    if (!payload) return;
    const { from, ...event } = JSON.parse(payload) as LiveEvent & { readonly from?: string };
    if (from === this.instance) this.ownEvents.shift();
    this.tell(event);
  }

  private tell(event: LiveEvent): void {
    this.recent.push({ event, at: performance.now() });
    if (this.recent.length > 2 * MAX_KEPT) this.keptEvents();
    this.emitter.emit(EVENT, event);
  }
}
