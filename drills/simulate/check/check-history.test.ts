import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Outcome, Seen } from '../calls/answers.mjs';
import type { Sent } from '../calls/request.mjs';
import type { Call, Plan, Time } from '../plan/plan.mjs';
import { checkHistory } from './check-history.mjs';
import type { Entry } from './history.mjs';

const plan: Plan = { actors: [], patients: 1, supplies: [{ name: 'Algodón', stock: 5 }], faults: [] };
const at = (start: number, minutes: 60 | 120 = 60): Time => ({
  agenda: 'PODIATRY',
  day: '2031-01-07',
  start: start * 60,
  minutes,
});
const done = (seen: Seen = {}): Outcome => ({ kind: 'DONE', seen });
const unknown: Outcome = { kind: 'UNKNOWN', why: '503' };

/** A call with the id `call <invoked>`. */
function entry(invoked: number, returned: number, action: object, outcome: Outcome, sent: Sent = {}): Entry {
  const facts = { id: `call ${invoked}`, epoch: 0, api: 'REST', instance: 0 };
  const isOpen = outcome.kind === 'UNKNOWN';
  return {
    call: { ...facts, ...action } as Call,
    sent,
    invoked,
    returned: isOpen ? Infinity : returned,
    milliseconds: 1,
    outcome,
  };
}
const book = (invoked: number, returned: number, time: Time, outcome: Outcome) =>
  entry(invoked, returned, { kind: 'BOOK', time }, outcome);
const change = (invoked: number, returned: number, subject: string, time: Time, outcome: Outcome) =>
  entry(invoked, returned, { kind: 'CHANGE', subjects: [subject], time, status: 'BOOKED' }, outcome, {
    subject,
  });
const use = (invoked: number, returned: number, quantity: number, outcome: Outcome) =>
  entry(invoked, returned, { kind: 'WRITE_RECORD', patient: 0, lines: [{ supply: 0, quantity }] }, outcome);
const look = (invoked: number, returned: number, stock: number) =>
  entry(invoked, returned, { kind: 'READ_SUPPLY', supply: 0 }, done({ supplies: [{ id: 0, stock }] }));

const faults = (...history: Entry[]) => checkHistory(history, plan, new Map()).faults.map(({ what }) => what);
const TAKEN: Outcome = { kind: 'SLOT_TAKEN' };

describe('the agenda', () => {
  it('allows refusing two hours because of a single taken half hour', () => {
    expect(faults(book(1, 2, at(10), done()), book(3, 4, at(9.5), TAKEN))).toEqual([]);
  });

  it('reports the refusal of a free half hour', () => {
    expect(faults(book(1, 2, at(10), done()), book(3, 4, at(11), TAKEN))).toEqual([
      expect.stringMatching(/none of them can have been the reason/),
    ]);
  });

  it('allows refusing an hour that a call without a response may have taken', () => {
    expect(faults(book(1, 2, at(10), unknown), book(3, 4, at(10), TAKEN))).toEqual([]);
  });

  it('frees all half hours of an appointment that moves', () => {
    const moved = change(3, 4, 'call 1', at(15, 120), done());
    expect(faults(book(1, 2, at(10), done()), moved, book(5, 6, at(10), done()))).toEqual([]);
    expect(faults(book(1, 2, at(10), done()), moved, book(5, 6, at(16), done()))).not.toEqual([]);
  });

  it('reports a 404 for an existing appointment', () => {
    const edited = change(3, 4, 'call 1', at(15), { kind: 'NOT_FOUND' });
    expect(faults(book(1, 2, at(10), done()), edited)).toEqual([
      expect.stringMatching(/^appointment or record call 1: not linearizable/),
    ]);
  });
});

describe('the stock', () => {
  it('allows using up the stock and then refusals with the remaining stock', () => {
    const short: Outcome = { kind: 'SHORT', stocks: [1] };
    expect(faults(use(1, 2, 4, done()), use(3, 4, 2, short), look(5, 6, 1))).toEqual([]);
  });

  it('reports stock used below zero', () => {
    expect(faults(use(1, 3, 4, done()), use(2, 4, 2, done()))).toEqual([
      expect.stringMatching(/^supply 0: not linearizable/),
    ]);
  });

  it('reports the refusal of a use with enough stock', () => {
    expect(faults(use(1, 2, 2, { kind: 'SHORT', stocks: [5] }))).not.toEqual([]);
  });

  it('allows both outcomes for the stock after a call without a response', () => {
    expect(faults(use(1, 2, 4, unknown), look(3, 4, 1))).toEqual([]);
    expect(faults(use(1, 2, 4, unknown), look(3, 4, 5))).toEqual([]);
    expect(faults(use(1, 2, 4, unknown), look(3, 4, 1), look(5, 6, 5))).not.toEqual([]);
  });
});

it('reports an impossible response', () => {
  expect(faults(book(1, 2, at(10), { kind: 'WRONG', why: '500' }))).toEqual([
    'an answer that nothing explains: BOOK',
  ]);
});

it('imports nothing from the product into the simulation’s model, check and plan', () => {
  const folders = ['model', 'check', 'plan'].map((name) => path.join(import.meta.dirname, '..', name));
  const sources = folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8')),
  );
  const imported = sources.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from));
  expect(sources.length).toBeGreaterThan(10);
  expect(
    imported.filter((from) => !/^\.\.?\/[a-z-]+(\/[a-z-]+)?\.mjs$|^node:crypto$/.test(from ?? '')),
  ).toEqual([]);
});
