import { shortDate } from '#domain/clinic-time.es.js';
import { firstOfMonth } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { usePayRegimesQuery } from './pay.generated';
import { ratesInWords, regimeInWords } from './pay-words';

const RegimeDialog = lazy(() =>
  import('./RegimeDialog').then((module) => ({ default: module.RegimeDialog })),
);

interface RegimesCardProps {
  professionalId: number;
  professionalName: string;
}

/** How a professional is and was paid. */
export function RegimesCard({ professionalId, professionalName }: RegimesCardProps) {
  const { date: today } = useClinicNow();
  const can = useRights();
  const query = usePayRegimesQuery({ variables: { professionalId }, fetchPolicy: 'cache-and-network' });
  const hasFailed = usePersistentFailure(query);
  const regimes = query.data?.payRegimes;
  const [isEditing, setEditing] = useState(false);
  return (
    <Card aria-labelledby="regimenes" sx={{ minWidth: 0 }}>
      <Typography variant="h2" id="regimenes">
        Cómo se le paga
      </Typography>
      {hasFailed && (
        <RetryNotice
          sentence="No se pudo cargar cómo se le paga."
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      )}
      {regimes?.length === 0 && (
        <Typography color="textSecondary" sx={{ marginTop: 1 }}>
          Aún no está definido. Sin régimen no hay liquidación.
        </Typography>
      )}
      <Box component="ul" aria-labelledby="regimenes" sx={LIST}>
        {regimes?.map((regime) => (
          <li key={regime.id}>
            {regimeInWords(regime)}
            <small>
              Desde el {shortDate(regime.validFrom)}
              {regime.rates.length > 0 && ` · ${ratesInWords(regime)}`} · anotado por {regime.staffName}
            </small>
          </li>
        ))}
      </Box>
      {can('CAJA_CORRECTIONS') && regimes && (
        <Button variant="outlined" onClick={() => setEditing(true)} sx={{ marginTop: 1 }}>
          {regimes.length === 0 ? 'Definir' : 'Cambiar'}
        </Button>
      )}
      {isEditing && (
        <Suspense>
          <RegimeDialog
            professionalId={professionalId}
            professionalName={professionalName}
            latest={regimes?.[0]}
            from={firstOfMonth(today)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const LIST = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { padding: '8px 0', borderTop: '1px solid var(--line)' },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { display: 'block', font: 'var(--font-small)', color: 'var(--ink-2)', overflowWrap: 'anywhere' },
} as const;
