import { shortDate } from '#domain/clinic-time.es.js';
import PhotoLibraryOutlined from '~icons/outline-photo-library';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/Modal';
import { SelectField } from '../../../ui/fields/SelectField';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { Apart } from './Apart';
import type { ListedPhoto } from './listed-photo';
import { placeKey } from './photo-place';
import { PhotoTiles } from './PhotoTiles';
import { placesOf } from './places-of-photos';
import { useEveryPhoto } from './use-every-photo';

/** Thumbnails shown first, and added by 'Cargar más'. */
const SIZE = 24;
const ALL = '';
const DOCUMENTS = 'documents';

interface GalleryDialogProps {
  patientId: number;
  onClose: () => void;
}

/** All photos and documents of a patient, by place and visit. */
export function GalleryDialog({ patientId, onClose }: GalleryDialogProps) {
  const [withWithdrawn, setWithWithdrawn] = useState(false);
  const { photos, hasFailed, reload } = useEveryPhoto(patientId, withWithdrawn);
  const [place, setPlace] = useState(ALL);
  const [day, setDay] = useState(ALL);
  const [shownCount, setShownCount] = useState(SIZE);
  const chosen = (photos ?? []).filter(
    (photo) => isAt(photo, place) && (day === ALL || photo.takenOn === day),
  );
  const days = [...new Set(photos?.map(({ takenOn }) => takenOn))];
  const places = placesOf(photos ?? []);
  const choose = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setShownCount(SIZE);
  };
  return (
    <Apart>
      <Modal
        title="Fotos y documentos"
        subtitle={photos && countInWords(chosen.length)}
        width={960}
        onClose={onClose}
      >
        <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 200px auto' },
              alignItems: 'end',
              gap: 1.5,
            }}
          >
            <SelectField label="Lugar" value={place} onChange={choose(setPlace)}>
              <option value={ALL}>Todos</option>
              {places.map(({ key, words, photos: { length } }) => (
                <option key={key} value={key}>
                  {words} ({length})
                </option>
              ))}
              <option value={DOCUMENTS}>Documentos PDF</option>
            </SelectField>
            <SelectField label="Visita" value={day} onChange={choose(setDay)}>
              <option value={ALL}>Todas</option>
              {days.map((one) => (
                <option key={one} value={one}>
                  {shortDate(one)}
                </option>
              ))}
            </SelectField>
            <FormControlLabel
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, marginRight: 0 }}
              control={
                <Checkbox
                  checked={withWithdrawn}
                  onChange={({ target }) => setWithWithdrawn(target.checked)}
                />
              }
              label={<Typography variant="body2">Mostrar las retiradas</Typography>}
            />
          </Box>
          {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={reload} />}
          {!photos && !hasFailed && <Loading />}
          {photos && chosen.length === 0 && (
            <Message
              live
              icon={<PhotoLibraryOutlined />}
              sentence={
                photos?.length === 0
                  ? 'Aún no tiene fotos ni documentos.'
                  : 'No hay fotos de ese lugar y día.'
              }
            />
          )}
          {chosen.length > 0 && (
            <PhotoTiles label="Fotos y documentos" photos={chosen.slice(0, shownCount)} onChanged={reload} />
          )}
          {chosen.length > shownCount && (
            <MoreButton isLoading={false} onMore={() => setShownCount(shownCount * 2)} />
          )}
        </Box>
      </Modal>
    </Apart>
  );
}

function isAt(photo: ListedPhoto, place: string): boolean {
  if (place === ALL) return true;
  if (place === DOCUMENTS) return photo.kind === 'DOCUMENT';
  return photo.kind === 'PHOTO' && placeKey(photo) === place;
}

const countInWords = (count: number): string =>
  count === 1 ? '1 archivo' : `${count.toLocaleString('es-CL')} archivos`;
