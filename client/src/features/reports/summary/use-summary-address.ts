import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { monthOf, type Period, yearOf } from '#domain/reports/period.js';
import { useSearchParams } from 'react-router-dom';
import { freePeriodIn } from '../../../clinic/free-period';

export const PERIOD_CHOICES = {
  month: 'Este mes',
  lastMonth: 'Mes pasado',
  year: 'Este año',
  other: 'Otro',
} as const;
export type PeriodChoice = keyof typeof PERIOD_CHOICES;

const WORDS = { lastMonth: 'mes-pasado', year: 'este-ano' } as const;

export interface ChosenPeriod extends Period {
  readonly choice: PeriodChoice;
}

const lastMonth = (today: LocalDate): Period => monthOf(addDays(monthOf(today).from, -1));

/** ?periodo=mes-pasado, ?periodo=este-ano, ?desde=2026-11-02&hasta=2026-11-08; this month otherwise. */
export function periodIn(params: URLSearchParams, today: LocalDate): ChosenPeriod {
  const other = freePeriodIn(params);
  if (other) return { choice: 'other', ...other };
  switch (params.get('periodo')) {
    case WORDS.lastMonth:
      return { choice: 'lastMonth', ...lastMonth(today) };
    case WORDS.year:
      return { choice: 'year', ...yearOf(today) };
    default:
      return { choice: 'month', ...monthOf(today) };
  }
}

/** The period, kept in the address for the back button and for sharing. */
export function useSummaryAddress(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const go = (next: Record<string, string>) => setParams(next, { preventScrollReset: true });
  const period = periodIn(params, today);
  return {
    period,
    choose: (choice: PeriodChoice) => {
      if (choice === 'other') go({ desde: period.from, hasta: period.to });
      else go(choice === 'month' ? {} : { periodo: WORDS[choice] });
    },
    goTo: ({ from, to }: Period) => go({ desde: from, hasta: to }),
  };
}
