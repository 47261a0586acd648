import {
  CONSENT_ANSWER_LABELS,
  DEVICE_LABELS,
  SIGNATURE_NAME,
} from '#domain/records/signed-consents/signed-consent.es.js';
import { useWallTime } from '../../../clinic/wall-time';
import { DrawnSignature } from './DrawnSignature';
import type { SignedConsentFactsFragment } from './signed-consents.generated';

/** The exact text, the answer and the signature, on the screen and on paper. */
export function SignedConsentWords({ consent }: { consent: SignedConsentFactsFragment }) {
  const wallTime = useWallTime();
  const { kind, body, textVersion, digest, signerName, signerRut, signerRelation } = consent;
  const { strokes, typedName, device, reason, answeredAt, recordedByName } = consent;
  const { withdrawnAt, withdrawnByName, withdrawalReason } = consent;
  const signer = [signerName, signerRelation, signerRut && `RUT ${signerRut}`].filter(Boolean).join(', ');
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <p style={{ whiteSpace: 'pre-wrap', marginTop: 0 }}>{body}</p>
      <p>
        <strong>{CONSENT_ANSWER_LABELS[kind]}</strong>, {wallTime(answeredAt)}
        {signer && (
          <>
            <br />
            {consent.signer === 'REPRESENTATIVE' ? 'Representante: ' : 'Paciente: '}
            {signer}
          </>
        )}
        {device && (
          <>
            <br />
            {DEVICE_LABELS[device]}, lo pidió {recordedByName}
          </>
        )}
        {reason && (
          <>
            <br />
            Motivo: {reason} (anotado por {recordedByName})
          </>
        )}
      </p>
      {strokes && <DrawnSignature strokes={strokes} width={240} />}
      {typedName && (
        <p>
          Firmó escribiendo su nombre: <strong>{typedName}</strong>
        </p>
      )}
      {withdrawnAt && (
        <p>
          <strong>Retirado</strong>, {wallTime(withdrawnAt)}, anotado por {withdrawnByName}:{' '}
          {withdrawalReason}
        </p>
      )}
      <p style={{ fontSize: '0.8125em', opacity: 0.85 }}>
        {kind !== 'OMITTED' && `${SIGNATURE_NAME}. `}Texto, versión {textVersion}. SHA-256: {digest}
      </p>
    </div>
  );
}
