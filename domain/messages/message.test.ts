import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MESSAGE_CHANNEL_LABELS, MESSAGE_KIND_LABELS, MESSAGE_STATE_LABELS } from './message.es.js';
import {
  afterFailure,
  afterReport,
  MESSAGE_STATES,
  type ReportedState,
  reasonNotToNotify,
} from './message.js';
import { whatsappLink } from './message-link.js';

describe('a report from the channel', () => {
  it.each([
    ['SENDING', 'SENT', 'SENT'],
    ['SENT', 'DELIVERED', 'DELIVERED'],
    ['DELIVERED', 'READ', 'READ'],
    ['SENDING', 'READ', 'READ'],
    ['UNCERTAIN', 'DELIVERED', 'DELIVERED'],
    ['UNCERTAIN', 'FAILED', 'FAILED'],
    ['SENT', 'FAILED', 'FAILED'],
    ['FAILED', 'DELIVERED', 'DELIVERED'],
  ] as const)('changes the state %s on the report %s to %s', (state, reported, after) =>
    expect(afterReport(state, reported)).toBe(after),
  );

  it.each([
    ['READ', 'DELIVERED'],
    ['READ', 'SENT'],
    ['DELIVERED', 'SENT'],
    ['DELIVERED', 'FAILED'],
    ['READ', 'FAILED'],
    ['READ', 'READ'],
    ['QUEUED', 'FAILED'],
    ['WITHDRAWN', 'FAILED'],
    ['DISCARDED', 'FAILED'],
  ] as const)('keeps a message’s state %s on the report %s', (state, reported) =>
    expect(afterReport(state, reported)).toBe(state),
  );

  it('brings a message to the same state whatever the order and number of reports', () => {
    const reports = fc.shuffledSubarray<ReportedState>(['SENT', 'DELIVERED', 'READ'], { minLength: 1 });
    fc.assert(
      fc.property(reports, (order) => {
        const end = [...order, ...order].reduce(afterReport, 'SENDING' as never);
        const furthest = (['READ', 'DELIVERED', 'SENT'] as const).find((state) => order.includes(state));
        expect(end).toBe(furthest);
      }),
    );
  });
});

describe('an appointment', () => {
  const now = { date: '2026-11-18', minutes: 720 };
  const at = (date: string, startMinute: number, status = 'BOOKED' as const) => ({
    date,
    startMinute,
    status,
  });

  it.each([
    [at('2026-11-18', 721), undefined],
    [at('2026-11-19', 0), undefined],
    [at('2026-11-18', 720), 'PAST'],
    [at('2026-11-17', 1_400), 'PAST'],
    [{ ...at('2026-11-19', 600), status: 'CONFIRMED' as const }, undefined],
    [{ ...at('2026-11-19', 600), status: 'CANCELLED' as const }, 'CANCELLED'],
    [{ ...at('2026-11-19', 600), status: 'COMPLETED' as const }, 'COMPLETED'],
  ])('gives for %j the reason not to notify %s', (appointment, silence) =>
    expect(reasonNotToNotify(appointment, now)).toBe(silence),
  );
});

describe('a message that the channel did not accept', () => {
  it('waits longer after each failed try, and gives up after the fifth', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => afterFailure(tries, true))).toEqual([
      { state: 'QUEUED', waitSeconds: 30 },
      { state: 'QUEUED', waitSeconds: 120 },
      { state: 'QUEUED', waitSeconds: 600 },
      { state: 'QUEUED', waitSeconds: 1_800 },
      { state: 'FAILED', waitSeconds: 0 },
      { state: 'FAILED', waitSeconds: 0 },
    ]);
  });

  it('waits as long as the channel asks, and never less than the back-off', () => {
    expect(afterFailure(1, true, 300).waitSeconds).toBe(300);
    expect(afterFailure(3, true, 300).waitSeconds).toBe(600);
  });

  it('fails a message at once if the reason is permanent', () => {
    expect(afterFailure(1, false, 300)).toEqual({ state: 'FAILED', waitSeconds: 0 });
  });
});

describe('a link to WhatsApp', () => {
  it('links to WhatsApp with the digits of the number and the whole text', () => {
    const text = 'Hola Rosa & Ñandú:\n¿a las 10:00? 100% #1 +56 😀';
    const link = new URL(whatsappLink('+56912345678', text));
    expect(link.href.startsWith('https://wa.me/56912345678?text=')).toBe(true);
    expect(link.searchParams.get('text')).toBe(text);
  });

  it('links to WhatsApp without a number, and with half a surrogate pair', () => {
    expect(whatsappLink('', 'Hola')).toBe('https://wa.me/?text=Hola');
    expect(whatsappLink('', '\ud83d')).toBe('https://wa.me/?text=%EF%BF%BD');
  });
});

it('finds a distinct label for each message state, kind and channel', () => {
  for (const labels of [MESSAGE_STATE_LABELS, MESSAGE_KIND_LABELS, MESSAGE_CHANNEL_LABELS]) {
    const words = Object.values(labels);
    expect(new Set(words).size).toBe(words.length);
  }
  expect(Object.keys(MESSAGE_STATE_LABELS)).toEqual([...MESSAGE_STATES]);
});
