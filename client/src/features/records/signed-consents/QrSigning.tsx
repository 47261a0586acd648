import type { Signer } from '#domain/privacy/signed-consents/signed-consent.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { Loading } from '../../../ui/frame/Loading';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { QrCode } from '../../../ui/QrCode';
import {
  type CreateConsentLinkMutation,
  type TextToSignFragment,
  useConsentLinkProgressQuery,
  useCreateConsentLinkMutation,
} from './signed-consents.generated';

interface QrSigningProps {
  text: TextToSignFragment;
  signer: Signer;
  onBack: () => void;
  onDone: () => void;
}

const POLL_MS = 2_500;

/** A QR code with the link to sign on one's own phone. The screen notices by itself when it is signed. */
export function QrSigning({ text, signer, onBack, onDone }: QrSigningProps) {
  const [link, setLink] = useState<CreateConsentLinkMutation['createConsentLink']>();
  const [failure, setFailure] = useState<string>();
  const [create] = useCreateConsentLinkMutation();
  const make = () => {
    setLink(undefined);
    setFailure(undefined);
    const { textId, patientId, appointmentId } = text;
    create({ variables: { input: { textId, patientId, appointmentId, signer } } })
      .then(({ data }) => setLink(data?.createConsentLink))
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
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      {failure && <Notice sentence={failure} />}
      {!link && !failure && <Loading />}
      {link && <ShownLink key={link.id} link={link} onAnother={make} onDone={onDone} />}
      <Button variant="outlined" color="inherit" onClick={onBack}>
        Firmar en este equipo
      </Button>
    </Box>
  );
}

interface ShownLinkProps {
  link: CreateConsentLinkMutation['createConsentLink'];
  onAnother: () => void;
  onDone: () => void;
}

function ShownLink({ link, onAnother, onDone }: ShownLinkProps) {
  const wallTime = useWallTime();
  const { data, client, stopPolling } = useConsentLinkProgressQuery({
    variables: { id: link.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  });
  const state = data?.consentLink.state;
  useEffect(() => {
    if (state === undefined || state === 'OPEN') return;
    stopPolling();
    if (state !== 'USED') return;
    toasts.success('Firmado en el teléfono');
    void client.refetchQueries({ include: ['ConsentsOfVisit', 'SignedConsents'] });
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
        Escanee el código con la cámara del teléfono. Sirve una sola vez, hasta {wallTime(link.expiresAt)}.
      </Typography>
      <QrCode text={location.origin + link.path} label="Código QR para firmar en el teléfono" />
      <Typography role="status" color="textSecondary">
        Esperando la firma…
      </Typography>
    </>
  );
}
