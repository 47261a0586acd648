import { longDay } from '#domain/clinic-time.es.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useSettleCardsMutation } from '../money.generated';
import { NOT_PESOS, readTillPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import type { CashDay } from './day-figures';
import { differenceInWords } from './difference-in-words';

/** Compares the cards of a closed day with the terminal's settlement, which arrives days later. */
export function SettleDialog({ day, onClose }: { day: CashDay; onClose: () => void }) {
  const [settle] = useSettleCardsMutation();
  const key = useRepeatKey();
  const last = day.settlements.at(-1);
  const editing = useVersionedForm({
    initial: { gross: String(last?.gross ?? day.cards), net: last ? String(last.net) : '', reason: '' },
    faultsOf: ({ gross, net, reason }) => {
      const total = readTillPesos(gross);
      const deposited = readTillPesos(net);
      return {
        ...(total === undefined && { gross: NOT_PESOS }),
        ...(deposited === undefined && { net: NOT_PESOS }),
        ...(total !== undefined && deposited !== undefined && deposited > total
          ? { net: MONEY_MESSAGES.netTooHigh }
          : {}),
        ...(total !== undefined && total !== day.cards && reason.trim() === ''
          ? { reason: MONEY_MESSAGES.cardDifference }
          : {}),
      };
    },
    sentences: { saved: 'Tarjetas cuadradas', failed: 'No se pudo guardar. Inténtelo de nuevo.' },
    create: async ({ gross, net, reason }) => {
      const input = {
        day: day.day,
        gross: readTillPesos(gross) ?? 0,
        net: readTillPesos(net) ?? 0,
        reason: reason.trim() || null,
      };
      await settle({ variables: { input }, context: key.contextOf({ input }) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const gross = readTillPesos(values.gross);
  const net = readTillPesos(values.net);
  return (
    <FormModal
      title="Cuadrar tarjetas"
      subtitle={longDay(day.day)}
      editing={editing}
      width={520}
      submit="Guardar"
      onClose={onClose}
    >
      <Typography>
        Tarjetas según la caja: <strong>{formatClp(day.cards)}</strong>
      </Typography>
      <PesosField
        label="Total según el terminal"
        aria-required
        value={values.gross}
        error={faults['gross']}
        onChange={(text) => change({ gross: text })}
      />
      <PesosField
        label="Abonado en la cuenta"
        autoFocus
        aria-required
        value={values.net}
        error={faults['net']}
        onChange={(text) => change({ net: text })}
      />
      <Typography role="status" sx={{ font: 'var(--font-day)', minHeight: 28 }}>
        {gross !== undefined &&
          differenceInWords({ countedCash: gross, expectedCash: day.cards, reason: '' })}
        {gross !== undefined && net !== undefined && net <= gross && ` Comisión ${formatClp(gross - net)}.`}
      </Typography>
      {gross !== undefined && gross !== day.cards && (
        <ReasonField
          label="Motivo de la diferencia"
          value={values.reason}
          error={faults['reason']}
          onChange={(reason) => change({ reason })}
        />
      )}
    </FormModal>
  );
}
