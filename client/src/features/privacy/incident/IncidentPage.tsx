import { addDays, isLocalDate } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import ContentCopyRounded from '~icons/round-content-copy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { personalDataPath } from '../../../clinic/patient-path';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Card } from '../../../ui/Card';
import { copyWithToast } from '../../../ui/text/copy-text';
import { DateField } from '../../../ui/fields/DateField';
import { LongField } from '../../../ui/fields/Field';
import { Loading } from '../../../ui/frame/Loading';
import { PageHead } from '../../../ui/frame/PageHead';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { type IncidentReportQuery, useIncidentReportQuery } from './incident.generated';

/** The report's default period, in days. */
const USUAL_DAYS = 7;

/** Drafts the report of a breach (Ley 19.628, article 14 sexies) for the chosen days. */
export function IncidentPage() {
  const today = useClinicNow().date;
  const [from, setFrom] = useState(addDays(today, 1 - USUAL_DAYS));
  const [to, setTo] = useState(today);
  const isOrdered = isLocalDate(from) && isLocalDate(to) && from <= to;
  const { data, error, refetch } = useIncidentReportQuery({
    variables: { from, to },
    skip: !isOrdered,
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <PageHead
        title="Incidente"
        introduction="Si alguien vio o se llevó datos sin permiso, la clínica debe avisar a la Agencia de Protección de Datos Personales sin dilaciones indebidas y, por ser datos de salud, también a cada persona (Ley 19.628, art. 14 sexies). Aquí se arma un borrador con lo que dicen los registros."
      />
      <Card
        aria-label="Borrador"
        sx={{
          ...ONE_COLUMN,
          gap: 2.5,
          marginTop: 2.5,
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <DateField
            label="Desde"
            max={today}
            today={today}
            value={from}
            error={undefined}
            onChange={setFrom}
          />
          <DateField
            label="Hasta (incluido)"
            max={today}
            today={today}
            value={to}
            error={isLocalDate(from) && isLocalDate(to) && !isOrdered ? FIELD_MESSAGES.rangeOrder : undefined}
            onChange={setTo}
          />
        </Box>
        {error && isOrdered && (
          <RetryNotice
            sentence="No se pudo armar el borrador."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!data && !error && isOrdered && <Loading />}
        {data && isOrdered && <Report report={data.incidentReport} />}
      </Card>
    </>
  );
}

function Report({ report: { text, people, patients } }: { report: IncidentReportQuery['incidentReport'] }) {
  return (
    <>
      <LongField label="Borrador del reporte" readOnly rows={14} value={text} style={{ maxHeight: 'none' }} />
      <Button
        variant="contained"
        startIcon={<ContentCopyRounded />}
        onClick={() => void copyWithToast(text, 'Borrador copiado')}
        sx={{ justifySelf: 'start' }}
      >
        Copiar borrador
      </Button>
      {people > 0 && (
        <Box component="section" aria-labelledby="afectadas">
          <Typography variant="h3" component="h2" id="afectadas">
            Personas a las que avisar
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 0.5 }}>
            No van en el borrador.
            {people > patients.length &&
              ` Se muestran ${patients.length} de ${people.toLocaleString('es-CL')}.`}
          </Typography>
          <Box
            component="ul"
            tabIndex={0}
            aria-label="Personas"
            sx={{ margin: 0, paddingLeft: 2.5, maxHeight: 260, overflowY: 'auto', overflowWrap: 'anywhere' }}
          >
            {patients.map(({ id, name }) => (
              <li key={id}>
                {name === null ? (
                  `Paciente ${id}, ya eliminado`
                ) : (
                  <Link
                    component={RouterLink}
                    to={personalDataPath(id)}
                    sx={{ display: 'inline-block', alignContent: 'center', ...THUMB_HIGH }}
                  >
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
