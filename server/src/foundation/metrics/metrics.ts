import { Injectable } from '@nestjs/common';
import { RequestPool } from '../database/connections/request-pool.js';
import { LiveBus } from '../live/live-bus.js';
import { exposition, gauge, type Metric } from './exposition.js';
import { Counters } from './counters.js';

/** @returns the current measurements; it may query the database. */
export type MetricSource = () => Promise<readonly Metric[]>;

/** A scrape must end before Prometheus gives up, after 10 seconds. */
const DATABASE_TIMEOUT_MS = 3_000;

/** Collects the product's metrics. Labels contain no personal data, and have few values. */
@Injectable()
export class Metrics {
  private readonly own: (() => readonly Metric[])[] = [];
  private readonly stored: MetricSource[] = [];
  private scraping: Promise<string> | undefined;

  constructor(
    private readonly pool: RequestPool,
    private readonly live: LiveBus,
    private readonly tallies: Counters,
  ) {}

  /** Adds metrics that this process knows without a query. */
  add(source: () => readonly Metric[]): void {
    this.own.push(source);
  }

  /** Adds metrics that come from the database. */
  addStored(source: MetricSource): void {
    this.stored.push(source);
  }

  /** In Prometheus' text format. Metrics that the database can't provide are left out. */
  text(): Promise<string> {
    this.scraping ??= this.scrape().finally(() => (this.scraping = undefined));
    return this.scraping;
  }

  private async scrape(): Promise<string> {
    const stored = await inTime(this.readStored());
    return exposition([
      ...this.own.flatMap((source) => source()),
      ...this.tallies.metrics(),
      ...this.connections(),
      gauge('huella_database_up', 'Whether the database has answered the last scrape.', stored ? 1 : 0),
      ...(stored ?? []),
    ]);
  }

  private async readStored(): Promise<Metric[]> {
    const metrics: Metric[] = [];
    for (const source of this.stored) metrics.push(...(await source()));
    return metrics;
  }

  private connections(): Metric[] {
    const { inUse, idle, waiting } = this.pool.figures();
    return [
      {
        name: 'huella_pool_connections',
        help: 'Connections of the request pool, by state.',
        type: 'gauge',
        samples: [
          { labels: { state: 'in_use' }, value: inUse },
          { labels: { state: 'idle' }, value: idle },
        ],
      },
      gauge('huella_pool_waiting', 'Requests that wait for a connection.', waiting),
      gauge(
        'huella_live_listening',
        'Whether changes of other instances arrive.',
        this.live.isListening ? 1 : 0,
      ),
    ];
  }
}

/** @returns undefined if it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), DATABASE_TIMEOUT_MS);
  });
  const result = await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
  return result;
}
