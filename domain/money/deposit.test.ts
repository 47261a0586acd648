import { describe, expect, it } from '@jest/globals';
import {
  cancelledDeposit,
  depositConditions,
  depositInWords,
  depositNews,
  depositPartInWords,
} from './deposit.es.js';
import {
  type DepositState,
  type DepositTerms,
  depositOf,
  depositParts,
  isKeptOnCancelling,
  isMovedOut,
  isWholeAccount,
  mayNeedDeposit,
} from './deposit.js';

const TERMS: DepositTerms = {
  bank: 'Banco Demo',
  kind: 'SIGHT',
  number: '12-3',
  holder: 'Clínica Demo',
  rut: '760864285',
  email: '',
  terms: '',
  noticeHours: 24,
  releaseHours: null,
};
const HOUR = { date: '2026-11-23', startMinute: 10 * 60, status: 'BOOKED', attendance: null } as const;
const BEFORE = { date: '2026-11-23', minutes: 9 * 60 };

describe('the deposit of a treatment', () => {
  it('asks for a deposit once the account is complete, also without an e-mail address', () => {
    expect(depositOf(10_000, TERMS)).toBe(10_000);
    expect([depositOf(null, TERMS), depositOf(0, TERMS)]).toEqual([null, null]);
    for (const missing of [
      { bank: '' },
      { kind: null },
      { number: '' },
      { holder: '' },
      { rut: '' },
    ] as const) {
      expect(isWholeAccount({ ...TERMS, ...missing })).toBe(false);
      expect(depositOf(10_000, { ...TERMS, ...missing })).toBeNull();
    }
  });

  it('describes the amount, the time to pay and the notice', () => {
    expect(depositConditions(10_000, { ...TERMS, releaseHours: 1 })).toEqual([
      'Este tratamiento se reserva con un abono de $10.000 por transferencia, que se descuenta del total.',
      'Transfiéralo dentro de 1 hora después de reservar; si no, la hora puede quedar libre.',
      'Si cancela con al menos 24 horas de anticipación, se le devuelve; después, la clínica lo retiene.',
      'Puede cambiar su hora una vez con el mismo abono.',
    ]);
    expect(depositConditions(10_000, { ...TERMS, noticeHours: 0 }).slice(1, 3)).toEqual([
      'Transfiéralo después de reservar.',
      'Si cancela antes de la hora, se le devuelve.',
    ]);
  });

  it.each([
    [true, HOUR, BEFORE],
    [true, { ...HOUR, status: 'CONFIRMED' }, BEFORE],
    [false, { ...HOUR, status: 'CANCELLED' }, BEFORE],
    [false, { ...HOUR, status: 'COMPLETED' }, BEFORE],
    [false, { ...HOUR, attendance: 'ARRIVED' }, BEFORE],
    [false, HOUR, { date: '2026-11-24', minutes: 0 }],
  ] as const)(
    'decides whether a deposit is asked for (%s) for the appointment %j at %j',
    (needs, hour, now) => {
      expect(mayNeedDeposit(hour, now)).toBe(needs);
    },
  );
});

describe('A cancellation', () => {
  it.each([
    [24, { date: '2026-11-22', minutes: 10 * 60 - 1 }, false],
    [24, { date: '2026-11-22', minutes: 10 * 60 + 1 }, true],
    [0, { date: '2026-11-23', minutes: 10 * 60 - 1 }, false],
    [720, { date: '2026-11-22', minutes: 0 }, true],
  ])(
    'decides whether a cancellation with %i hours of notice at %j keeps the deposit: %s',
    (noticeHours, now, isKept) => {
      expect(isKeptOnCancelling(HOUR, noticeHours, now)).toBe(isKept);
    },
  );

  it('keeps a deposit by the hours that pass, also over a night in which the clock changes', () => {
    const sunday = (date: string) => ({ date, startMinute: 10 * 60 });
    const at = (date: string, minutes: number) => ({ date, minutes });
    expect([
      // The night of April has an hour more, and that of September an hour less.
      isKeptOnCancelling(sunday('2026-04-05'), 24, at('2026-04-04', 11 * 60)),
      isKeptOnCancelling(sunday('2026-04-05'), 24, at('2026-04-04', 11 * 60 + 1)),
      isKeptOnCancelling(sunday('2026-09-06'), 24, at('2026-09-05', 9 * 60)),
      isKeptOnCancelling(sunday('2026-09-06'), 24, at('2026-09-05', 9 * 60 + 1)),
    ]).toEqual([false, true, false, true]);
  });

  it('says before and after a cancellation whether the deposit is returned', () => {
    expect(cancelledDeposit(10_000, true)).toContain('retendrá su abono de $10.000');
    expect(cancelledDeposit(10_000, false)).toContain('queda a su favor');
    const news = (
      state: DepositState,
      isCancelled: boolean,
      refunded = 0,
      kept = 10_000 - refunded,
    ): string => depositNews({ amount: 10_000, state, refunded, kept }, isCancelled);
    expect(news('KEPT', true)).toBe('La clínica retuvo el abono de $10.000, según sus condiciones.');
    expect(news('RECEIVED', true)).toContain('se lo devuelve');
    expect(news('PENDING', false)).toBe('Falta el abono de $10.000.');
    expect([news('PENDING', true), news('WAIVED', false)]).toEqual(['', '']);
    const back = 'La clínica le devolvió $4.000 de su abono de $10.000. ';
    expect([
      news('RECEIVED', false, 4_000),
      news('RECEIVED', true, 4_000),
      news('KEPT', true, 4_000),
    ]).toEqual([
      `${back}Los otros $6.000 se descuentan del total.`,
      `${back}$6.000 de su abono quedan a su favor.`,
      `${back}La clínica retuvo $6.000 de su abono, según sus condiciones.`,
    ]);
  });

  it('returns and keeps no part of the deposit that paid something else', () => {
    const news = (state: DepositState, kept: number): string =>
      depositNews({ amount: 10_000, state, refunded: 0, kept }, true);
    expect([news('RECEIVED', 6_000), news('RECEIVED', 0), news('KEPT', 6_000)]).toEqual([
      '$6.000 de su abono quedan a su favor.',
      '',
      'La clínica retuvo $6.000 de su abono, según sus condiciones.',
    ]);
  });
});

describe('the money of a deposit', () => {
  it('says how much of a deposit went back', () => {
    expect(depositInWords({ amount: 20_000, state: 'RECEIVED', refunded: 0 })).toBe('Abono recibido');
    expect(depositInWords({ amount: 20_000, state: 'RECEIVED', refunded: 5_000 })).toBe(
      'Abono recibido, devuelto $5.000 de $20.000',
    );
  });

  it('says what each part of a deposit paid, what went back and what is left', () => {
    const part = { paymentId: 1, amount: 10_000, uses: [], refunded: 0, left: 10_000 };
    const uses = [{ chargeId: 1, description: 'Láser', amount: 4_000 }];
    expect(depositPartInWords(part)).toBe('por usar $10.000');
    expect(depositPartInWords({ ...part, uses, refunded: 1_000, left: 3_000 })).toBe(
      'Láser $4.000 · otros cobros $2.000 · devuelto $1.000 · por usar $3.000',
    );
  });
});

it('allows one move with a deposit, and any number without', () => {
  expect(isMovedOut(null)).toBe(false);
  expect(isMovedOut({ state: 'PENDING', moves: 0 })).toBe(false);
  expect(isMovedOut({ state: 'RECEIVED', moves: 1 })).toBe(true);
  expect(isMovedOut({ state: 'WAIVED', moves: 1 })).toBe(false);
});

describe('the credits that pay a deposit', () => {
  const credits = (...amounts: number[]) =>
    amounts.map((amount, index) => ({ paymentId: index + 1, amount }));

  it.each([
    ['the oldest that is enough alone', credits(4_000, 12_000, 10_000), [{ paymentId: 2, amount: 10_000 }]],
    [
      'several, the oldest first, if none is enough alone',
      credits(6_000, 0, 3_000, 9_000),
      [
        { paymentId: 1, amount: 6_000 },
        { paymentId: 3, amount: 3_000 },
        { paymentId: 4, amount: 1_000 },
      ],
    ],
    ['none if all together are too little', credits(6_000, 3_999), []],
    ['none if there are none', [], []],
  ])('pays a deposit with %s', (_which, given, parts) => {
    expect(depositParts(10_000, given)).toEqual(parts);
  });
});
