import { CONSENT_ANSWER_LABELS } from '#domain/records/signed-consents/signed-consent.es.js';
import DrawOutlined from '~icons/outline-draw';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { StatusPill } from '../../../ui/StatusPill';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { ChooseTextModal } from './ChooseTextModal';
import { SignedConsentDialog } from './SignedConsentDialog';
import { type SignedConsentFactsFragment, useSignedConsentsQuery } from './signed-consents.generated';

/** The patient's signed and refused consents, and the visits that went on without one. */
export function SignedConsentsCard({ patientId }: { patientId: number }) {
  const { data, error, refetch } = useSignedConsentsQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [isChoosing, setChoosing] = useState(false);
  const [openedId, setOpenedId] = useState<number>();
  const consents = data?.signedConsents;
  const opened = consents?.find(({ id }) => id === openedId);
  return (
    <Card aria-labelledby="consentimientos-firmados" {...useKeptFocus()} sx={{ outline: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h2" id="consentimientos-firmados">
          Consentimientos firmados
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
          Firmar
        </Button>
      </Box>
      <LoadingOrRetry
        data={consents}
        error={error}
        sentence="No se pudieron cargar los consentimientos firmados."
        refetch={refetch}
      />
      {consents?.length === 0 && (
        <Message
          icon={<DrawOutlined />}
          sentence="No hay consentimientos firmados"
          detail="Los que pide un tratamiento se firman al atender; otros, con el botón Firmar."
        />
      )}
      {consents && consents.length > 0 && (
        <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
          {consents.map((consent) => (
            <Row key={consent.id} consent={consent} onOpen={() => setOpenedId(consent.id)} />
          ))}
        </Box>
      )}
      {isChoosing && <ChooseTextModal patientId={patientId} onClose={() => setChoosing(false)} />}
      {opened && <SignedConsentDialog consent={opened} onClose={() => setOpenedId(undefined)} />}
    </Card>
  );
}

function Row({ consent, onOpen }: { consent: SignedConsentFactsFragment; onOpen: () => void }) {
  const { title, kind, answeredAt, signerName, reason } = consent;
  const wallTime = useWallTime();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        paddingBlock: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <State consent={consent} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {CONSENT_ANSWER_LABELS[kind]}, {wallTime(answeredAt)}
          {signerName && ` · ${signerName}`}
        </Typography>
        {reason && (
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={`Ver ${title}`}
        onClick={onOpen}
        sx={{ minHeight: 44 }}
      >
        Ver
      </Button>
    </Box>
  );
}

function State({ consent: { kind, isInForce, withdrawnAt } }: { consent: SignedConsentFactsFragment }) {
  if (isInForce) return <StatusPill colour="success">Vigente</StatusPill>;
  if (kind === 'REJECTED') return <StatusPill colour="error">Rechazado</StatusPill>;
  if (kind === 'OMITTED') return <StatusPill colour="warning">Sin firma</StatusPill>;
  return <StatusPill colour="warning">{withdrawnAt ? 'Retirado' : 'Ya no rige'}</StatusPill>;
}
