import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leftOfPack } from './pack.es.js';
import { expiryOf, type HeldPack, mayUse, packRefusal, proposedPack, settlementOf } from './pack.js';

const PACK: HeldPack = {
  id: 1,
  patientId: 7,
  members: [],
  soldOn: '2026-11-18',
  expiresOn: '2027-05-18',
  remaining: 2,
  isCancelled: false,
  covers: ['Láser', 'Láser de uñas'],
};

describe('A pack', () => {
  it('expires on the same day some months later, or on the last day of a shorter month', () => {
    expect([expiryOf('2026-11-18', 6), expiryOf('2026-08-31', 6), expiryOf('2027-08-31', 6)]).toEqual([
      '2027-05-18',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it.each([
    ['its treatment in another case, on its last day', PACK, 'LÁSER', '2027-05-18', undefined],
    ['a visit before it was sold', PACK, 'Láser', '2026-11-10', undefined],
    ['another treatment', PACK, 'Control', '2026-11-18', 'OTHER_TREATMENT'],
    ['a visit after its last day', PACK, 'Láser', '2027-05-19', 'EXPIRED'],
    ['a visit without sessions left', { ...PACK, remaining: 0 }, 'Láser', '2026-11-18', 'SPENT'],
    ['any visit once cancelled', { ...PACK, isCancelled: true }, 'Láser', '2026-11-18', 'CANCELLED'],
  ])('decides whether a pack covers %s', (_, pack, treatment, day, refusal) => {
    expect(packRefusal(pack, treatment, day)).toBe(refusal);
  });

  it('proposes the oldest pack that fits', () => {
    const spent = { ...PACK, id: 2, soldOn: '2026-01-01', remaining: 0 };
    const older = { ...PACK, id: 3, soldOn: '2026-10-01' };
    const sameDay = { ...PACK, id: 4, soldOn: '2026-10-01' };
    expect(proposedPack([PACK, spent, sameDay, older], 'Láser', '2026-11-20', 7)?.id).toBe(3);
    expect(proposedPack([spent], 'Láser', '2026-11-20', 7)).toBeUndefined();
  });
});

describe('A pack of another person', () => {
  const members = [{ patientId: 7, removedAt: null }];
  const theirs = { ...PACK, id: 5, patientId: 8, members, soldOn: '2026-01-01' };
  it('proposes a pack of another person only after the patient’s own', () => {
    expect(proposedPack([theirs, PACK], 'Láser', '2026-11-20', 7)?.id).toBe(1);
    expect(proposedPack([theirs, { ...PACK, remaining: 0 }], 'Láser', '2026-11-20', 7)?.id).toBe(5);
  });

  it('does not propose a gift to its buyer', () => {
    expect(proposedPack([{ ...PACK, patientId: null }], 'Láser', '2026-11-20', 7)).toBeUndefined();
  });

  it('lets the named patients use a pack until they are removed', () => {
    const members = [
      { patientId: 7, removedAt: null },
      { patientId: 6, removedAt: '2026-11-20T12:00:00Z' },
    ];
    const users = [8, 7, 6, 5].filter((visitor) => mayUse({ patientId: 8, members }, visitor));
    expect(users).toEqual([8, 7]);
  });

  it('names the owner of a shared pack to another patient who may use it', () => {
    const left = { patientId: 8, ownerName: 'Rosa Soto', remaining: 1, sessions: 5 };
    expect(leftOfPack(left, 7)).toBe('queda 1 de 5 (de Rosa Soto)');
    expect(leftOfPack(left, 8)).toBe('queda 1 de 5');
    expect(leftOfPack({ ...left, patientId: null, ownerName: null, remaining: 2 }, 7)).toBe(
      'quedan 2 de 5 (de otra persona)',
    );
  });
});

describe('A cancelled pack', () => {
  const terms = { price: 100_000, sessions: 5 };
  it.each([
    [0, 100_000, { kept: 0, refund: 100_000 }],
    [2, 100_000, { kept: 40_000, refund: 60_000 }],
    [5, 100_000, { kept: 100_000, refund: 0 }],
    [2, 60_000, { kept: 40_000, refund: 20_000 }],
    [2, 10_000, { kept: 40_000, refund: 0 }],
    [0, 0, { kept: 0, refund: 0 }],
  ])('settles a cancelled pack with %i of 5 sessions used and %i paid as %j', (used, paid, settlement) => {
    expect(settlementOf(terms, used, paid)).toEqual(settlement);
  });

  it('gives whole pesos back if the price of a session is no whole number', () => {
    expect(settlementOf({ price: 100_000, sessions: 3 }, 2, 100_000)).toEqual({
      kept: 66_667,
      refund: 33_333,
    });
    expect(settlementOf({ price: 999_999_999, sessions: 50 }, 1, 999_999_999)).toEqual({
      kept: 20_000_000,
      refund: 979_999_999,
    });
  });

  it('divides the paid amount of a cancelled pack between patient and clinic, to the peso', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(50),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (price, sessions, use, share) => {
          const used = Math.min(use, sessions);
          const paid = Math.floor(price * share);
          const { kept, refund } = settlementOf({ price, sessions }, used, paid);
          return (
            Number.isInteger(refund) && kept >= 0 && kept <= price && refund === Math.max(0, paid - kept)
          );
        },
      ),
    );
  });
});
