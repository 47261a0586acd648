import { sessionsInWords } from '#domain/money/pack.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { SelectField } from '../../../ui/fields/SelectField';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { type ChargeLineFragment, PatientChargesDocument } from '../money.generated';
import { PaymentDialog } from '../payment/PaymentDialog';
import { useCloseAndReload } from '../use-close-and-reload';
import { usePackOffersQuery, useSellPackMutation } from './packs.generated';

interface SellPackDialogProps {
  patient: { readonly id: number; readonly name?: string | undefined };
  onClose: () => void;
}

/** Sells a pack, and then takes its payment, which can also come later. */
export function SellPackDialog({ patient, onClose }: SellPackDialogProps) {
  const { data, error, refetch } = usePackOffersQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const [sell] = useSellPackMutation();
  const [sold, setSold] = useState<ChargeLineFragment>();
  const closeAndReload = useCloseAndReload(onClose);
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: { offerId: '' },
    faultsOf: ({ offerId }) => (offerId === '' ? { offerId: 'Elija qué pack se vende.' } : {}),
    sentences: { saved: 'Pack vendido', failed: 'No se pudo vender el pack. Inténtelo de nuevo.' },
    create: async ({ offerId }) => {
      const input = { patientId: patient.id, offerId: Number(offerId) };
      const pack = (await sell({ variables: { input }, context: key.contextOf({ input }) })).data?.sellPack;
      const charges = await client
        .query({
          query: PatientChargesDocument,
          variables: { patientId: patient.id },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      return charges?.data?.patientCharges.find(({ id }) => id === pack?.chargeId);
    },
    // It is sold even if its charge could not be loaded: then it is paid later.
    onSaved: (charge) => (charge ? setSold(charge) : closeAndReload()),
  });
  const { offerId } = useWatch({ control: editing.form.control, compute: (written) => written });
  if (sold) return <PaymentDialog patient={patient} charges={[sold]} onClose={closeAndReload} />;
  const offers = data?.packOffers ?? [];
  const chosen = offers.find(({ id }) => String(id) === offerId);
  return (
    <FormModal
      title="Vender pack"
      subtitle={patient.name}
      editing={editing}
      width={520}
      submit="Vender"
      onClose={onClose}
    >
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los packs."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && offers.length === 0 && (
        <Typography color="textSecondary">
          No hay packs en venta. Se agregan en Configuración, Packs.
        </Typography>
      )}
      <SelectField
        label="Pack"
        aria-required
        value={offerId}
        error={editing.faults['offerId']}
        onChange={({ target }) => editing.change({ offerId: target.value })}
      >
        <option value="">Elija un pack</option>
        {offers.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name} · {formatClp(price)}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <Typography>
          {sessionsInWords(chosen.sessions)} de {chosen.treatments.map(({ name }) => name).join(', ')}. Vence{' '}
          {chosen.validMonths === 1 ? 'al mes' : `a los ${chosen.validMonths} meses`}.
        </Typography>
      )}
    </FormModal>
  );
}
