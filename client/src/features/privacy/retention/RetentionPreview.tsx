import { shortDate } from '#domain/clinic-time.es.js';
import type { RetentionMonths } from '#domain/privacy/retention.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { personalDataPath } from '../../../clinic/patient-path';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { LineStart } from '../../../ui/lists/LineStart';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { type RetentionPreviewQuery, useRetentionPreviewQuery } from './retention.generated';
import { countsInWords } from './retention-words';

type Preview = RetentionPreviewQuery['retentionPreview'];

interface RetentionPreviewProps {
  months: RetentionMonths;
  /** Whether these months are the saved ones. */
  isStored: boolean;
}

export function RetentionPreview({ months, isStored }: RetentionPreviewProps) {
  const { messageMonths, securityLogMonths, visitorMonths } = months;
  const { data, previousData, error, refetch } = useRetentionPreviewQuery({
    variables: { input: { messageMonths, securityLogMonths, visitorMonths } },
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.retentionPreview;
  return (
    <Card aria-labelledby="vista-previa" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" id="vista-previa">
          Vista previa
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
          {isStored
            ? 'Lo que se eliminaría si fuera ahora.'
            : 'Lo que se eliminaría si fuera ahora, con los plazos elegidos. Aún no están guardados.'}
        </Typography>
      </Box>
      {error && (
        <RetryNotice
          sentence="No se pudo cargar la vista previa."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!preview && !error && <Loading />}
      {preview && !error && <Due preview={preview} />}
    </Card>
  );
}

function Due({ preview }: { preview: Preview }) {
  const words = countsInWords(preview);
  const { visitors, dueVisitors } = preview;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        <LineStart>{words ?? 'Nada: no hay datos tan antiguos.'}</LineStart>
      </Typography>
      {visitors > 0 && (
        <Box component="section" aria-labelledby="personas">
          <Typography variant="h3" id="personas">
            Personas
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 0.5 }}>
            Se eliminan con sus citas y mensajes. Si alguna vino, marque su cita como completada y se
            conserva.
            {visitors > dueVisitors.length &&
              ` Se muestran ${dueVisitors.length} de ${visitors.toLocaleString('es-CL')}.`}
          </Typography>
          <Box
            component="ul"
            tabIndex={0}
            aria-labelledby="personas"
            sx={{ margin: 0, padding: 0, maxHeight: 300, overflowY: 'auto', listStyle: 'none' }}
          >
            {dueVisitors.map(({ id, name, lastOn }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: 2,
                  paddingBlock: 0.75,
                  borderTop: '1px solid',
                  borderColor: 'divider',
                }}
              >
                <Link
                  component={RouterLink}
                  to={personalDataPath(id)}
                  sx={{ alignContent: 'center', overflowWrap: 'anywhere', ...THUMB_HIGH }}
                >
                  {name}
                </Link>
                <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                  {shortDate(lastOn)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
