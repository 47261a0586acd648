import { SERVICE_TYPE_LABELS, serviceInText } from '#domain/agenda/appointment.es.js';
import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { PHRASE_BOX_LABELS, unknownPlaceholderSentence } from '#domain/records/phrases/phrase.es.js';
import { PLACEHOLDERS, unknownPlaceholders } from '#domain/records/phrases/placeholders.es.js';
import { PHRASE_BOXES } from '#domain/records/phrases/phrase.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { VersionedModal } from '../../../editing/VersionedModal';
import { useProfessionals } from '../../../professionals/professionals';
import { useTreatments } from '../../../treatments/treatments';
import { Field, LongField } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import {
  faultsOf,
  inWords,
  LABELS,
  type PhraseValues,
  type StoredPhrase,
  toInput,
  valuesOf,
} from './phrase-values';
import { PhrasesDocument, useCreatePhraseMutation, useUpdatePhraseMutation } from './phrases.generated';

export interface PhraseModalProps {
  /** Absent for a new phrase. */
  phrase?: StoredPhrase;
  initial: PhraseValues;
  /** Whether its text comes from a visit's form, which keeps it. */
  isOverVisit?: boolean;
  onClose: () => void;
}

export function PhraseModal({ phrase, initial, isOverVisit = false, onClose }: PhraseModalProps) {
  const treatments = useTreatments();
  const professionals = useProfessionals();
  const [create] = useCreatePhraseMutation({ refetchQueries: [PhrasesDocument], awaitRefetchQueries: true });
  const [update, { client }] = useUpdatePhraseMutation();
  const editing = useVersionedForm({
    initial: phrase ? valuesOf(phrase) : initial,
    faultsOf,
    create: (values) => create({ variables: { input: toInput(values) } }).then(() => undefined),
    edited: phrase && {
      stored: phrase,
      valuesOf,
      labels: LABELS,
      inWords: (field, values) => inWords(field, values, { treatments, professionals }),
      update: (values, { id, version }: StoredPhrase) =>
        update({ variables: { id, version, input: toInput(values) } }).then(() => undefined),
      load: async ({ id }: StoredPhrase) => {
        const { data } = await client.query({ query: PhrasesDocument, fetchPolicy: 'network-only' });
        const theirs = data?.phrases.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    sentences: {
      saved: phrase ? 'Cambios guardados' : 'Frase agregada',
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: onClose,
    kept: isOverVisit
      ? undefined
      : {
          form: `phrase.${phrase?.id ?? 'new'}`,
          title: phrase ? `Frase ${phrase.title}` : 'Frase nueva',
          opens: phrase ?? 'new',
        },
  });
  const { form, faults } = editing;
  const text = useWatch({ control: form.control, name: 'text' });
  const unknown = unknownPlaceholders(text);
  return (
    <VersionedModal what="frase" editing={editing} width={560} onClose={onClose}>
      <Field
        label={LABELS.title}
        aria-required
        autoFocus
        autoComplete="off"
        hint="Como aparece en la lista de frases."
        error={faults['title']}
        {...form.register('title')}
      />
      <SelectField label={LABELS.box} error={faults['box']} {...form.register('box')}>
        {PHRASE_BOXES.map((box) => (
          <option key={box} value={box}>
            {PHRASE_BOX_LABELS[box]}
          </option>
        ))}
      </SelectField>
      <Box>
        <LongField
          label={LABELS.text}
          aria-required
          rows={3}
          error={faults['text']}
          hint={
            unknown.length > 0
              ? unknownPlaceholderSentence(unknown)
              : 'Sin datos de un paciente: la frase se ofrece en otras visitas.'
          }
          {...form.register('text')}
        />
        <Box
          component="dl"
          aria-label="Marcadores"
          sx={{ margin: 0, marginTop: 1, font: 'var(--font-small)' }}
        >
          {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
            <Box key={name} sx={{ display: 'flex', gap: 1 }}>
              <Typography component="dt" variant="caption" sx={{ fontWeight: 600 }}>{`{${name}}`}</Typography>
              <Typography component="dd" variant="caption" color="textSecondary" sx={{ margin: 0 }}>
                {meaning}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectField
          label={LABELS.occasion}
          error={faults['treatmentId'] ?? faults['serviceType']}
          {...form.register('occasion')}
        >
          <option value="">Todas las visitas</option>
          {SERVICE_TYPES.map((service) => (
            <optgroup key={service} label={SERVICE_TYPE_LABELS[service]}>
              <option value={service}>Toda la {serviceInText(service)}</option>
              {treatments
                .filter(({ serviceType }) => serviceType === service)
                .map(({ id, name }) => (
                  <option key={id} value={`treatment-${id}`}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          label={LABELS.professionalId}
          error={faults['professionalId']}
          {...form.register('professionalId')}
        >
          <option value="">Todos los profesionales</option>
          {professionals.map(({ id, name }) => (
            <option key={id} value={id}>
              Solo a {name}
            </option>
          ))}
        </SelectField>
      </Box>
    </VersionedModal>
  );
}
