import pg from 'pg';
import { cutConnection, onAnyAnswer } from './connection.js';
import { DatabaseAway } from './database-away.js';
import { inTicks, type Ticks } from './ticks.js';

/** One of the pool's connections; times in ticks. */
interface Line {
  heardAt: number;
  outSince: number;
  isOut: boolean;
  patience: number;
}

/**
 * How long a connection that is in use may be silent. The server ends every statement, and every transaction that
 * waits for its program, before or soon after that: the connection is dead, or whoever uses it has forgotten it.
 */
const PATIENCE = inTicks(4_000);
/** A connection that lay idle for this long is asked for a sign of life before it is used. */
const STALE_AFTER = inTicks(500);
const SIGN_OF_LIFE_WITHIN = inTicks(1_000);

/** A pool that hears its connections: none is handed out dead, and none keeps anybody waiting for ever. */
export class WatchedPool {
  /** The tick at which the server last said anything, on any connection. */
  heardAt: number;
  private readonly pool: pg.Pool;
  private readonly lines = new Map<pg.PoolClient, Line>();
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    options: pg.PoolConfig,
    private readonly ticks: Ticks,
  ) {
    this.heardAt = ticks.now;
    this.pool = new pg.Pool(options);
    // The query that runs fails as well; an event that nobody hears would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => this.watch(client));
    this.pool.on('acquire', (client) => this.note(client, true));
    this.pool.on('release', (_error, client) => this.note(client, false));
    this.pool.on('remove', (client) => this.lines.delete(client as pg.PoolClient));
  }

  /** Whether anybody waits for a connection or holds one. */
  get isInUse(): boolean {
    return this.waiting.size > 0 || this.pool.totalCount > this.pool.idleCount;
  }

  /** A connection that lives. @throws DatabaseAway when the pool is abandoned meanwhile; else what pg throws. */
  async connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.checkOut();
      const line = this.lines.get(client);
      if (!line || line.outSince - line.heardAt < STALE_AFTER) return client;
      if (await this.givesSign(client, line)) return client;
    }
  }

  /** Cuts the connections in use that were silent for too long. To be called at each tick. */
  cutSilent(): void {
    for (const [client, { isOut, heardAt, outSince, patience }] of this.lines) {
      if (isOut && this.ticks.now - Math.max(heardAt, outSince) >= patience) cutConnection(client);
    }
  }

  /** Fails whatever is under way, at once, and leaves no connection behind. */
  abandon(): void {
    const away = new DatabaseAway();
    for (const reject of this.waiting) reject(away);
    this.waiting.clear();
    for (const client of this.lines.keys()) cutConnection(client);
    void this.pool.end().catch(() => undefined);
  }

  /** Resolves when everybody has given theirs back. */
  async end(): Promise<void> {
    await this.pool.end();
  }

  private checkOut(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.pool.connect((error, client) => {
        const isWaiting = this.waiting.delete(reject);
        if (!client) reject(error ?? new DatabaseAway());
        else if (isWaiting) resolve(releasableTwice(client));
        else client.release(true);
      });
    });
  }

  private async givesSign(client: pg.PoolClient, line: Line): Promise<boolean> {
    line.patience = SIGN_OF_LIFE_WITHIN;
    try {
      await client.query('select 1');
      line.patience = PATIENCE;
      return true;
    } catch {
      client.release(true);
      this.cutIdle();
      return false;
    }
  }

  /** What lay idle as long as a connection that is dead is not tried one by one. */
  private cutIdle(): void {
    for (const [client, { isOut, heardAt }] of this.lines) {
      if (!isOut && this.ticks.now - heardAt >= STALE_AFTER) cutConnection(client);
    }
  }

  private watch(client: pg.PoolClient): void {
    const line = { heardAt: this.ticks.now, outSince: this.ticks.now, isOut: false, patience: PATIENCE };
    this.lines.set(client, line);
    this.heardAt = this.ticks.now;
    onAnyAnswer(client, () => {
      line.heardAt = this.ticks.now;
      this.heardAt = this.ticks.now;
    });
    client.on('error', () => undefined);
    // Kysely never gives a connection back on which `begin` failed: its place in the pool would be lost for good.
    client.once('end', () => {
      if (line.isOut) client.release(true);
    });
  }

  private note(client: pg.PoolClient, isOut: boolean): void {
    const line = this.lines.get(client);
    if (!line) return;
    line.isOut = isOut;
    line.outSince = this.ticks.now;
  }
}

/** Whoever gives back a connection that was taken from them already does no harm. */
function releasableTwice(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isReleased = false;
  client.release = (error) => {
    if (!isReleased) release(error);
    isReleased = true;
  };
  return client;
}
