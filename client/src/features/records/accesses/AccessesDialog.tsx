import { ACCESS_LABELS } from '#domain/access/log/access-action.es.js';
import { CHANNEL_NAMES } from '#domain/access/log/actor-channel.es.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLongList } from '../../../apollo/use-long-list';
import { useWallTime } from '../../../clinic/wall-time';
import { ExportButton } from '../../../exporting/ExportButton';
import { Loading } from '../../../ui/frame/Loading';
import { Modal } from '../../../ui/dialogs/Modal';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { AccessesDocument, type AccessesQuery } from './accesses.generated';

type Access = AccessesQuery['accesses']['nodes'][number];

/** Accesses shown first, and added by 'Ver más'. */
const SIZE = 30;

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

interface AccessesDialogProps {
  patient: { id: number; name: string };
  onClose: () => void;
}

export function AccessesDialog({ patient, onClose }: AccessesDialogProps) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    AccessesDocument,
    { patientId: patient.id },
    SIZE,
    (data) => data.accesses,
  );
  return (
    <Modal title="Accesos a los datos de salud" subtitle={patient.name} width={560} onClose={onClose}>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los accesos." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page && page.nodes.length > 0 && (
        <ExportButton
          path="/api/accesos/exportar"
          what="los accesos"
          filter={{ paciente: patient.id }}
          sx={{ justifySelf: 'end', marginBottom: 1 }}
        />
      )}
      {page && <AccessList accesses={page.nodes} />}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Modal>
  );
}

function AccessList({ accesses }: { accesses: readonly Access[] }) {
  const wallTime = useWallTime();
  return (
    <Box component="ul" aria-label="Accesos" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {accesses.map(({ id, at, action, staffName, patientCount, channel, address }) => (
        <Line key={id}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {staffName || 'El sistema'}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {ACCESS_LABELS[action]}
              {patientCount > 1 && ` de ${patientCount.toLocaleString('es-CL')} pacientes`}
              {channel && ` · ${CHANNEL_NAMES[channel]}`}
              {address && ` · ${address}`}
            </Typography>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {wallTime(at)}
          </Typography>
        </Line>
      ))}
    </Box>
  );
}
