import { longDate } from '#domain/clinic-time.es.js';
import { giftCodeInWords } from '#domain/money/gift-code.js';
import { NOT_A_RECEIPT } from '#domain/money/money.es.js';
import { sessionsInWords } from '#domain/money/pack.es.js';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { Paper } from '../../../ui/paper/Paper';
import type { SoldGiftPartsFragment } from './packs.generated';

/** The buyer's paper with the code, which is not stored and can't be printed again. No price, and no tax document. */
export const GiftVoucher = ({ code, pack }: SoldGiftPartsFragment) => (
  <Paper letterhead={<ClinicLetterhead />}>
    <h1>Pack de regalo</h1>
    <p>
      <strong>{pack.name}</strong>: {sessionsInWords(pack.sessions)} de {pack.treatments.join(', ')}.
    </p>
    <p style={{ font: 'var(--font-figure)' }}>{giftCodeInWords(code)}</p>
    <p>Muestre este código en la clínica. Vence el {longDate(pack.expiresOn)}.</p>
    <footer>{NOT_A_RECEIPT}</footer>
  </Paper>
);
