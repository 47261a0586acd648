import { longDay } from '#domain/clinic-time.es.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { expectedCash } from '#domain/money/till.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useCashDayQuery, useCloseCashDayMutation } from '../money.generated';
import { NOT_PESOS, readTillPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { differenceInWords } from './difference-in-words';
import type { CashDay } from './day-figures';

/** Compares the cash that was counted with what should be there; a difference needs a reason. */
export function CloseDialog({ day: opened, onClose }: { day: CashDay; onClose: () => void }) {
  // A payment that a colleague takes meanwhile is expected too.
  const { data } = useCashDayQuery({ variables: { day: opened.day } });
  const day = data?.cashDay ?? opened;
  const [close] = useCloseCashDayMutation();
  const key = useRepeatKey();
  const expectedOf = (opening: string) =>
    expectedCash(readTillPesos(opening) ?? 0, day.payments, day.expenses);
  const editing = useVersionedForm({
    initial: { openingCash: String(day.usualOpeningCash), countedCash: '', reason: '' },
    faultsOf: ({ openingCash, countedCash, reason }) => {
      const counted = readTillPesos(countedCash);
      const isOff = counted !== undefined && counted !== expectedOf(openingCash);
      return {
        ...(readTillPesos(openingCash) === undefined && { openingCash: NOT_PESOS }),
        ...(counted === undefined && { countedCash: NOT_PESOS }),
        ...(isOff && reason.trim() === '' && { reason: MONEY_MESSAGES.countedDifference }),
      };
    },
    sentences: { saved: 'Caja cerrada', failed: 'No se pudo cerrar la caja. Inténtelo de nuevo.' },
    create: async ({ openingCash, countedCash, reason }) => {
      const input = {
        day: day.day,
        openingCash: readTillPesos(openingCash) ?? 0,
        countedCash: readTillPesos(countedCash) ?? 0,
        reason: reason.trim() || null,
      };
      await close({ variables: { input }, context: key.contextOf({ input }) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const expected = expectedOf(values.openingCash);
  const counted = readTillPesos(values.countedCash);
  return (
    <FormModal
      title="Cerrar caja"
      subtitle={longDay(day.day)}
      editing={editing}
      width={520}
      submit="Cerrar caja"
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Después de cerrar, lo que se anote de este día cuenta en el siguiente que esté abierto.
      </Typography>
      <PesosField
        label="Efectivo que había en la mañana"
        aria-required
        value={values.openingCash}
        error={faults['openingCash']}
        onChange={(openingCash) => change({ openingCash })}
      />
      <Typography>
        Efectivo esperado: <strong>{formatClp(expected)}</strong>
      </Typography>
      <PesosField
        label="Efectivo contado"
        autoFocus
        aria-required
        value={values.countedCash}
        error={faults['countedCash']}
        onChange={(countedCash) => change({ countedCash })}
      />
      <Typography role="status" sx={{ font: 'var(--font-day)', minHeight: 28 }}>
        {counted !== undefined &&
          differenceInWords({ countedCash: counted, expectedCash: expected, reason: '' })}
      </Typography>
      {counted !== undefined && counted !== expected && (
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
