import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TillDayLink } from '../TillDayLink';
import { paymentInWords, rowOf } from '../till/line-words';
import type { MoneyTableRow } from '../till/MoneyTable';
import type { MoneyLinesQuery } from './money-lines.generated';

type Line = MoneyLinesQuery['moneyLines']['nodes'][number];

/** The rows of a page. @param mayReadTill whether each day leads to its till, where a line can be taken back */
export const rowsOf = (lines: readonly Line[], mayReadTill: boolean): MoneyTableRow[] =>
  lines.flatMap((line, place) => {
    const row = wordsOf(line);
    // A charge of a professional with a rented box may be in several lines.
    return row
      ? [{ ...row, key: `${place} ${row.key}`, when: <Day day={line.day} isLink={mayReadTill} /> }]
      : [];
  });

function wordsOf({ charge, payment, amount }: Line): Omit<MoneyTableRow, 'when'> | undefined {
  if (charge && payment)
    return {
      ...rowOf({ is: 'charge', line: charge }),
      words: `${charge.description}: lo cobró quien arrienda`,
      detail: [charge.professionalName, paymentInWords(payment)].filter(Boolean).join(' · '),
      side: 'payment',
      amount,
      isBack: true,
    };
  if (charge) return rowOf({ is: 'charge', line: charge });
  return payment ? rowOf({ is: 'payment', line: payment }) : undefined;
}

const Day = ({ day, isLink }: { day: LocalDate; isLink: boolean }) =>
  isLink ? <TillDayLink day={day}>{shortDate(day)}</TillDayLink> : shortDate(day);
