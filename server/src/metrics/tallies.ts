import { DELIVERY_FAILURES, type DeliveryFailure } from '#domain/webhooks/webhook.js';
import { Injectable } from '@nestjs/common';
import type { Metric } from './exposition.js';

/** 'taken': somebody else has the hour; 'too_many': over a limit; 'refused': for any other reason. */
export type BookingOutcome = 'made' | 'taken' | 'too_many' | 'refused';

/** What only the code that does it can count. It always counts, whether or not the metrics are served. */
@Injectable()
export class Tallies {
  private readonly bookings = new Map<BookingOutcome, number>([
    ['made', 0],
    ['taken', 0],
    ['too_many', 0],
    ['refused', 0],
  ]);
  private readonly graphqlErrors = new Map<string, number>();
  private readonly webhookTries = new Map<string, number>(
    [null, ...DELIVERY_FAILURES].map((failure) => [outcomeOf(failure), 0]),
  );

  countBooking(outcome: BookingOutcome): void {
    add(this.bookings, outcome);
  }

  countGraphqlError(code: string): void {
    add(this.graphqlErrors, code);
  }

  /** @param failure null where it was received. */
  countWebhookTry(failure: DeliveryFailure | null): void {
    add(this.webhookTries, outcomeOf(failure));
  }

  metrics(): Metric[] {
    return [
      {
        name: 'huella_bookings_total',
        help: 'Bookings that visitors and programs asked for, by outcome.',
        type: 'counter',
        samples: samplesOf(this.bookings, 'outcome'),
      },
      {
        name: 'huella_graphql_errors_total',
        help: 'Errors in answers of GraphQL over HTTP, by code.',
        type: 'counter',
        samples: samplesOf(this.graphqlErrors, 'code'),
      },
      {
        name: 'huella_webhook_tries_total',
        help: 'Tries to send an event to a webhook, by outcome.',
        type: 'counter',
        samples: samplesOf(this.webhookTries, 'outcome'),
      },
    ];
  }
}

const outcomeOf = (failure: DeliveryFailure | null): string => (failure ?? 'RECEIVED').toLowerCase();

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const samplesOf = (counts: ReadonlyMap<string, number>, label: string): Metric['samples'] =>
  [...counts].map(([key, value]) => ({ labels: { [label]: key }, value }));
