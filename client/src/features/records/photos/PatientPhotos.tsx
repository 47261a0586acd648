import CompareOutlined from '~icons/outline-compare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { Placeholder } from '../../../ui/Placeholder';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { AddPhotos } from './AddPhotos';
import { CompareDialog } from './CompareDialog';
import { GalleryDialog } from './GalleryDialog';
import { PhotoTiles } from './PhotoTiles';
import { usePhotosOf } from './use-photos-of';

/** The rest is in the gallery. */
const SHOWN = 6;

/** The patient's latest photos, with the ways to all of them. */
export function PatientPhotos({ patientId }: { patientId: number }) {
  const { photos, totalCount, hasFailed, reload } = usePhotosOf({ patientId }, SHOWN);
  const [open, setOpen] = useState<'gallery' | 'comparison'>();
  const close = () => {
    setOpen(undefined);
    reload();
  };
  return (
    <Card aria-labelledby="fotos-del-paciente" sx={{ ...ONE_COLUMN, gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id="fotos-del-paciente" sx={{ marginRight: 'auto' }}>
          Fotos y documentos
        </Typography>
        {totalCount > 1 && (
          <Button startIcon={<CompareOutlined />} onClick={() => setOpen('comparison')}>
            Antes y después
          </Button>
        )}
        {totalCount > 0 && (
          <Button onClick={() => setOpen('gallery')}>Ver todas ({totalCount.toLocaleString('es-CL')})</Button>
        )}
      </Box>
      <AddPhotos patientId={patientId} />
      {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={reload} />}
      {!photos && !hasFailed && <Placeholder sx={{ height: 160 }} />}
      {photos?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aún no tiene fotos ni documentos.
        </Typography>
      )}
      {photos && photos.length > 0 && <PhotoTiles label="Últimas fotos" photos={photos} onChanged={reload} />}
      {open === 'gallery' && <GalleryDialog patientId={patientId} onClose={close} />}
      {open === 'comparison' && <CompareDialog patientId={patientId} onClose={close} />}
    </Card>
  );
}
