import type { Place } from '#domain/records/foot/exam-edits.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { CompareDialog } from './CompareDialog';
import { photoPlaceOf } from './photo-place';
import { PhotoTiles } from './PhotoTiles';
import { comparable, placesOf } from './places-of-photos';
import { usePhotosOf } from './use-photos-of';

/** Photos shown first; 'Cargar más' doubles the number. */
const SIZE = 12;

interface ZonePhotosProps {
  patientId: number;
  /** A nail, a zone of the skin or a whole foot. */
  zone: Place;
}

/** The photos of one place on the feet, the latest first, for users who may read health data. */
export function ZonePhotos(props: ZonePhotosProps) {
  return useRights()('HEALTH_DATA', 'READ') ? <Shown {...props} /> : null;
}

function Shown({ patientId, zone }: ZonePhotosProps) {
  const place = photoPlaceOf(zone);
  const { photos, hasMore, hasFailed, isLoadingMore, more, reload } = usePhotosOf({ patientId, place }, SIZE);
  const [isComparing, setComparing] = useState(false);
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 1 }}>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={reload} />}
      {!photos && !hasFailed && <Loading />}
      {photos?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aún no hay fotos de este lugar.
        </Typography>
      )}
      {photos && photos.length > 0 && <PhotoTiles label="Fotos" photos={photos} onChanged={reload} />}
      {hasMore && <MoreButton isLoading={isLoadingMore} onMore={more} />}
      {comparable(placesOf(photos ?? [])).length > 0 && (
        <Button variant="outlined" onClick={() => setComparing(true)} sx={{ justifySelf: 'start' }}>
          Antes y después
        </Button>
      )}
      {isComparing && (
        <CompareDialog patientId={patientId} place={place} onClose={() => setComparing(false)} />
      )}
    </Box>
  );
}
