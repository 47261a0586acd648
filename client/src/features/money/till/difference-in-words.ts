import { formatClp } from '#domain/stock/clp.js';
import type { CashDay } from './day-figures';

/** 'Sin diferencia.', 'Faltan $500: vuelto mal dado.': a sentence, because others follow on paper. */
export function differenceInWords({
  countedCash,
  expectedCash,
  reason,
}: Pick<CashDay['closings'][number], 'countedCash' | 'expectedCash' | 'reason'>): string {
  const difference = countedCash - expectedCash;
  if (difference === 0) return 'Sin diferencia.';
  const words = difference < 0 ? `Faltan ${formatClp(-difference)}` : `Sobran ${formatClp(difference)}`;
  const whole = reason ? `${words}: ${reason}` : words;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
