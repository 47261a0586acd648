import { capitalised } from '#domain/capitalised.es.js';
import { longDate } from '#domain/clinic-time.es.js';
import { PHOTO_PURPOSE_LABELS, placeInWords } from '#domain/records/photos/photo.es.js';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import DownloadOutlined from '~icons/outline-download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { downloadFile, saveFile } from '../../../exporting/download-file';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useIsOfOthers } from '../use-is-of-others';
import { Apart } from './Apart';
import { MovePhotoDialog } from './MovePhotoDialog';
import type { ListedPhoto } from './listed-photo';
import { photoInWords } from './photo-words';
import { useLoadedImage } from './use-loaded-image';
import { WithdrawPhotoDialog } from './WithdrawPhotoDialog';

interface PhotoDialogProps {
  /** The photos to leaf through. */
  photos: readonly ListedPhoto[];
  openId: number;
  onOpen: (id: number) => void;
  /** The open photo was withdrawn or moved. */
  onChanged: () => void;
  onClose: () => void;
}

/** A photo in full, with its data and actions. The arrow keys leaf through the others. */
export function PhotoDialog({ photos, openId, onOpen, onChanged, onClose }: PhotoDialogProps) {
  const [asks, setAsks] = useState<'withdraw' | 'move'>();
  const index = photos.findIndex(({ id }) => id === openId);
  const photo = photos[index];
  const can = useRights();
  const isOfOthers = useIsOfOthers();
  if (!photo) return null;
  const mayAct = can('HEALTH_DATA') && !photo.withdrawnAt;
  const mayChange = mayAct && !isOfOthers({ professionalId: photo.professionalId, madeBy: photo.addedBy });
  const mayExport = mayAct && photo.purpose === 'PUBLISHING';
  const leaf = (step: number) => {
    const next = photos[index + step];
    if (next) onOpen(next.id);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    // The keys then belong to the question's text.
    if (asks) return;
    if (key === 'ArrowLeft') leaf(-1);
    if (key === 'ArrowRight') leaf(1);
  };
  const done = () => {
    setAsks(undefined);
    onChanged();
  };
  return (
    <Apart onKey={onKey}>
      <Modal
        title={photoInWords(photo)}
        width={960}
        onClose={onClose}
        subtitle={photos.length > 1 && `${index + 1} de ${photos.length}`}
        actions={
          (mayChange || mayExport) && (
            <>
              {mayChange && (
                <>
                  <Button color="error" onClick={() => setAsks('withdraw')}>
                    Retirar
                  </Button>
                  <Button variant="outlined" color="inherit" onClick={() => setAsks('move')}>
                    Mover a otro paciente
                  </Button>
                </>
              )}
              {mayExport && <ExportButton photo={photo} />}
            </>
          )
        }
      >
        <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: '44px minmax(0, 1fr) 44px',
              alignItems: 'center',
              // On a phone, the photo has the whole width, and the arrows are over it.
              '& > div': { gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: 1 },
              '& > .MuiIconButton-root': {
                gridRow: 1,
                zIndex: 1,
                backgroundColor: {
                  xs: 'color-mix(in srgb, var(--raised) 80%, transparent)',
                  sm: 'transparent',
                },
              },
              '& > .MuiIconButton-root:first-of-type': { gridColumn: 1 },
              '& > .MuiIconButton-root:last-of-type': { gridColumn: 3 },
            }}
          >
            <IconButton aria-label="Foto anterior" disabled={index === 0} onClick={() => leaf(-1)}>
              <ChevronLeftRounded />
            </IconButton>
            <Content key={photo.id} photo={photo} />
            <IconButton
              aria-label="Foto siguiente"
              disabled={index === photos.length - 1}
              onClick={() => leaf(1)}
            >
              <ChevronRightRounded />
            </IconButton>
          </Box>
          <Facts photo={photo} />
        </Box>
        {asks === 'withdraw' && (
          <WithdrawPhotoDialog photo={photo} onClose={() => setAsks(undefined)} onWithdrawn={done} />
        )}
        {asks === 'move' && (
          <MovePhotoDialog photo={photo} onClose={() => setAsks(undefined)} onMoved={done} />
        )}
      </Modal>
    </Apart>
  );
}

const AREA = { display: 'grid', placeItems: 'center', minHeight: { xs: 240, sm: 380 } };

function Content({ photo }: { photo: ListedPhoto }) {
  const wallTime = useWallTime();
  if (photo.withdrawnAt)
    return (
      <Box sx={AREA}>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          Se retiró el {wallTime(photo.withdrawnAt)}
          {photo.withdrawnBy && ` (${photo.withdrawnBy})`}: {photo.withdrawnReason}
        </Typography>
      </Box>
    );
  return photo.kind === 'DOCUMENT' ? <DocumentDownload photo={photo} /> : <FullImage photo={photo} />;
}

function FullImage({ photo }: { photo: ListedPhoto }) {
  const { source, hasFailed, retry } = useLoadedImage(photo.address);
  return (
    <Box sx={AREA}>
      {hasFailed && <RetryNotice sentence="No se pudo cargar la foto." onRetry={retry} />}
      {!source && !hasFailed && <Loading />}
      {source && (
        <Box
          component="img"
          src={source}
          alt={photoInWords(photo)}
          width={photo.width ?? undefined}
          height={photo.height ?? undefined}
          sx={{
            maxWidth: '100%',
            width: 'auto',
            height: 'auto',
            maxHeight: '62dvh',
            borderRadius: 'var(--r-event)',
          }}
        />
      )}
    </Box>
  );
}

function DocumentDownload({ photo }: { photo: ListedPhoto }) {
  const [isLoading, setLoading] = useState(false);
  const download = () => {
    setLoading(true);
    downloadFile(photo.address)
      .then(
        ({ content, name }) => saveFile(content, name ?? 'documento.pdf'),
        () => toasts.error('No se pudo descargar el documento. Inténtelo de nuevo.'),
      )
      .finally(() => setLoading(false));
  };
  return (
    <Box sx={AREA}>
      <Button variant="contained" startIcon={<DownloadOutlined />} loading={isLoading} onClick={download}>
        Descargar el PDF
      </Button>
    </Box>
  );
}

function ExportButton({ photo }: { photo: ListedPhoto }) {
  const [isLoading, setLoading] = useState(false);
  const download = () => {
    setLoading(true);
    downloadFile(`/api/pacientes/fotos/${photo.id}/difusion/`)
      .then(
        ({ content, name }) => saveFile(content, name ?? 'foto.jpg'),
        () =>
          toasts.error(
            'No se pudo exportar la foto. Revise que el consentimiento para difundirla siga vigente.',
          ),
      )
      .finally(() => setLoading(false));
  };
  return (
    <Button variant="contained" startIcon={<DownloadOutlined />} loading={isLoading} onClick={download}>
      Exportar para difundir
    </Button>
  );
}

function Facts({ photo }: { photo: ListedPhoto }) {
  const wallTime = useWallTime();
  const facts: Array<[name: string, text: string]> = [
    ['Fecha', longDate(photo.takenOn)],
    ['Lugar', capitalised(placeInWords(photo)) || 'Sin anotar'],
    ['Para', PHOTO_PURPOSE_LABELS[photo.purpose]],
    ['Agregada', [wallTime(photo.addedAt), photo.addedBy].filter(Boolean).join(', ')],
    ['Nota', photo.note],
  ];
  return (
    <Box component="dl" sx={FACTS}>
      {facts
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

/** In two columns on a phone, where their lengths would put them at another place on each line. */
const FACTS = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1,
  margin: 0,
} as const;
