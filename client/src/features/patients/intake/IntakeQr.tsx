import { INTAKE_TITLE } from '#domain/records/intake/intake.es.js';
import { useApolloClient } from '@apollo/client/react';
import { reloadPage } from '../../../apollo/page-reload';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import { PhoneLink, polling } from '../phone-link/PhoneLink';
import { useCreateIntakeLinkMutation, useIntakeLinkProgressQuery } from './intake.generated';

interface IntakeQrProps {
  patientId: number;
  appointmentId: number | null;
  onClose: () => void;
}

/** A QR code with the questionnaire. */
export function IntakeQr({ onClose, ...whose }: IntakeQrProps) {
  const client = useApolloClient();
  const [create] = useCreateIntakeLinkMutation();
  return (
    <Modal title={INTAKE_TITLE} width={480} onClose={onClose}>
      <PhoneLink
        create={async () => (await create({ variables: { input: whose } })).data?.createIntakeLink}
        useProgress={useProgress}
        instruction="El paciente lo escanea con la cámara de su teléfono."
        label="Código QR del cuestionario"
        waiting="Esperando las respuestas…"
        onUsed={() => {
          toasts.success('Cuestionario respondido');
          void reloadPage(client);
          onClose();
        }}
      />
    </Modal>
  );
}

function useProgress(id: number) {
  const { data, stopPolling } = useIntakeLinkProgressQuery(polling(id));
  return { state: data?.intakeLink.state, stopPolling };
}
