import { shortDate } from '#domain/clinic-time.es.js';
import type { PhotoPlace } from '#domain/records/photos/photo.js';
import CompareOutlined from '~icons/outline-compare';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { SelectField } from '../../../ui/fields/SelectField';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { ChoiceChip } from '../foot/ChoiceChip';
import { Apart } from './Apart';
import type { ListedPhoto } from './listed-photo';
import { photoInWords } from './photo-words';
import { placeKey } from './photo-place';
import { type PhotoConsentsQuery, usePhotoConsentsQuery } from './photos.generated';
import { comparable, placesOf, type PlaceWithPhotos } from './places-of-photos';
import { useEveryPhoto } from './use-every-photo';
import { useLoadedImage } from './use-loaded-image';

interface CompareDialogProps {
  patientId: number;
  /** The place shown first; by default the one photographed last. */
  place?: PhotoPlace;
  onClose: () => void;
}

/** Two photos of one place side by side: at first the oldest and the latest. */
export function CompareDialog({ patientId, place, onClose }: CompareDialogProps) {
  const can = useRights();
  const { photos, hasFailed, reload } = useEveryPhoto(patientId, false);
  const [chosenKey, setChosenKey] = useState(place && placeKey(place));
  const { data: answers, loading: isAsking } = usePhotoConsentsQuery({
    variables: { patientId },
    fetchPolicy: 'no-cache',
    skip: !can('PATIENTS', 'READ'),
  });
  const isWithdrawn = hasWithdrawn(answers?.consents ?? []);
  const isKnown = photos !== undefined && !isAsking;
  const places = isWithdrawn ? [] : comparable(placesOf(photos ?? []));
  const chosen = places.find(({ key }) => key === chosenKey) ?? places[0];
  return (
    <Apart>
      <Modal title="Antes y después" width={1_100} onClose={onClose}>
        <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
          {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={reload} />}
          {!isKnown && !hasFailed && <Loading />}
          {isKnown && isWithdrawn && (
            <Message
              icon={<CompareOutlined />}
              sentence="El paciente retiró su consentimiento para fotografías."
              detail="Sus fotos siguen en la ficha, y ya no se comparan."
            />
          )}
          {isKnown && !isWithdrawn && !chosen && (
            <Message
              icon={<CompareOutlined />}
              sentence="Aún no hay dos fotos del mismo lugar."
              detail="Tómelas desde la uña o la zona del mapa del pie, antes y después de tratarla o en dos visitas."
            />
          )}
          {isKnown && chosen && (
            <>
              <Box role="group" aria-label="Lugar" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {places.map(({ key, words }) => (
                  <ChoiceChip key={key} isOn={key === chosen.key} onPress={() => setChosenKey(key)}>
                    {words}
                  </ChoiceChip>
                ))}
              </Box>
              <Pair key={chosen.key} place={chosen} />
            </>
          )}
        </Box>
      </Modal>
    </Apart>
  );
}

/** Whether a consent to photos was withdrawn, and none is in force. Old photos may have come without any. */
function hasWithdrawn(consents: PhotoConsentsQuery['consents']): boolean {
  const toPhotos = consents.filter(({ kind }) => kind === 'PHOTOS');
  return toPhotos.length > 0 && toPhotos.every(({ withdrawnAt }) => withdrawnAt !== null);
}

/** Side by side; on a phone, where wide photos would be tiny so, one below the other. */
function Pair({ place: { photos } }: { place: PlaceWithPhotos }) {
  const isWide = photos.every((photo) => ratioOf(photo) > 1);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
        gap: { xs: isWide ? 2 : 1, sm: 2 },
      }}
    >
      <Half label="Antes" photos={photos} first={photos.at(-1)} />
      <Half label="Después" photos={photos} first={photos[0]} />
    </Box>
  );
}

interface HalfProps {
  label: string;
  photos: readonly ListedPhoto[];
  first: ListedPhoto | undefined;
}

function Half({ label, photos, first }: HalfProps) {
  const [chosenId, setChosenId] = useState(first?.id);
  const photo = photos.find(({ id }) => id === chosenId) ?? first;
  if (!photo) return null;
  return (
    <Box sx={{ ...ONE_COLUMN, alignContent: 'start', gap: 1 }}>
      <SelectField
        label={label}
        value={photo.id}
        onChange={({ target }) => setChosenId(Number(target.value))}
      >
        {photos.map(({ id, takenOn }, index) => {
          const number = photos.slice(index).filter((other) => other.takenOn === takenOn).length;
          return (
            <option key={id} value={id}>
              {shortDate(takenOn)}
              {number > 1 && ` (${number})`}
            </option>
          );
        })}
      </SelectField>
      <Shown key={photo.id} photo={photo} />
    </Box>
  );
}

/** Width by height; a photo's size is known before it is loaded. */
const ratioOf = ({ width, height }: ListedPhoto): number => (width && height ? width / height : 1);

function Shown({ photo }: { photo: ListedPhoto }) {
  const { source, hasFailed, retry } = useLoadedImage(photo.address);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: ratioOf(photo),
        maxHeight: '62dvh',
        overflow: 'hidden',
        borderRadius: 'var(--r-event)',
        backgroundColor: 'var(--sunken)',
      }}
    >
      {hasFailed && <RetryNotice sentence="No se pudo cargar la foto." onRetry={retry} />}
      {!source && !hasFailed && <Loading />}
      {source && (
        <Box
          component="img"
          src={source}
          alt={photoInWords(photo)}
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
