import pg from 'pg';
import { cutConnection, onData } from './connection.js';
import { DatabaseUnavailable } from './database-unavailable.js';
import { inTicks, type Ticks } from './ticks.js';

/** Counts of connections, and of callers waiting for one. */
export interface PoolFigures {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Times in ticks. */
interface ConnectionState {
  lastDataAt: number;
  checkedOutAt: number;
  isCheckedOut: boolean;
  timeout: number;
}

/**
 * How long a connection in use may be silent. The server's own timeouts (timeouts.ts) end every statement and idle
 * transaction before that or soon after, so a silent connection is dead or leaked.
 */
const SILENCE_TIMEOUT = inTicks(4_000);
/** A connection idle for this long is probed before use. */
const STALE_AFTER = inTicks(500);
const PROBE_TIMEOUT = inTicks(1_000);

/** A pool that watches the data of its connections, never hands out a dead one, and cuts silent ones. */
export class WatchedPool {
  /** The tick at which data last arrived on any connection. */
  lastDataAt: number;
  private readonly pool: pg.Pool;
  private readonly states = new Map<pg.PoolClient, ConnectionState>();
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    options: pg.PoolConfig,
    private readonly ticks: Ticks,
  ) {
    this.lastDataAt = ticks.now;
    this.pool = new pg.Pool(options);
    // The running query fails as well; an unhandled 'error' event would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => this.watch(client));
    this.pool.on('acquire', (client) => this.setCheckedOut(client, true));
    this.pool.on('release', (_error, client) => this.setCheckedOut(client, false));
    this.pool.on('remove', (client) => this.states.delete(client as pg.PoolClient));
  }

  /** Whether a caller has or is waiting for a connection. */
  get isInUse(): boolean {
    return this.waiting.size > 0 || this.pool.totalCount > this.pool.idleCount;
  }

  get figures(): PoolFigures {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** @throws DatabaseUnavailable if the pool is abandoned in the meantime; otherwise pg's errors. */
  async connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.checkOut();
      const state = this.states.get(client);
      if (!state || state.checkedOutAt - state.lastDataAt < STALE_AFTER) return client;
      if (await this.isAlive(client, state)) return client;
    }
  }

  /** Call at each tick. */
  cutSilent(): void {
    for (const [client, { isCheckedOut, lastDataAt, checkedOutAt, timeout }] of this.states) {
      if (isCheckedOut && this.ticks.now - Math.max(lastDataAt, checkedOutAt) >= timeout)
        cutConnection(client);
    }
  }

  /** Fails everything in progress at once and closes all connections. */
  abandon(): void {
    const away = new DatabaseUnavailable();
    for (const reject of this.waiting) reject(away);
    this.waiting.clear();
    for (const client of this.states.keys()) cutConnection(client);
    void this.pool.end().catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.pool.end();
  }

  private checkOut(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.pool.connect((error, client) => {
        const isWaiting = this.waiting.delete(reject);
        if (!client) reject(error ?? new DatabaseUnavailable());
        else if (isWaiting) resolve(releasableTwice(client));
        else client.release(true);
      });
    });
  }

  private async isAlive(client: pg.PoolClient, state: ConnectionState): Promise<boolean> {
    state.timeout = PROBE_TIMEOUT;
    try {
      await client.query('select 1');
      state.timeout = SILENCE_TIMEOUT;
      return true;
    } catch {
      client.release(true);
      this.cutIdle();
      return false;
    }
  }

  /** Cuts all stale connections after one was found dead, instead of probing each. */
  private cutIdle(): void {
    for (const [client, { isCheckedOut, lastDataAt }] of this.states) {
      if (!isCheckedOut && this.ticks.now - lastDataAt >= STALE_AFTER) cutConnection(client);
    }
  }

  private watch(client: pg.PoolClient): void {
    const { now } = this.ticks;
    const state = { lastDataAt: now, checkedOutAt: now, isCheckedOut: false, timeout: SILENCE_TIMEOUT };
    this.states.set(client, state);
    this.lastDataAt = this.ticks.now;
    onData(client, () => {
      state.lastDataAt = this.ticks.now;
      this.lastDataAt = this.ticks.now;
    });
    client.on('error', () => undefined);
    // Kysely never releases a connection on which `begin` failed; without this, the pool would lose it for good.
    client.once('end', () => {
      if (state.isCheckedOut) client.release(true);
    });
  }

  private setCheckedOut(client: pg.PoolClient, isCheckedOut: boolean): void {
    const state = this.states.get(client);
    if (!state) return;
    state.isCheckedOut = isCheckedOut;
    state.checkedOutAt = this.ticks.now;
  }
}

/** Makes a second release harmless: a connection may have been taken away from its user. */
function releasableTwice(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isReleased = false;
  client.release = (error) => {
    if (!isReleased) release(error);
    isReleased = true;
  };
  return client;
}
