import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type Metric } from './exposition.js';

const NANOSECONDS = 1e-9;
const RESOLUTION_MS = 10;

/** The process's own metrics, with the names that Prometheus' client for Node uses and dashboards expect. */
export class ProcessFigures {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.delay.enable();
  }

  /** The event loop's delays are those since the last call. */
  metrics(): Metric[] {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const metrics: Metric[] = [
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time of all threads.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge('process_uptime_seconds', 'Time since the start.', process.uptime()),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Used part of the heap of V8.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Heap of V8.', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers beside the heap.', external),
      gauge(
        'nodejs_eventloop_lag_p50_seconds',
        'Median delay of the event loop since the last scrape.',
        this.delay.percentile(50) * NANOSECONDS,
      ),
      gauge(
        'nodejs_eventloop_lag_p99_seconds',
        '99th percentile of the delay of the event loop since the last scrape.',
        this.delay.percentile(99) * NANOSECONDS,
      ),
      gauge(
        'nodejs_eventloop_lag_max_seconds',
        'Longest delay of the event loop since the last scrape.',
        this.delay.max * NANOSECONDS,
      ),
    ];
    this.delay.reset();
    return metrics;
  }

  stop(): void {
    this.delay.disable();
  }
}
