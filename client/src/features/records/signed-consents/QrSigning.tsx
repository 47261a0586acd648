import type { Signer } from '#domain/records/signed-consents/signed-consent.js';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { toasts } from '../../../ui/notices/toasts';
import { PhoneLink, polling } from '../../patients/phone-link/PhoneLink';
import {
  type TextToSignFragment,
  useConsentLinkProgressQuery,
  useCreateConsentLinkMutation,
} from './signed-consents.generated';

interface QrSigningProps {
  text: TextToSignFragment;
  signer: Signer;
  isOfAge: boolean;
  onBack: () => void;
  onDone: () => void;
}

/** A QR code with the link to sign on one's own phone. */
export function QrSigning({ text, signer, isOfAge, onBack, onDone }: QrSigningProps) {
  const { textId, patientId, appointmentId } = text;
  const client = useApolloClient();
  const [create] = useCreateConsentLinkMutation();
  return (
    <PhoneLink
      create={async () => {
        const input = { textId, patientId, appointmentId, signer, isOfAge };
        return (await create({ variables: { input } })).data?.createConsentLink;
      }}
      useProgress={useProgress}
      instruction="Escanee el código con la cámara del teléfono."
      label="Código QR para firmar en el teléfono"
      waiting="Esperando la firma…"
      onUsed={() => {
        toasts.success('Firmado en el teléfono');
        void client.refetchQueries({ include: ['ConsentsOfVisit', 'SignedConsents'] });
        onDone();
      }}
    >
      <Button variant="outlined" color="inherit" onClick={onBack}>
        Firmar en este equipo
      </Button>
    </PhoneLink>
  );
}

function useProgress(id: number) {
  const { data, stopPolling } = useConsentLinkProgressQuery(polling(id));
  return { state: data?.consentLink.state, stopPolling };
}
