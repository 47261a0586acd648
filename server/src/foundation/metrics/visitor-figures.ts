import type { Metric } from './exposition.js';

type CountsByWork = Readonly<Record<string, number>>;

/** Counted in the queue of visitors' requests, by whether they read or change something. */
interface QueueFigures {
  readonly waiting: CountsByWork;
  readonly refused: CountsByWork;
}

export const visitorFigures = ({ waiting, refused }: QueueFigures): Metric[] => [
  {
    name: 'huella_visitors_waiting',
    help: "Visitors' requests that wait for their turn, by what they do.",
    type: 'gauge',
    samples: samplesOf(waiting),
  },
  {
    name: 'huella_visitors_refused_total',
    help: "Visitors' requests that were refused because there were too many, by what they do.",
    type: 'counter',
    samples: samplesOf(refused),
  },
];

const samplesOf = (counts: CountsByWork): Metric['samples'] =>
  Object.entries(counts).map(([work, value]) => ({ labels: { work }, value }));
