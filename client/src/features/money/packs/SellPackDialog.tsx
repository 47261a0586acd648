import { sessionsInWords } from '#domain/money/pack.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { useApolloClient } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { SelectField } from '../../../ui/fields/SelectField';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { type ChargeLineFragment, PatientChargesDocument } from '../money.generated';
import { PaymentDialog } from '../payments/PaymentDialog';
import { useCloseAndReload } from '../use-close-and-reload';
import { GiftCodeDialog } from './GiftCodeDialog';
import {
  type SoldGiftPartsFragment,
  usePackOffersQuery,
  useSellGiftPackMutation,
  useSellPackMutation,
  useSharesPacksQuery,
} from './packs.generated';

interface SellPackDialogProps {
  /** Null for a buyer who is not a patient and can only buy a gift. */
  patient: { readonly id: number; readonly name?: string | undefined } | null;
  onClose: () => void;
}

/** The sold pack: its charge if it is not paid yet, its code if it is a gift. */
interface Sold {
  readonly charge?: ChargeLineFragment | undefined;
  readonly gift?: SoldGiftPartsFragment | undefined;
}

/** Sells a pack, and then takes its payment, which can also come later. */
export function SellPackDialog({ patient, onClose }: SellPackDialogProps) {
  const { data, error, refetch } = usePackOffersQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const [sell] = useSellPackMutation();
  const [sellGift] = useSellGiftPackMutation();
  const sharesPacks = useSharesPacksQuery({ fetchPolicy: 'cache-and-network' }).data?.sharesPacks ?? false;
  const [sold, setSold] = useState<Sold>({});
  const closeAndReload = useCloseAndReload(onClose);
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: { offerId: '', isGift: patient === null },
    faultsOf: ({ offerId }) => (offerId === '' ? { offerId: 'Elija qué pack se vende.' } : {}),
    sentences: { saved: 'Pack vendido', failed: 'No se pudo vender el pack. Inténtelo de nuevo.' },
    create: async ({ offerId, isGift }): Promise<Sold> => {
      const input = { offerId: Number(offerId) };
      if (patient === null || isGift) {
        const variables = { input: { ...input, patientId: patient?.id ?? null } };
        const given = await sellGift({ variables, context: key.contextOf({ ...variables, isGift }) });
        return { gift: given.data?.sellGiftPack };
      }
      const variables = { input: { patientId: patient.id, ...input } };
      const pack = (await sell({ variables, context: key.contextOf(variables) })).data?.sellPack;
      const charges = await client
        .query({
          query: PatientChargesDocument,
          variables: { patientId: patient.id },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      return { charge: charges?.data?.patientCharges.find(({ id }) => id === pack?.chargeId) };
    },
    // It is sold even if its charge could not be loaded: then it is paid later.
    onSaved: (done) => (done.charge || done.gift ? setSold(done) : closeAndReload()),
  });
  const { offerId, isGift } = useWatch({ control: editing.form.control, compute: (written) => written });
  if (sold.gift) return <GiftCodeDialog gift={sold.gift} onClose={onClose} />;
  if (sold.charge)
    return <PaymentDialog patient={patient} charges={[sold.charge]} onClose={closeAndReload} />;
  const offers = data?.packOffers ?? [];
  const chosen = offers.find(({ id }) => String(id) === offerId);
  return (
    <FormModal
      title={patient ? 'Vender pack' : 'Vender pack de regalo'}
      subtitle={patient?.name}
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
      {patient && sharesPacks && (
        <FormControlLabel
          label="Es un regalo: lo usa quien traiga el código"
          control={
            <Checkbox
              checked={isGift}
              onChange={({ target }) => editing.change({ isGift: target.checked })}
            />
          }
        />
      )}
      {chosen && (
        <Typography>
          {sessionsInWords(chosen.sessions)} de {chosen.treatments.map(({ name }) => name).join(', ')}. Vence{' '}
          {chosen.validMonths === 1 ? 'al mes' : `a los ${chosen.validMonths} meses`}.
        </Typography>
      )}
    </FormModal>
  );
}
