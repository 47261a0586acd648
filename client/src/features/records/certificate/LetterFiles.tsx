import {
  LETTER_FILES,
  type CertificateKind,
  type LetterPhoto,
  MAX_LETTER_PHOTOS,
} from '#domain/records/certificates/certificate.js';
import UploadFileOutlined from '~icons/outline-upload-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import type { ListedPhoto } from '../photos/listed-photo';
import { NO_PLACE } from '../photos/photo-place';
import { PhotoTile, Tiles } from '../photos/PhotoTile';
import { UploadList } from '../photos/UploadList';
import { usePhotoFiles } from '../photos/use-photo-files';
import { usePhotosOf } from '../photos/use-photos-of';

interface LetterFilesProps {
  patientId: number;
  /** One that may carry photos or a document. */
  kind: CertificateKind;
  chosen: readonly LetterPhoto[];
  onChoose: (chosen: readonly LetterPhoto[]) => void;
  /** Why the letter can't be issued with the chosen files. */
  fault: string | undefined;
}

/** Shown first; 'Cargar más' doubles the number. */
const SIZE = 6;

/** Chooses the photos of a referral, or the doctor's order among the patient's photos and documents. */
export function LetterFiles({ patientId, kind, chosen, onChoose, fault }: LetterFilesProps) {
  const id = useId();
  const isOrder = LETTER_FILES[kind] === 'ORDER';
  const { photos, hasMore, hasFailed, isLoadingMore, more, reload } = usePhotosOf(
    isOrder ? { patientId } : { patientId, kind: 'PHOTO' },
    SIZE,
  );
  const files = usePhotoFiles({ patientId, appointmentId: null, place: NO_PLACE, purpose: 'CLINICAL' });
  const toggle = (photo: ListedPhoto) => {
    const others = chosen.filter(({ photoId }) => photoId !== photo.id);
    if (others.length < chosen.length) return onChoose(others);
    onChoose([...(isOrder ? [] : chosen.slice(0, MAX_LETTER_PHOTOS - 1)), toLetterPhoto(photo)]);
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ ...ONE_COLUMN, gap: 1 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {isOrder ? 'Orden médica guardada' : `Fotos que lleva (hasta ${MAX_LETTER_PHOTOS})`}
      </Typography>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={reload} />}
      {!photos && !hasFailed && <Loading />}
      {photos?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {isOrder ? 'El paciente aún no tiene documentos ni fotos.' : 'El paciente aún no tiene fotos.'}
        </Typography>
      )}
      {photos && photos.length > 0 && (
        <Tiles>
          {photos.map((photo) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              isChosen={chosen.some(({ photoId }) => photoId === photo.id)}
              onOpen={() => toggle(photo)}
            />
          ))}
        </Tiles>
      )}
      {hasMore && <MoreButton isLoading={isLoadingMore} onMore={more} />}
      {isOrder && (
        <>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<UploadFileOutlined />}
            onClick={files.chooseFiles}
            sx={{ justifySelf: 'start' }}
          >
            Subir la orden
          </Button>
          {files.inputs}
          <UploadList patientId={patientId} />
        </>
      )}
      {fault && (
        <Typography variant="body2" color="error" role="alert">
          {fault}
        </Typography>
      )}
    </Box>
  );
}

const toLetterPhoto = ({ id, kind, takenOn, side, toe, zone, address }: ListedPhoto): LetterPhoto => ({
  photoId: id,
  kind,
  takenOn,
  side,
  toe,
  zone,
  address,
});
