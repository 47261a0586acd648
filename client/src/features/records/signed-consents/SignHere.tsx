import { signatureFault, type Strokes } from '#domain/records/signed-consents/signature.js';
import {
  SIGNATURE_FAULTS,
  SIGNATURE_NAME,
  TYPED_NAME_TOO_SHORT,
} from '#domain/records/signed-consents/signed-consent.es.js';
import {
  type SignedAnswer,
  type Signer,
  TYPED_NAME,
} from '#domain/records/signed-consents/signed-consent.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import QrCode2Outlined from '~icons/outline-qr-code-2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { Field } from '../../../ui/fields/Field';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { SignatureBox } from './SignatureBox';
import { type TextToSignFragment, useSignConsentMutation } from './signed-consents.generated';

interface SignHereProps {
  text: TextToSignFragment;
  signer: Signer;
  /** A patient without a birth date was asked, and is of age. */
  isOfAge: boolean;
  /** Known by the birth date, or because they said so. */
  isMinor: boolean;
  onSigner: (signer: Signer) => void;
  onPhone: () => void;
  /** Absent outside a visit. */
  onOmit: (() => void) | undefined;
  /** Called if the text has changed. */
  onChanged: (sentence: string) => void;
  onDone: () => void;
}

type Faults = Partial<Record<string, string>>;

/** The signer, the signature, and the two answers. */
export function SignHere(props: SignHereProps) {
  const { text, signer, isOfAge, isMinor, onSigner, onPhone, onOmit, onChanged, onDone } = props;
  const [person, setPerson] = useState(text.representative);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [typedName, setTypedName] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [sign, { loading }] = useSignConsentMutation({
    refetchQueries: ['ConsentsOfVisit', 'SignedConsents'],
  });
  const isRepresentative = signer === 'REPRESENTATIVE';
  const answer = async (given: SignedAnswer) => {
    setFailure(undefined);
    const found = faultsOf(strokes, typedName);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { textId, patientId, appointmentId, digest } = text;
    try {
      await sign({
        variables: {
          input: {
            textId,
            patientId,
            appointmentId,
            digest,
            answer: given,
            signer,
            isOfAge,
            ...(isRepresentative && {
              signerName: person.name,
              signerRut: person.rut,
              signerRelation: person.relation,
            }),
            ...(strokes.length > 0 ? { strokes: strokes.map((stroke) => [...stroke]) } : { typedName }),
          },
        },
      });
      toasts.success(given === 'ACCEPTED' ? 'Consentimiento firmado' : 'Rechazo firmado');
      onDone();
    } catch (error) {
      const { code, fields, sentence } = failureOf(error);
      if (code === 'STALE') return onChanged(sentence ?? '');
      const named = Object.entries(fields).map(([field, sentences]) => [field, sentences.join(' ')]);
      setFaults(Object.fromEntries(named) as Faults);
      if (named.length === 0) setFailure(sentence ?? 'No se pudo guardar la firma. Inténtelo de nuevo.');
    }
  };
  return (
    <>
      {failure && <Notice sentence={failure} />}
      {text.representativeSigns && !isMinor && (
        <FormControlLabel
          control={
            <Switch
              checked={isRepresentative}
              onChange={(_, checked) => onSigner(checked ? 'REPRESENTATIVE' : 'PATIENT')}
            />
          }
          label="El paciente no puede consentir: firma un representante"
        />
      )}
      {isMinor && (
        <Typography sx={{ fontWeight: 550 }}>
          El paciente es menor de edad: firma su representante.
        </Typography>
      )}
      {faults['signer'] && <Notice sentence={faults['signer']} />}
      {isRepresentative && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <Field
            label="Nombre del representante"
            maxLength={TEXT_LIMITS.short}
            value={person.name}
            onChange={({ target }) => setPerson({ ...person, name: target.value })}
            error={faults['signerName']}
          />
          <Field
            label="Su RUT"
            placeholder="12.345.678-5"
            value={person.rut}
            onChange={({ target }) => setPerson({ ...person, rut: target.value })}
            error={faults['signerRut']}
          />
          <Field
            label="Relación con el paciente"
            placeholder="Madre, padre, tutora"
            maxLength={TEXT_LIMITS.short}
            value={person.relation}
            onChange={({ target }) => setPerson({ ...person, relation: target.value })}
            error={faults['signerRelation']}
          />
        </Box>
      )}
      <SignatureBox fault={faults['strokes']} onChange={setStrokes} />
      <Field
        label="O escriba su nombre completo para firmar"
        autoComplete="off"
        maxLength={TYPED_NAME.most}
        disabled={strokes.length > 0}
        value={strokes.length > 0 ? '' : typedName}
        onChange={({ target }) => setTypedName(target.value)}
        error={faults['typedName']}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.25,
          '& .MuiButton-root': { minHeight: 48, flex: { xs: '1 1 40%', sm: 'none' } },
        }}
      >
        <Button size="large" variant="contained" loading={loading} onClick={() => void answer('ACCEPTED')}>
          Acepta
        </Button>
        <Button
          size="large"
          variant="outlined"
          color="inherit"
          disabled={loading}
          onClick={() => void answer('REJECTED')}
        >
          Rechaza
        </Button>
        <Button color="inherit" startIcon={<QrCode2Outlined />} disabled={loading} onClick={onPhone}>
          Código QR
        </Button>
        {onOmit && (
          <Button color="inherit" disabled={loading} onClick={onOmit}>
            Continuar sin firma
          </Button>
        )}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {SIGNATURE_NAME}. Se guarda con el texto exacto, la fecha y la hora.
      </Typography>
    </>
  );
}

function faultsOf(strokes: Strokes, typedName: string): Faults {
  if (strokes.length > 0 || typedName.trim() === '') {
    const fault = signatureFault(strokes);
    return fault ? { strokes: SIGNATURE_FAULTS[fault] } : {};
  }
  return typedName.trim().length < TYPED_NAME.least ? { typedName: TYPED_NAME_TOO_SHORT } : {};
}
