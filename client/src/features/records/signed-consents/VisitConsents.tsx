import DrawOutlined from '~icons/outline-draw';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { GLOVE_HIGH } from '../../../ui/theme/glove-high';
import { SigningDialog } from './SigningDialog';
import { useConsentsOfVisitQuery } from './signed-consents.generated';

interface VisitConsentsProps {
  appointmentId: number;
  /** Whether to ask right away: the visit starts. */
  asks: boolean;
}

/**
 * The consents that the visit's treatment still needs. The first one opens when the visit starts; a reminder stays
 * until each is answered. The visit is never held up.
 */
export function VisitConsents({ appointmentId, asks }: VisitConsentsProps) {
  const { data, error, refetch } = useConsentsOfVisitQuery({
    variables: { appointmentId },
    fetchPolicy: 'network-only',
  });
  const [opened, setOpened] = useState<number>();
  const [isAsking, setAsking] = useState(asks);
  const texts = data?.consentsOfVisit ?? [];
  const shown = texts.find(({ textId }) => textId === opened) ?? (isAsking ? texts[0] : undefined);
  const close = () => {
    setOpened(undefined);
    setAsking(false);
  };
  if (error && !data)
    return (
      <RetryNotice
        sentence="No se pudo comprobar si falta un consentimiento."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (texts.length === 0) return null;
  return (
    <Card aria-labelledby="consentimientos-visita" sx={{ marginTop: 2, ...GLOVE_HIGH }}>
      <Typography variant="h3" component="h2" id="consentimientos-visita">
        {texts.length === 1 ? 'Falta un consentimiento' : `Faltan ${texts.length} consentimientos`}
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {texts.map(({ textId, title }) => (
          <Box
            component="li"
            key={textId}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1 }}
          >
            <Typography sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Typography>
            <Button
              variant="outlined"
              startIcon={<DrawOutlined />}
              aria-label={`Firmar ${title}`}
              onClick={() => setOpened(textId)}
              sx={{ minHeight: 44 }}
            >
              Firmar
            </Button>
          </Box>
        ))}
      </Box>
      {shown && (
        <SigningDialog key={shown.textId} text={shown} onDone={() => setOpened(undefined)} onClose={close} />
      )}
    </Card>
  );
}
