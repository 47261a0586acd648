import { INTAKE_TITLE } from '#domain/intake/intake.es.js';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { useWallTime } from '../../../clinic/wall-time';
import { Modal } from '../../../ui/dialogs/Modal';
import { Loading } from '../../../ui/frame/Loading';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { QrCode } from '../../../ui/QrCode';
import {
  type CreateIntakeLinkMutation,
  useCreateIntakeLinkMutation,
  useIntakeLinkProgressQuery,
} from './intake.generated';

interface IntakeQrProps {
  patientId: number;
  appointmentId: number | null;
  onClose: () => void;
}

const POLL_MS = 2_500;

/** A QR code with the questionnaire. The screen notices by itself when it was answered. */
export function IntakeQr({ onClose, ...whose }: IntakeQrProps) {
  const [link, setLink] = useState<CreateIntakeLinkMutation['createIntakeLink']>();
  const [failure, setFailure] = useState<string>();
  const [create] = useCreateIntakeLinkMutation();
  const make = () => {
    setLink(undefined);
    setFailure(undefined);
    create({ variables: { input: whose } })
      .then(({ data }) => setLink(data?.createIntakeLink))
      .catch((error: unknown) =>
        setFailure(failureOf(error).sentence ?? 'No se pudo crear el código. Inténtelo de nuevo.'),
      );
  };
  const isMade = useRef(false);
  useEffect(() => {
    if (isMade.current) return;
    isMade.current = true;
    make();
  });
  return (
    <Modal title={INTAKE_TITLE} width={480} onClose={onClose}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
        {failure && <Notice sentence={failure} />}
        {!link && !failure && <Loading />}
        {link && <ShownLink key={link.id} link={link} onAnother={make} onDone={onClose} />}
      </Box>
    </Modal>
  );
}

interface ShownLinkProps {
  link: CreateIntakeLinkMutation['createIntakeLink'];
  onAnother: () => void;
  onDone: () => void;
}

function ShownLink({ link, onAnother, onDone }: ShownLinkProps) {
  const client = useApolloClient();
  const wallTime = useWallTime();
  const { data, stopPolling } = useIntakeLinkProgressQuery({
    variables: { id: link.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  });
  const state = data?.intakeLink.state;
  useEffect(() => {
    if (state === undefined || state === 'OPEN') return;
    stopPolling();
    if (state !== 'USED') return;
    toasts.success('Cuestionario respondido');
    void reloadPage(client);
    onDone();
  }, [state, stopPolling, client, onDone]);
  if (state === 'EXPIRED') {
    return (
      <>
        <Typography role="alert">El código venció.</Typography>
        <Button variant="contained" onClick={onAnother}>
          Crear otro código
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography>
        El paciente lo escanea con la cámara de su teléfono. Sirve una sola vez, hasta{' '}
        {wallTime(link.expiresAt)}.
      </Typography>
      <QrCode text={location.origin + link.path} label="Código QR del cuestionario" />
      <Typography role="status" color="textSecondary">
        Esperando las respuestas…
      </Typography>
    </>
  );
}
