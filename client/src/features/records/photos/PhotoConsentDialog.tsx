import { TEXT_LIMITS } from '#domain/text-limits.js';
import { CONSENT_KIND_LABELS, consentText, currentVersion } from '#domain/privacy/consent.es.js';
import type { ConsentKind } from '#domain/privacy/consent.js';
import { CONSENTS_OF_PURPOSE, type PhotoPurpose } from '#domain/records/photos/photo.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { Field } from '../../../ui/fields/Field';
import { Notice } from '../../../ui/notices/Notice';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import { Apart } from './Apart';
import { usePhotoConsentsQuery, useRecordPhotoConsentMutation } from './photos.generated';

interface PhotoConsentDialogProps {
  patientId: number;
  purpose: PhotoPurpose;
  onClose: () => void;
  onRecorded: () => void;
}

/** Records the consents that are missing for photos with a purpose, given on paper or verbally. */
export function PhotoConsentDialog({ patientId, purpose, onClose, onRecorded }: PhotoConsentDialogProps) {
  const { data, error, refetch } = usePhotoConsentsQuery({
    variables: { patientId },
    fetchPolicy: 'no-cache',
  });
  const [record] = useRecordPhotoConsentMutation({ refetchQueries: ['Consents'] });
  const [evidence, setEvidence] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const missing = (CONSENTS_OF_PURPOSE[purpose] as readonly ConsentKind[]).filter(
    (kind) => !data?.consents.some((consent) => consent.kind === kind && !consent.withdrawnAt),
  );
  const save = async () => {
    setSaving(true);
    setFault(undefined);
    try {
      for (const kind of missing) await record({ variables: { patientId, kind, evidence } });
      toasts.success('Consentimiento registrado');
      onRecorded();
    } catch (cause) {
      setFault(failureOf(cause).sentence ?? 'No se pudo registrar el consentimiento. Inténtelo de nuevo.');
      setSaving(false);
      // The first of the two may have been recorded.
      void refetch().catch(() => undefined);
    }
  };
  return (
    <Apart>
      <Modal
        title="Consentimiento para fotografías"
        width={520}
        isBusy={isSaving}
        hasChanges={evidence !== ''}
        onClose={onClose}
        onSubmit={() => data && !isSaving && void save()}
        actions={<CancelOrSubmit submit="El paciente acepta" isBusy={isSaving} onCancel={onClose} />}
      >
        <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
          {fault && <Notice sentence={fault} />}
          <LoadingOrRetry
            data={data}
            error={error}
            sentence="No se pudieron cargar los consentimientos."
            refetch={refetch}
          />
          {data && (
            <>
              {missing.length === 0 && (
                <Typography variant="body2">El consentimiento ya está registrado.</Typography>
              )}
              {missing.map((kind) => (
                <Box key={kind}>
                  <Typography variant="body2" sx={{ fontWeight: 550, mb: 0.5 }}>
                    {CONSENT_KIND_LABELS[kind]}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    «{consentText(kind, currentVersion(kind))}»
                  </Typography>
                </Box>
              ))}
              <Field
                label="Constancia (opcional)"
                placeholder="Por ejemplo, firmado en papel, archivador 3"
                maxLength={TEXT_LIMITS.short}
                value={evidence}
                onChange={({ target }) => setEvidence(target.value)}
              />
            </>
          )}
        </Box>
      </Modal>
    </Apart>
  );
}
