import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import {
  type PatientMergesQuery,
  usePatientMergesQuery,
  useUndoPatientMergeMutation,
} from './merge.generated';

type Merge = PatientMergesQuery['patientMerges'][number];

interface EarlierMergesCardProps {
  patientId: number;
  onUndone: () => void;
}

/** Absent if no other patient was merged into this one. */
export function EarlierMergesCard({ patientId, onUndone }: EarlierMergesCardProps) {
  const wallTime = useWallTime();
  const confirm = useConfirm();
  const { data, refetch } = usePatientMergesQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [undo, { loading }] = useUndoPatientMergeMutation();
  const merges = data?.patientMerges ?? [];
  if (merges.length === 0) return null;
  const separate = async ({ id, mergedName }: Merge) => {
    const isWanted = await confirm({
      title: 'Deshacer la unión',
      question: `${mergedName ?? 'El otro paciente'} vuelve a ser un paciente aparte, con lo que era suyo. Lo que se agregó después de unirlos queda aquí.`,
      accept: 'Deshacer',
    });
    if (!isWanted) return;
    try {
      await undo({ variables: { id } });
      toasts.success('La unión se deshizo');
      onUndone();
    } catch (error) {
      toasts.error(failureOf(error).sentence || 'Error al deshacer la unión');
    }
    await refetch().catch(() => undefined);
  };
  return (
    <Card aria-labelledby="uniones">
      <Typography variant="h2" id="uniones">
        Uniones anteriores
      </Typography>
      <Box
        component="ul"
        sx={{
          ...ONE_COLUMN,
          gap: 1.5,
          margin: 0,
          marginTop: 1.5,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {merges.map((merge) => (
          <Box
            key={merge.id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 550 }}>
                {merge.mergedName ? `${merge.mergedName} · ${merge.mergedRut}` : 'Otro paciente'}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {wallTime(merge.at)} · por {merge.staffName}
                {merge.undoneAt && ` · deshecha el ${wallTime(merge.undoneAt)}`}
                {merge.undoableUntil && ` · se puede deshacer hasta el ${shortDate(merge.undoableUntil)}`}
              </Typography>
            </Box>
            {merge.undoableUntil && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                disabled={loading}
                onClick={() => void separate(merge)}
              >
                Deshacer
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
