import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { VersionedModal } from '../../../editing/VersionedModal';
import { useTreatments } from '../../../treatments/treatments';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { Field } from '../../../ui/fields/Field';
import { PesosField } from '../PesosField';
import { EMPTY, faultsOf, inWords, LABELS, toInput, valuesOf } from './offer-values';
import {
  type OfferLineFragment,
  PackOffersDocument,
  useCreatePackOfferMutation,
  useUpdatePackOfferMutation,
} from './packs.generated';

interface PackOfferModalProps {
  /** Absent for a new one. */
  offer?: OfferLineFragment;
  onClose: () => void;
}

export function PackOfferModal({ offer, onClose }: PackOfferModalProps) {
  const treatments = useTreatments();
  const [create] = useCreatePackOfferMutation({
    refetchQueries: [PackOffersDocument],
    awaitRefetchQueries: true,
  });
  const [update, { client }] = useUpdatePackOfferMutation();
  const editing = useVersionedForm({
    initial: offer ? valuesOf(offer) : EMPTY,
    faultsOf,
    create: (values) => create({ variables: { input: toInput(values) } }).then(() => undefined),
    edited: offer && {
      stored: offer,
      valuesOf,
      labels: LABELS,
      inWords,
      update: (values, { id, version }: OfferLineFragment) =>
        update({ variables: { id, version, input: toInput(values) } }).then(() => undefined),
      load: async ({ id }: OfferLineFragment) => {
        const { data } = await client.query({ query: PackOffersDocument, fetchPolicy: 'network-only' });
        const theirs = data?.packOffers.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    fieldOf: (field) => (field === 'treatmentIds' ? 'treatments' : field),
    sentences: {
      saved: offer ? 'Cambios guardados' : 'Pack agregado',
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: onClose,
    kept: {
      form: `pack-offer.${offer?.id ?? 'new'}`,
      title: offer ? `Pack ${offer.name}` : 'Pack nuevo',
      opens: offer ?? 'new',
    },
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <VersionedModal what="pack" editing={editing} width={560} onClose={onClose}>
      <Field
        label={LABELS.name}
        aria-required
        autoFocus
        autoComplete="off"
        placeholder="Por ejemplo, Láser x5"
        value={values.name}
        error={faults['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Autocomplete
        multiple
        options={treatments.map(({ id, name }) => ({ id, name }))}
        value={[...values.treatments]}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="No hay más tratamientos"
        onChange={(_, chosen) => change({ treatments: chosen })}
        slotProps={{ paper: { sx: AUTOCOMPLETE_LIST } }}
        renderInput={(params) => (
          <AutocompleteField
            params={params}
            label={LABELS.treatments}
            aria-required
            hint="Al terminar una visita de estos tratamientos se propone usar el pack."
            error={faults['treatments']}
          />
        )}
      />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Field
          label={LABELS.sessions}
          aria-required
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={values.sessions}
          error={faults['sessions']}
          onChange={({ target }) => change({ sessions: target.value })}
        />
        <PesosField
          label={LABELS.price}
          aria-required
          value={values.price}
          error={faults['price']}
          onChange={(price) => change({ price })}
        />
        <Field
          label={LABELS.validMonths}
          aria-required
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={values.validMonths}
          error={faults['validMonths']}
          onChange={({ target }) => change({ validMonths: target.value })}
        />
      </Box>
    </VersionedModal>
  );
}
