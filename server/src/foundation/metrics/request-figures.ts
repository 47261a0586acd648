import type { Labels, Metric, Sample } from './exposition.js';

/** Upper bounds, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RouteFigures {
  readonly labels: Labels;
  readonly byStatus: Map<number, number>;
  /** How many fell into each bucket; the last count is for those above all bounds. */
  readonly buckets: number[];
  seconds: number;
}

/** Each client file has its own route. */
const FILES = '/assets/';

/** Counts and durations of requests, by the route's pattern, because URLs contain RUTs. */
export class RequestFigures {
  private readonly routes = new Map<string, RouteFigures>();

  /** @param route its pattern; undefined if none matched. */
  count(method: string, route: string | undefined, status: number, milliseconds: number): void {
    const figures = this.figuresOf(route === undefined ? 'any' : method, route ?? 'unknown');
    figures.byStatus.set(status, (figures.byStatus.get(status) ?? 0) + 1);
    const seconds = milliseconds / 1000;
    figures.seconds += seconds;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? BUCKETS.length : bucket;
    figures.buckets[index] = (figures.buckets[index] ?? 0) + 1;
  }

  metrics(): Metric[] {
    const routes = [...this.routes.values()];
    return [
      {
        name: 'huella_requests_total',
        help: 'Answered requests, by route and status.',
        type: 'counter',
        samples: routes.flatMap(({ labels, byStatus }) =>
          [...byStatus].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value })),
        ),
      },
      {
        name: 'huella_request_duration_seconds',
        help: 'Time from a request to the end of its answer, by route.',
        type: 'histogram',
        samples: routes.flatMap(histogram),
      },
    ];
  }

  private figuresOf(method: string, pattern: string): RouteFigures {
    const route = pattern.startsWith(FILES) ? `${FILES}*` : pattern;
    const key = `${method} ${route}`;
    let figures = this.routes.get(key);
    if (!figures) {
      const buckets = Array.from({ length: BUCKETS.length + 1 }, () => 0);
      figures = { labels: { method, route }, byStatus: new Map(), buckets, seconds: 0 };
      this.routes.set(key, figures);
    }
    return figures;
  }
}

function histogram({ labels, buckets, seconds }: RouteFigures): Sample[] {
  let count = 0;
  const bounds = [...BUCKETS.map(String), '+Inf'];
  const samples: Sample[] = bounds.map((le, index) => {
    count += buckets[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [...samples, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: count }];
}
