import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { Field } from '../../../ui/fields/Field';
import { toasts } from '../../../ui/notices/toasts';
import { type TextToSignFragment, useContinueWithoutConsentMutation } from './signed-consents.generated';

interface OmitConsentProps {
  text: TextToSignFragment;
  onBack: () => void;
  onDone: () => void;
}

/** Why the visit goes on without a signature, such as an emergency. It is kept with the patient's consents. */
export function OmitConsent({ text, onBack, onDone }: OmitConsentProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [omit, { loading }] = useContinueWithoutConsentMutation({
    refetchQueries: ['ConsentsOfVisit', 'SignedConsents'],
  });
  const send = async () => {
    if (text.appointmentId === null) return;
    try {
      await omit({ variables: { appointmentId: text.appointmentId, textId: text.textId, reason } });
      toasts.success('La visita sigue sin firma');
      onDone();
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      setFault(
        fields['reason']?.join(' ') ?? fields['textId']?.join(' ') ?? sentence ?? 'No se pudo anotar.',
      );
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Field
        label="Por qué se sigue sin firma"
        hint="Por ejemplo, una urgencia. Queda guardado con su nombre."
        autoFocus
        maxLength={TEXT_LIMITS.short}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={fault}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <Button type="submit" variant="contained" loading={loading}>
          Continuar sin firma
        </Button>
        <Button variant="outlined" color="inherit" disabled={loading} onClick={onBack}>
          Volver a la firma
        </Button>
      </Box>
    </Box>
  );
}
