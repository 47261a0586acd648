import { describe, expect, it } from '@jest/globals';
import { makePlan } from './plan.mjs';

const options = { seed: '7', operations: 3_000, actors: 20, faults: 8 };
const plan = makePlan(options);
const calls = plan.actors.flatMap((actor) => actor.calls);

describe('the plan', () => {
  it('plans the same for the same seed, and differently for another', () => {
    expect(makePlan(options)).toEqual(plan);
    expect(makePlan({ ...options, seed: '8' }).actors).not.toEqual(plan.actors);
  });

  it('plans the requested number of calls, each with a unique id', () => {
    expect(calls).toHaveLength(3_000);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(3_000);
  });

  it('plans every kind of call for both APIs of both instances', () => {
    const kinds = new Set(calls.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'AVAILABILITY',
      'BOOK',
      'CANCEL',
      'CHANGE',
      'CREATE',
      'DELETE',
      'EDIT_RECORD',
      'LIST_DAY',
      'LIST_SUPPLIES',
      'READ_SUPPLY',
      'SET_STOCK',
      'WRITE_RECORD',
    ]);
    const ways = new Set(calls.map(({ kind, api, instance }) => `${kind} ${api} ${instance}`));
    expect(ways.size).toBe(kinds.size * 4);
  });

  it('plans only hours of working days', () => {
    const times = calls.flatMap((call) => ('time' in call ? [call.time] : []));
    expect(times.every(({ start, minutes }) => start >= 540 && start + minutes <= 1140)).toBe(true);
    expect(times.some(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)).toBe(false);
    expect(times.every(({ day }) => /-0[1-3]-/.test(day))).toBe(true);
  });

  it('plans calls on objects that other calls create', () => {
    const makers = new Set(calls.filter(({ kind }) => /BOOK|CREATE|WRITE/.test(kind)).map(({ id }) => id));
    const subjects = calls.flatMap((call) => ('subjects' in call ? call.subjects : []));
    expect(subjects.length).toBeGreaterThan(100);
    expect(subjects.filter((subject) => !makers.has(subject))).toEqual([]);
  });

  it('plans each kind of fault before it repeats one', () => {
    expect(new Set(plan.faults.slice(0, 5).map(({ kind }) => kind)).size).toBe(5);
    expect(plan.faults.every(({ after }) => after > 0 && after < 3_000)).toBe(true);
  });
});
