import { CONSENT_KIND_LABELS } from '#domain/privacy/consent.es.js';
import FactCheckOutlined from '~icons/outline-fact-check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Message } from '../../../ui/frame/Message';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { StatusPill } from '../../../ui/StatusPill';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import {
  type ListedConsentFragment,
  useConsentsQuery,
  useWithdrawConsentMutation,
} from './patient-rights.generated';
import { RecordConsentModal } from './RecordConsentModal';

/** The patient's consents, and until when each was valid (Ley 19.628, article 12). */
export function ConsentsCard({ patientId }: { patientId: number }) {
  const { data, error, refetch } = useConsentsQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [isRecording, setRecording] = useState(false);
  const mayWrite = useRights()('PATIENTS');
  const consents = data?.consents;
  return (
    <Card aria-labelledby="consentimientos" {...useKeptFocus()} sx={{ outline: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h2" id="consentimientos">
          Consentimientos
        </Typography>
        {mayWrite && (
          <Button size="small" variant="outlined" onClick={() => setRecording(true)}>
            Registrar
          </Button>
        )}
      </Box>
      <LoadingOrRetry
        data={consents}
        error={error}
        sentence="No se pudieron cargar los consentimientos."
        refetch={refetch}
      />
      {consents?.length === 0 && (
        <Message
          icon={<FactCheckOutlined />}
          sentence="No hay consentimientos registrados"
          detail={`Quien reserva en línea acepta el uso de sus datos y queda aquí.${mayWrite ? ' Anote los que reciba en papel.' : ''}`}
        />
      )}
      {consents && consents.length > 0 && (
        <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
          {consents.map((consent) => (
            <Row key={consent.id} consent={consent} />
          ))}
        </Box>
      )}
      {isRecording && <RecordConsentModal patientId={patientId} onClose={() => setRecording(false)} />}
    </Card>
  );
}

function Row({ consent }: { consent: ListedConsentFragment }) {
  const { kind, text, textVersion, givenAt, recordedByName, evidence, withdrawnAt, withdrawnByName } =
    consent;
  const wallTime = useWallTime();
  const withdraw = useWithdraw();
  const mayWrite = useRights()('PATIENTS');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        paddingBlock: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
            flex: 1,
            minHeight: 32,
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{CONSENT_KIND_LABELS[kind]}</Typography>
          <StatusPill colour={withdrawnAt ? 'warning' : 'success'}>
            {withdrawnAt ? 'Retirado' : 'Vigente'}
          </StatusPill>
        </Box>
        {!withdrawnAt && mayWrite && (
          <Button
            size="small"
            color="inherit"
            aria-label={`Retirar el consentimiento ${CONSENT_KIND_LABELS[kind]}`}
            onClick={() => void withdraw(consent)}
          >
            Retirar
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {wallTime(givenAt)},{' '}
        {recordedByName ? `anotado por ${recordedByName}` : 'por el formulario de reserva'}
        {evidence && ` (${evidence})`}
      </Typography>
      {withdrawnAt && (
        <Typography variant="body2" color="textSecondary">
          Retirado el {wallTime(withdrawnAt)}, anotado por {withdrawnByName}
        </Typography>
      )}
      <Typography variant="body2">
        «{text}»{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          (texto {textVersion})
        </Box>
      </Typography>
    </Box>
  );
}

function useWithdraw(): (consent: ListedConsentFragment) => Promise<void> {
  const confirm = useConfirm();
  const [withdraw] = useWithdrawConsentMutation({ refetchQueries: ['Consents'] });
  return async ({ id, kind }) => {
    const isSure = await confirm({
      title: 'Retirar consentimiento',
      question: `«${CONSENT_KIND_LABELS[kind]}» deja de estar vigente desde ahora. Quedará registrado que lo estuvo.`,
      accept: 'Retirar',
    });
    if (!isSure) return;
    const progress = toasts.progress('Retirando...');
    try {
      await withdraw({ variables: { id } });
      progress.success('Consentimiento retirado');
    } catch (error) {
      progress.error(failureOf(error).sentence ?? 'No se pudo retirar. Inténtelo de nuevo.');
    }
  };
}
