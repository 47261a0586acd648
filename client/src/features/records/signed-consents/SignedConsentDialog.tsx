import { TEXT_LIMITS } from '#domain/text-limits.js';
import FileDownloadOutlined from '~icons/outline-file-download';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { downloadFile, saveFile } from '../../../exporting/download-file';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { Field } from '../../../ui/fields/Field';
import { toasts } from '../../../ui/notices/toasts';
import { Paper } from '../../../ui/paper/Paper';
import { useIsOfOthers } from '../use-is-of-others';
import { SignedConsentWords } from './SignedConsentWords';
import {
  type SignedConsentFactsFragment,
  useWithdrawSignedConsentMutation,
} from './signed-consents.generated';

interface SignedConsentDialogProps {
  consent: SignedConsentFactsFragment;
  onClose: () => void;
}

/** One answer, which can be printed, saved as PDF and, if it was accepted, withdrawn. */
export function SignedConsentDialog({ consent, onClose }: SignedConsentDialogProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const canWrite = useRights()('HEALTH_DATA', 'WRITE');
  const { appointmentId, professionalId, recordedByName: madeBy } = consent;
  // A consent that was signed without a visit has no professional.
  const isOfOthers = useIsOfOthers()({ professionalId, madeBy }) && appointmentId !== null;
  const save = async () => {
    try {
      const { content, name } = await downloadFile(`/api/consentimientos/pdf/${consent.id}/`);
      saveFile(content, name ?? 'consentimiento.pdf');
    } catch {
      toasts.error('No se pudo descargar el PDF. Inténtelo de nuevo.');
    }
  };
  return (
    <Modal
      title={consent.title}
      width={680}
      onClose={onClose}
      actions={
        <>
          {canWrite && !isOfOthers && consent.kind === 'ACCEPTED' && !consent.withdrawnAt && (
            <Button color="inherit" onClick={() => setWithdrawing(true)}>
              Retirar
            </Button>
          )}
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FileDownloadOutlined />}
            onClick={() => void save()}
          >
            PDF
          </Button>
          <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    >
      <SignedConsentWords consent={consent} />
      <Paper letterhead={<ClinicLetterhead />}>
        <h1>{consent.title}</h1>
        <SignedConsentWords consent={consent} />
      </Paper>
      {isWithdrawing && <WithdrawModal id={consent.id} onClose={() => setWithdrawing(false)} />}
    </Modal>
  );
}

function WithdrawModal({ id, onClose }: { id: number; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [withdraw, { loading }] = useWithdrawSignedConsentMutation({ refetchQueries: ['SignedConsents'] });
  const send = async () => {
    try {
      await withdraw({ variables: { id, reason } });
      toasts.success('Consentimiento retirado');
      onClose();
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      setFault(fields['reason']?.join(' ') ?? sentence ?? 'No se pudo retirar. Inténtelo de nuevo.');
    }
  };
  return (
    <Modal
      title="Retirar el consentimiento"
      width={480}
      isBusy={loading}
      hasChanges={reason !== ''}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={loading} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="error" loading={loading}>
            Retirar
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Field
          label="Motivo"
          hint="Deja de aceptar este texto desde ahora, también si lo firmó más de una vez. Lo firmado se conserva."
          autoFocus
          maxLength={TEXT_LIMITS.short}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={fault}
        />
      </Box>
    </Modal>
  );
}
