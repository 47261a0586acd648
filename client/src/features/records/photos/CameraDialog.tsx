import { capitalised } from '#domain/capitalised.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { placeInWords } from '#domain/records/photos/photo.es.js';
import type { PhotoPlace } from '#domain/records/photos/photo.js';
import CloseRounded from '~icons/round-close';
import PhotoCameraOutlined from '~icons/outline-photo-camera';
import PhotoLibraryOutlined from '~icons/outline-photo-library';
import VisibilityOffOutlined from '~icons/outline-visibility-off';
import VisibilityOutlined from '~icons/outline-visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Message } from '../../../ui/frame/Message';
import { toasts } from '../../../ui/notices/toasts';
import { Apart } from './Apart';
import type { ListedPhoto } from './listed-photo';
import { type CameraState, useCamera } from './use-camera';
import { useLoadedImage } from './use-loaded-image';

const CAMERA_SENTENCES: Readonly<Record<CameraState, string>> = {
  opening: 'Abriendo la cámara...',
  open: '',
  refused:
    'El navegador no tiene permiso para usar la cámara. Permítalo en su configuración, o suba un archivo.',
  missing: 'No se encontró una cámara. Suba un archivo.',
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
  const isMissing = state === 'refused' || state === 'missing';
  const hasOverlay = source !== undefined && state === 'open' && previous !== undefined;
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
            overflow: 'hidden',
            marginInline: { xs: 0, sm: 2 },
            borderRadius: { xs: 0, sm: 'var(--r-card)' },
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
          {hasOverlay && (
            <img
              src={source}
              alt={`Foto anterior, del ${shortDate(previous.takenOn)}`}
              style={{ opacity: opacity / 100, pointerEvents: 'none' }}
            />
          )}
          {state !== 'open' && (
            <Box role="status" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
              {state === 'opening' ? (
                CAMERA_SENTENCES[state]
              ) : (
                <Message icon={<PhotoCameraOutlined />} sentence={CAMERA_SENTENCES[state]} />
              )}
            </Box>
          )}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            width: '100%',
            maxWidth: 480,
            marginInline: 'auto',
            padding: 2,
            paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
          }}
        >
          {previous && !isMissing && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                Foto del {shortDate(previous.takenOn)}
              </Typography>
              <Slider
                value={opacity}
                disabled={!hasOverlay}
                onChange={(_, value) => setOpacity(value as number)}
                aria-label="Cuánto se ve la foto anterior"
                getAriaValueText={(value) => `${value} por ciento`}
              />
            </Box>
          )}
          {isMissing ? (
            <Button
              variant="contained"
              size="large"
              startIcon={<PhotoLibraryOutlined />}
              onClick={onChooseFile}
            >
              Subir archivos
            </Button>
          ) : (
            <Box sx={CONTROLS}>
              <Button
                color="inherit"
                startIcon={<PhotoLibraryOutlined />}
                onClick={onChooseFile}
                sx={{ justifySelf: 'start' }}
              >
                Subir archivos
              </Button>
              <Shutter
                aria-label="Tomar foto"
                title="Tomar foto"
                disabled={state !== 'open' || isTaking}
                onClick={shoot}
              >
                <PhotoCameraOutlined />
              </Shutter>
              {previous && (
                <Button
                  color="inherit"
                  disabled={!hasOverlay}
                  aria-pressed={opacity > 0}
                  startIcon={opacity > 0 ? <VisibilityOutlined /> : <VisibilityOffOutlined />}
                  onClick={() => setOpacity(opacity > 0 ? 0 : FIRST_OPACITY)}
                  sx={{ justifySelf: 'end' }}
                >
                  Anterior
                </Button>
              )}
            </Box>
          )}
        </Box>
      </Dialog>
    </Apart>
  );
}

const CONTROLS = {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 1,
  '& .MuiButton-root': { minHeight: 48, paddingInline: 0.75, whiteSpace: 'nowrap' },
  '@media (width < 400px)': { '& .MuiButton-startIcon': { display: 'none' } },
} as const;

/** Large enough for a thumb in a glove, which holds the phone with the same hand. */
const Shutter = styled(ButtonBase)({
  width: 72,
  height: 72,
  borderRadius: '50%',
  fontSize: 30,
  color: 'var(--on-brand)',
  backgroundColor: 'var(--brand)',
  boxShadow: '0 0 0 3px var(--raised), 0 0 0 6px var(--brand)',
  '&:hover': { backgroundColor: 'var(--brand-strong)' },
  '&:disabled': { opacity: 0.4 },
});
