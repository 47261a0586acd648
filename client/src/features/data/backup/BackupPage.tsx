import CloudDownloadOutlined from '~icons/outline-cloud-download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/notices/Notice';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { ArchiveCard } from './archive/ArchiveCard';
import { downloadBackup } from './download-backup';
import { BackupState } from './BackupState';
import { KeptBackups } from './KeptBackups';
import { useKeptBackups } from './use-kept-backups';

const HEADING = 'copia-para-descargar';

type State = 'idle' | 'generating' | 'success' | 'error';

export function BackupPage() {
  const [state, setState] = useState<State>('idle');
  const can = useRights();
  const kept = useKeptBackups();
  const isGenerating = state === 'generating';

  const create = () => {
    setState('generating');
    downloadBackup().then(
      () => setState('success'),
      () => setState('error'),
    );
  };

  return (
    <>
      <PageHeading title="Respaldo">Respaldo de Base de Datos</PageHeading>
      <BackupState {...kept} />
      <Card aria-labelledby={HEADING} sx={{ marginTop: 2.5 }}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography variant="h2" id={HEADING}>
            Copia para descargar
          </Typography>
          <Typography sx={{ maxWidth: 720 }}>
            Descargue una copia completa de los datos de la clínica: pacientes, citas, fichas clínicas,
            inventario y configuración. Guárdela en un lugar seguro: contiene datos de salud de sus pacientes.
          </Typography>
          <Typography variant="body2" color="textSecondary">
            La copia puede tardar algunos segundos. No cierre esta página hasta que termine.
          </Typography>
          <Button
            variant="contained"
            size="large"
            startIcon={<CloudDownloadOutlined />}
            disabled={isGenerating}
            onClick={create}
          >
            {isGenerating ? 'Generando copia de seguridad...' : 'Crear Copia de Seguridad'}
          </Button>
        </Box>
        <Box role="status" sx={{ '&:not(:empty)': { marginTop: 2 } }}>
          {state === 'success' && (
            <Alert severity="success">
              ¡Copia de seguridad creada correctamente! El archivo se ha descargado a su computadora.
            </Alert>
          )}
        </Box>
        {state === 'error' && (
          <Box sx={{ marginTop: 2 }}>
            <Notice sentence="Error al generar el respaldo de la base de datos. Por favor, inténtelo de nuevo." />
          </Box>
        )}
      </Card>
      {/* Even seeing its state needs write access. */}
      {can('BACKUP') && <ArchiveCard />}
      <KeptBackups {...kept} />
    </>
  );
}
