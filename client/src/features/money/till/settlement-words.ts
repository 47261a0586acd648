import { formatClp } from '#domain/stock/clp.js';
import type { CashDay } from './day-figures';
import { differenceInWords } from './difference-in-words';

type Settled = Pick<CashDay, 'cards' | 'settlements'>;

/** The settlement that counts; undefined until one was entered. */
export const lastSettlement = ({ settlements }: Settled): CashDay['settlements'][number] | undefined =>
  settlements.at(-1);

/** 'Terminal $45.000 · caja $45.000 · abonado $44.100 · comisión $900. Sin diferencia.' */
export function settlementInWords(
  { gross, net, fee, reason }: CashDay['settlements'][number],
  cards: CashDay['cards'],
): string {
  const totals = `Terminal ${formatClp(gross)} · caja ${formatClp(cards)}`;
  const parts = `${totals} · abonado ${formatClp(net)} · comisión ${formatClp(fee)}.`;
  return `${parts} ${differenceInWords({ countedCash: gross, expectedCash: cards, reason })}`;
}

/** Whether the day got other cards after its settlement was entered, because it was reopened. */
export const isOutdated = (day: Settled): boolean => {
  const last = lastSettlement(day);
  return last !== undefined && last.expected !== day.cards;
};
export const OUTDATED = 'La caja cambió después de cuadrar las tarjetas: revíselas de nuevo.';
