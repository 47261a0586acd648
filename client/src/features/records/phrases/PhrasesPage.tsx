import { PHRASE_BOX_LABELS } from '#domain/records/phrases/phrase.es.js';
import { PHRASE_BOXES } from '#domain/records/phrases/phrase.js';
import AddRounded from '~icons/round-add';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import NotesRounded from '~icons/round-notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useRemoval } from '../../../editing/use-removal';
import { useProfessionals } from '../../../professionals/professionals';
import { useRights } from '../../../session/current-staff';
import { useTreatments } from '../../../treatments/treatments';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { LineWithMenu } from '../../../ui/lists/LineWithMenu';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import {
  occasionInWords,
  occasionOf,
  type PhraseValues,
  professionalInWords,
  type StoredPhrase,
} from './phrase-values';
import { PhraseModal } from './PhraseModal';
import { PhrasesDocument, useDeletePhraseMutation, usePhrasesQuery } from './phrases.generated';

const EMPTY: PhraseValues = {
  box: 'CARE_DESCRIPTION',
  title: '',
  text: '',
  occasion: '',
  professionalId: '',
};

export function PhrasesPage() {
  const { data, error, refetch } = usePhrasesQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<StoredPhrase | 'new'>();
  useContinuedForm('phrase', setEdited);
  const remove = useRemove();
  const kept = useKeptFocus();
  const mayWrite = useRights()('HEALTH_DATA');
  return (
    <>
      <PageHead
        title="Frases"
        introduction="Textos para las fichas, que se insertan con un toque o escribiendo / en la visita."
        actions={
          mayWrite && (
            <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
              Agregar frase
            </Button>
          )
        }
      />
      <Card aria-label="Frases" {...kept} sx={{ marginTop: 2.5, outline: 'none' }}>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudieron cargar las frases."
          refetch={refetch}
        />
        {data?.phrases.length === 0 && (
          <Message
            icon={<NotesRounded />}
            sentence="No hay frases."
            {...(mayWrite && {
              detail: 'Agregue las que más escribe: en la visita se insertan con un toque.',
            })}
          />
        )}
        {PHRASE_BOXES.map((box) => {
          const listed = (data?.phrases ?? []).filter((phrase) => phrase.box === box);
          return (
            listed.length > 0 && (
              <Box key={box} sx={{ '& + &': { marginTop: 3 } }}>
                <Typography variant="h2" id={`frases-${box}`} sx={{ marginBottom: 1.5 }}>
                  {PHRASE_BOX_LABELS[box]}
                </Typography>
                <Box
                  component="ul"
                  aria-labelledby={`frases-${box}`}
                  sx={{ margin: 0, padding: 0, listStyle: 'none' }}
                >
                  {listed.map((phrase) => (
                    <Item
                      key={phrase.id}
                      phrase={phrase}
                      onEdit={() => setEdited(phrase)}
                      onRemove={() => void remove(phrase)}
                    />
                  ))}
                </Box>
              </Box>
            )
          );
        })}
      </Card>
      {edited && (
        <PhraseModal
          {...(edited !== 'new' && { phrase: edited })}
          initial={EMPTY}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface ItemProps {
  phrase: StoredPhrase;
  onEdit: () => void;
  onRemove: () => void;
}

function Item({ phrase, onEdit, onRemove }: ItemProps) {
  const edit = useRights()('HEALTH_DATA') ? onEdit : undefined;
  const names = { treatments: useTreatments(), professionals: useProfessionals() };
  const facts = [
    occasionInWords(occasionOf(phrase), names),
    phrase.professionalId !== null && `solo ${professionalInWords(String(phrase.professionalId), names)}`,
  ].filter(Boolean);
  return (
    <LineWithMenu
      name={phrase.title}
      onEdit={edit}
      actions={[{ label: 'Eliminar', icon: <DeleteOutlineRounded />, item: { onClick: onRemove } }]}
    >
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {phrase.text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
    </LineWithMenu>
  );
}

function useRemove(): (phrase: StoredPhrase) => Promise<void> {
  const askAndRemove = useRemoval();
  const [remove] = useDeletePhraseMutation({ refetchQueries: [PhrasesDocument] });
  return ({ id, title }) =>
    askAndRemove({
      name: title,
      consequence: 'Ya no se ofrecerá en las visitas. Las fichas conservan sus textos.',
      remove: () => remove({ variables: { id }, awaitRefetchQueries: true }),
      done: 'Frase eliminada',
    });
}
