import { capitalised } from '#domain/capitalised.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { placeInWords } from '#domain/records/photos/photo.es.js';
import type { PhotoPlace } from '#domain/records/photos/photo.js';
import CloseRounded from '~icons/round-close';
import PhotoCameraOutlined from '~icons/outline-photo-camera';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { toasts } from '../../../ui/notices/toasts';
import { Apart } from './Apart';
import type { ListedPhoto } from './listed-photo';
import { type CameraState, useCamera } from './use-camera';
import { useLoadedImage } from './use-loaded-image';

const CAMERA_SENTENCES: Readonly<Record<CameraState, string>> = {
  opening: 'Abriendo la cámara...',
  open: '',
  refused:
    'El navegador no tiene permiso para usar la cámara. Permítalo en su configuración, o elija un archivo.',
  missing: 'No se encontró una cámara. Elija un archivo.',
};

/** Percent; half transparent, both frames can be seen. */
const FIRST_OPACITY = 50;

interface CameraDialogProps {
  place: PhotoPlace;
  /** The photo that is shown over the camera. */
  previous: ListedPhoto | undefined;
  onTake: (photo: File) => void;
  /** Opens the choice of a file instead. */
  onChooseFile: () => void;
  onClose: () => void;
}

/** The camera with the previous photo of the place over it, so that the new one gets the same frame. */
export function CameraDialog({ place, previous, onTake, onChooseFile, onClose }: CameraDialogProps) {
  const titleId = useId();
  const { video, state, take } = useCamera();
  const { source } = useLoadedImage(previous?.address);
  const [opacity, setOpacity] = useState(FIRST_OPACITY);
  const [isTaking, setTaking] = useState(false);
  const shoot = () => {
    setTaking(true);
    take().then(onTake, () => {
      setTaking(false);
      toasts.error('No se pudo tomar la foto. Inténtelo de nuevo.');
    });
  };
  return (
    <Apart>
      <Dialog
        open
        fullScreen
        aria-labelledby={titleId}
        onClose={onClose}
        sx={{ '& .MuiDialog-paper': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlock: 1 }}>
          <Typography variant="h2" id={titleId} sx={{ marginRight: 'auto', overflowWrap: 'anywhere' }}>
            {capitalised(placeInWords(place)) || 'Foto'}
          </Typography>
          <IconButton aria-label="Cerrar" title="Cerrar" edge="end" onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </Box>
        <Box
          sx={{
            position: 'relative',
            backgroundColor: 'var(--sunken)',
            '& > video, & > img': {
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              objectFit: 'contain',
            },
          }}
        >
          <video ref={video} playsInline muted aria-label="Lo que ve la cámara" />
          {source && state === 'open' && previous && (
            <img
              src={source}
              alt={`Foto anterior, del ${shortDate(previous.takenOn)}`}
              style={{ opacity: opacity / 100, pointerEvents: 'none' }}
            />
          )}
          {state !== 'open' && (
            <Typography
              role="status"
              sx={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                placeItems: 'center',
                padding: 3,
                textAlign: 'center',
              }}
            >
              {CAMERA_SENTENCES[state]}
            </Typography>
          )}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            padding: 2,
            paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
          }}
        >
          {source && state === 'open' && previous && (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                maxWidth: 420,
                marginInline: 'auto',
                width: '100%',
              }}
            >
              <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                Anterior ({shortDate(previous.takenOn)})
              </Typography>
              <Slider
                value={opacity}
                onChange={(_, value) => setOpacity(value as number)}
                aria-label="Cuánto se ve la foto anterior"
                getAriaValueText={(value) => `${value} por ciento`}
              />
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button variant="outlined" color="inherit" size="large" onClick={onChooseFile}>
              Elegir archivo
            </Button>
            <Button
              variant="contained"
              size="large"
              startIcon={<PhotoCameraOutlined />}
              disabled={state !== 'open' || isTaking}
              onClick={shoot}
            >
              Tomar foto
            </Button>
          </Box>
        </Box>
      </Dialog>
    </Apart>
  );
}
