import { ARCHIVE_FAILURES } from '#domain/data/backup/archive.es.js';
import { ARCHIVE_KEPT_HOURS, DEFAULT_ARCHIVE_NAME } from '#domain/data/backup/archive.js';
import FolderZipOutlined from '~icons/outline-folder-zip';
import DownloadRounded from '~icons/round-download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/apollo-failure';
import { downloadFile, saveFile } from '../../../../exporting/download-file';
import { Card } from '../../../../ui/Card';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import { Notice } from '../../../../ui/notices/Notice';
import { RetryNotice } from '../../../../ui/notices/RetryNotice';
import { toasts } from '../../../../ui/notices/toasts';
import { fileSize } from '../backup-words';
import { useWhen } from '../use-when';
import { ArchiveDocument, type ShownArchiveFragment, useRemoveArchiveMutation } from './archive.generated';
import { StartArchiveModal } from './StartArchiveModal';
import { useArchive } from './use-archive';

const HEADING = 'llevarse-todo';

const number = (count: number): string => count.toLocaleString('es-CL');

/** All of the clinic's data in one file, for any spreadsheet program. */
export function ArchiveCard() {
  const { archive, isLoaded, hasFailed, askAgain } = useArchive();
  const [isAsking, setAsking] = useState(false);
  const isRunning = archive?.state === 'RUNNING';
  return (
    <Card aria-labelledby={HEADING} sx={{ marginTop: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2" id={HEADING}>
          Llevarse todo
        </Typography>
        <Typography sx={{ maxWidth: 720 }}>
          Todo lo que tiene la clínica en un archivo ZIP que se abre con Excel, para revisarlo, cambiarse de
          sistema o guardarlo: pacientes, fichas, citas, inventario, mensajes, certificados, configuración y
          registros, una planilla por cada cosa. Nunca contraseñas ni claves.
        </Typography>
        {hasFailed && <RetryNotice sentence="No se pudo cargar su estado." onRetry={() => void askAgain()} />}
        {archive?.state === 'FAILED' && archive.reason && (
          <Notice sentence={`El archivo no se pudo preparar. ${ARCHIVE_FAILURES[archive.reason]}`} />
        )}
        {isRunning && <Progress archive={archive} />}
        {archive?.state === 'READY' && <Ready archive={archive} />}
        {!hasFailed && !isRunning && (
          <Box>
            <Button
              variant="outlined"
              color={archive?.state === 'READY' ? 'inherit' : 'primary'}
              startIcon={<FolderZipOutlined />}
              disabled={!isLoaded}
              onClick={() => setAsking(true)}
            >
              {archive?.state === 'READY' ? 'Preparar otro' : 'Preparar archivo'}
            </Button>
          </Box>
        )}
      </Box>
      {isAsking && <StartArchiveModal onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Progress({ archive: { doneRows, rowCount } }: { archive: ShownArchiveFragment }) {
  const part = rowCount ? Math.min(100, Math.floor((doneRows / rowCount) * 100)) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxWidth: 480 }}>
      <LinearProgress
        aria-label="Avance del archivo"
        {...(part === undefined ? {} : { variant: 'determinate' as const, value: part })}
      />
      <Typography variant="body2" color="textSecondary">
        {rowCount === null
          ? 'Comenzando…'
          : `Preparando el archivo: ${number(doneRows)} de ${number(rowCount)} filas. Puede salir de esta página.`}
      </Typography>
    </Box>
  );
}

function Ready({ archive }: { archive: ShownArchiveFragment }) {
  const { id, bytes, rowCount, finishedAt, requestedByName, isOwn } = archive;
  const when = useWhen();
  const confirm = useConfirm();
  const [isLoading, setLoading] = useState(false);
  const [remove] = useRemoveArchiveMutation({ refetchQueries: [ArchiveDocument], awaitRefetchQueries: true });
  const download = () => {
    setLoading(true);
    downloadFile(`/api/database/archivo/${id}/descargar/`)
      .then(({ content, name }) => {
        if (content.size !== bytes) throw new Error('the archive broke off');
        saveFile(content, name ?? DEFAULT_ARCHIVE_NAME);
      })
      .catch(() => toasts.error('No se pudo descargar el archivo completo. Inténtelo de nuevo.'))
      .finally(() => setLoading(false));
  };
  const ask = async () => {
    const isSure = await confirm({
      title: '¿Eliminar el archivo?',
      question: 'Se borra del servidor. Lo que ya descargó no cambia, y puede preparar otro.',
      accept: 'Eliminar',
    });
    if (!isSure) return;
    await remove({ variables: { id } }).catch((thrown: unknown) =>
      toasts.error(failureOf(thrown).sentence ?? 'No se pudo eliminar el archivo. Inténtelo de nuevo.'),
    );
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        padding: 2,
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-control)',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          Listo: {fileSize(bytes ?? 0)}, {number(rowCount ?? 0)} filas
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {finishedAt && `Lo preparó ${requestedByName}, ${when(finishedAt)}. `}
          {!isOwn && 'Solo esa persona puede descargarlo. '}
          Se elimina del servidor después de {ARCHIVE_KEPT_HOURS} horas.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={() => void ask()}>
          Eliminar
        </Button>
        {isOwn && (
          <Button
            variant="outlined"
            startIcon={<DownloadRounded />}
            loading={isLoading}
            loadingPosition="start"
            onClick={download}
          >
            Descargar
          </Button>
        )}
      </Box>
    </Box>
  );
}
