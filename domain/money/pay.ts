import { addMonths, daysBetween, lastOfMonth, type LocalDate } from '../clinic-time.js';
import type { Clp } from '../stock/clp.js';

/**
 * How a professional is paid. `SALARIED`: a commission beside the salary, which is not paid here. `FEES`: the same as
 * fees, less the retention of the tax. `RENT`: the professional rents a box, and what they charge is their own income.
 */
export const PAY_KINDS = ['SALARIED', 'FEES', 'RENT'] as const;
export type PayKind = (typeof PAY_KINDS)[number];

/** `COLLECTED`: what patients paid of a charge, when they paid it. `CHARGED`: the charge itself, paid or not. */
export const PAY_BASES = ['COLLECTED', 'CHARGED'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** Hundredths of a percent: 3.250 is 32,5 %. */
export type BasisPoints = number;
export const WHOLE: BasisPoints = 10_000;

export const PAY_LIMITS = {
  /** Treatments with a percentage of their own. */
  rates: 100,
} as const;

/** How a professional is paid from a day until the next regime begins. */
export interface PayRegime {
  readonly kind: PayKind;
  readonly validFrom: LocalDate;
  /** 0 unless the kind is `RENT`. */
  readonly rent: Clp;
}

/**
 * The retention of fees by year, in basis points: Ley 21.133, transitory article 5 (Diario Oficial, 2 February 2019), and
 * article 74 No. 2 of the Ley sobre Impuesto a la Renta, which it changes; 10 % before.
 */
const RETENTION_FROM: ReadonlyArray<readonly [year: number, basisPoints: BasisPoints]> = [
  [2028, 1700],
  [2027, 1600],
  [2026, 1525],
  [2025, 1450],
  [2024, 1375],
  [2023, 1300],
  [2022, 1225],
  [2021, 1150],
  [2020, 1075],
];

/** The tax retained from the fees of a month. */
export const retentionIn = (month: LocalDate): BasisPoints =>
  RETENTION_FROM.find(([year]) => Number(month.slice(0, 4)) >= year)?.[1] ?? 1000;

/** A percentage of an amount, without the fraction of a peso: a reversed charge then takes back exactly its pay. */
export const shareOf = (base: Clp, basisPoints: BasisPoints): Clp => {
  const share = Math.trunc((base * basisPoints) / WHOLE);
  return share === 0 ? 0 : share;
};

/** The pay for one line of the ledger. */
export interface PaidLine {
  readonly kind: PayKind;
  readonly base: Clp;
  readonly amount: Clp;
}

/** The sums of a month's pay; `net` is what the professional gets, or owes the clinic if it is negative. */
export interface PaySums {
  readonly base: Clp;
  /** The sum of the lines. */
  readonly gross: Clp;
  /** 0 without fees. */
  readonly retentionBasisPoints: BasisPoints;
  readonly retention: Clp;
  readonly rent: Clp;
  readonly net: Clp;
}

/** @param regimes of the professional, in any order. */
export function sumsOfPay(
  lines: readonly PaidLine[],
  regimes: readonly PayRegime[],
  month: LocalDate,
): PaySums {
  const sum = (of: (line: PaidLine) => Clp): Clp => lines.reduce((all, line) => all + of(line), 0);
  const fees = sum(({ kind, amount }) => (kind === 'FEES' ? amount : 0));
  const gross = sum(({ amount }) => amount);
  // A document of fees is rounded as a whole; nothing is retained from a negative sum.
  const retentionBasisPoints = fees > 0 ? retentionIn(month) : 0;
  const retention = retentionBasisPoints === 0 ? 0 : Math.round((fees * retentionBasisPoints) / WHOLE);
  const rent = rentIn(regimes, month);
  return {
    base: sum(({ base }) => base),
    gross,
    retentionBasisPoints,
    retention,
    rent,
    net: gross - retention - rent,
  };
}

/** The rent of a month, by the days on which it holds, without the fraction of a peso. */
export function rentIn(regimes: readonly PayRegime[], month: LocalDate): Clp {
  const end = addMonths(month, 1);
  const days = daysBetween(month, end);
  const sorted = [...regimes].sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  return sorted.reduce((sum, { kind, validFrom, rent }, index) => {
    const next = sorted[index + 1]?.validFrom ?? end;
    const from = validFrom > month ? validFrom : month;
    const until = next < end ? next : end;
    return kind === 'RENT' && from < until ? sum + Math.floor((rent * daysBetween(from, until)) / days) : sum;
  }, 0);
}

/**
 * The first day whose lines count in a month: lines that came too late for a settled month count in the next unsettled
 * one, as late lines of the till count on the next open day.
 * @param settled the first days of the professional's settled months.
 */
export function countsFrom(month: LocalDate, settled: ReadonlySet<LocalDate>): LocalDate {
  let from = month;
  while (settled.has(addMonths(from, -1))) from = addMonths(from, -1);
  return from;
}

/** Whether a month can be settled: it ends before today. */
export const isOver = (month: LocalDate, today: LocalDate): boolean => lastOfMonth(month) < today;
