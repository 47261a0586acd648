import { type ConsentKind, CONSENT_KINDS } from '#domain/privacy/consent.js';
import { CONSENT_KIND_LABELS, consentText, currentVersion } from '#domain/privacy/consent.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { useRecordConsentMutation } from './patient-rights.generated';

interface RecordConsentModalProps {
  patientId: number;
  onClose: () => void;
}

/** Records a consent given on paper or verbally. */
export function RecordConsentModal({ patientId, onClose }: RecordConsentModalProps) {
  const [record] = useRecordConsentMutation({ refetchQueries: ['Consents'] });
  const editing = useVersionedForm({
    initial: { kind: 'DATA_TREATMENT' as ConsentKind, evidence: '' },
    sentences: {
      saving: 'Registrando...',
      saved: 'Consentimiento registrado',
      failed: 'No se pudo registrar el consentimiento',
    },
    create: (values) => record({ variables: { patientId, ...values } }),
    onSaved: onClose,
  });
  const { form, bind } = editing;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormModal
      title="Registrar consentimiento"
      width={520}
      editing={editing}
      submit="Registrar"
      onClose={onClose}
    >
      <SelectField label="Para qué" {...bind('kind')}>
        {CONSENT_KINDS.map((one) => (
          <option key={one} value={one}>
            {CONSENT_KIND_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 550, mb: 0.75 }}>
          Texto que aceptó
        </Typography>
        <Typography variant="body2" color="textSecondary">
          «{consentText(kind, currentVersion(kind))}»
        </Typography>
      </Box>
      <Field
        label="Constancia"
        placeholder="Por ejemplo, firmado en papel, archivador 3"
        maxLength={TEXT_LIMITS.short}
        {...bind('evidence')}
      />
    </FormModal>
  );
}
