import type { LocalDate } from '#domain/clinic-time.js';
import { monthOf, type Period, wholeWeekOf, yearOf } from '#domain/reports/period.js';
import { useSearchParams } from 'react-router-dom';
import { freePeriodIn } from '../../../clinic/free-period';

export const PERIOD_CHOICES = { week: 'Semana', month: 'Mes', year: 'Año', other: 'Otro' } as const;
export type PeriodChoice = keyof typeof PERIOD_CHOICES;

const WORDS = { week: 'semana', year: 'ano', other: 'otro' } as const;
const WHOLE = { week: wholeWeekOf, month: monthOf, year: yearOf } as const;
type WholeChoice = keyof typeof WHOLE;

export interface ChosenPeriod extends Period {
  readonly choice: PeriodChoice;
}

const isSame = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

/** Whether it is a week, a month or a year from its first day to its last. */
function choiceOf(period: Period): PeriodChoice {
  const whole = (Object.keys(WHOLE) as WholeChoice[]).find((one) => isSame(WHOLE[one](period.from), period));
  return whole ?? 'other';
}

/**
 * ?periodo=semana, ?periodo=ano, ?desde=2026-11-02&hasta=2026-11-08; this month otherwise. With ?periodo=otro, the days
 * stay open for typing, whatever they are.
 */
export function periodIn(params: URLSearchParams, today: LocalDate): ChosenPeriod {
  const word = params.get('periodo');
  const days = freePeriodIn(params);
  if (days) return { choice: word === WORDS.other ? 'other' : choiceOf(days), ...days };
  const choice = word === WORDS.week ? 'week' : word === WORDS.year ? 'year' : 'month';
  return { choice, ...WHOLE[choice](today) };
}

/** The address of a period; without days for the one of today. */
function wordsOf({ choice, from, to }: ChosenPeriod, today: LocalDate): Record<string, string> {
  const days = { desde: from, hasta: to };
  if (choice === 'other') return { periodo: WORDS.other, ...days };
  if (!isSame(WHOLE[choice](today), { from, to })) return days;
  return choice === 'month' ? {} : { periodo: WORDS[choice] };
}

/** The week, month or year of today, if the period contains today, or else of its first day; other days stay. */
function chosenIn(choice: PeriodChoice, { from, to }: Period, today: LocalDate): ChosenPeriod {
  if (choice === 'other') return { choice, from, to };
  return { choice, ...WHOLE[choice](from <= today && today <= to ? today : from) };
}

/** The period, kept in the address for the back button and for sharing. */
export function useSummaryAddress(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const period = periodIn(params, today);
  const go = (next: ChosenPeriod) => setParams(wordsOf(next, today), { preventScrollReset: true });
  return {
    period,
    choose: (choice: PeriodChoice) => go(chosenIn(choice, period, today)),
    goTo: ({ from, to }: Period) => go({ choice: period.choice, from, to }),
  };
}
