import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { AddPhotos } from './AddPhotos';
import { PhotoTiles } from './PhotoTiles';
import { usePhotosOf } from './use-photos-of';

/** Photos shown first; 'Cargar más' doubles the number. */
const SIZE = 12;

interface VisitPhotosProps {
  patientId: number;
  appointmentId: number;
}

export function VisitPhotos({ patientId, appointmentId }: VisitPhotosProps) {
  const { photos, hasMore, hasFailed, isLoadingMore, more, reload } = usePhotosOf(
    { patientId, appointmentId },
    SIZE,
  );
  return (
    <Card aria-labelledby="fotos-de-la-visita" sx={{ ...ONE_COLUMN, gap: 1.5 }}>
      <Typography variant="h2" id="fotos-de-la-visita">
        Fotos
      </Typography>
      <AddPhotos patientId={patientId} appointmentId={appointmentId} />
      {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={reload} />}
      {!photos && !hasFailed && <Loading />}
      {photos?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aún no hay fotos de esta visita.
        </Typography>
      )}
      {photos && photos.length > 0 && (
        <PhotoTiles label="Fotos de la visita" photos={photos} onChanged={reload} />
      )}
      {hasMore && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Card>
  );
}
