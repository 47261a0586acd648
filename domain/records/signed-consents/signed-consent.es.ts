import { listed } from '#domain/listed.es.js';
import { type Placeholder, PLACEHOLDERS, strayBraces } from './consent-text.js';
import type { SignatureFault } from './signature.js';
import type { ConsentAnswerKind, Signer, SignerFault, SigningDevice } from './signed-consent.js';

/** Ley 19.799, article 2 f and article 3: as good as ink on paper, without a certificate. */
export const SIGNATURE_NAME = 'Firma electrónica simple (Ley 19.799, art. 3)';

export const CONSENT_ANSWER_LABELS: Readonly<Record<ConsentAnswerKind, string>> = {
  ACCEPTED: 'Acepta',
  REJECTED: 'Rechaza',
  OMITTED: 'Sin firma',
};

export const SIGNER_LABELS: Readonly<Record<Signer, string>> = {
  PATIENT: 'El paciente',
  REPRESENTATIVE: 'Un representante',
};

export const DEVICE_LABELS: Readonly<Record<SigningDevice, string>> = {
  CLINIC: 'En un equipo de la clínica',
  OWN_PHONE: 'En su teléfono, con código QR',
};

export const PLACEHOLDER_LABELS: Readonly<Record<Placeholder, string>> = {
  paciente: 'el nombre del paciente',
  rut: 'su RUT, o el documento que lo reemplaza',
  tratamiento: 'el tratamiento de la cita',
  profesional: 'quien atiende',
  clinica: 'el nombre de la clínica',
  fecha: 'el día de la firma',
};

const ALLOWED = listed(PLACEHOLDERS.map((one) => `{${one}}`));

/** Undefined if every placeholder can be filled in. */
export function placeholderFault(body: string): string | undefined {
  const stray = strayBraces(body);
  return stray.length > 0
    ? `No se puede completar ${listed(stray)}. Entre llaves puede escribir ${ALLOWED}.`
    : undefined;
}

/** For a text that is signed outside a visit. */
export const ANY_PROFESSIONAL = 'el profesional que atiende';
export const ANY_TREATMENT = 'el tratamiento indicado';
/** The RUT of a patient without a RUT or another document. */
export const NO_RUT = 'no informado';

export const SIGNATURE_FAULTS: Readonly<Record<SignatureFault, string>> = {
  EMPTY: 'Firme en el recuadro.',
  TOO_LONG: 'La firma es demasiado larga. Bórrela y firme de nuevo.',
  UNREADABLE: 'La firma no se puede leer. Bórrela y firme de nuevo.',
};
export const TYPED_NAME_TOO_SHORT = 'Escriba su nombre completo.';
export const SIGNED_TWICE = 'Firme en el recuadro o escriba su nombre, no las dos cosas.';

export const SIGNER_FAULTS: Readonly<Record<SignerFault, string>> = {
  MINOR: 'El paciente es menor de edad: firma su representante.',
  AGE_UNKNOWN:
    'Falta la fecha de nacimiento: pregunte si el paciente es mayor de edad. Si no lo es, firma su representante.',
  ONLY_PATIENT: 'Este texto lo firma solo el paciente.',
};

export const CONSENT_TEXT_NOT_FOUND = 'Ese texto de consentimiento no existe.';
export const CONSENT_TEXT_ARCHIVED = 'Ese texto de consentimiento está archivado y ya no se firma.';
export const SIGNED_CONSENT_NOT_FOUND = 'Ese consentimiento firmado no existe.';
export const SIGNED_CONSENT_WITHDRAWN = 'Ese consentimiento ya fue retirado.';
export const NOTHING_TO_WITHDRAW = 'Solo se retira un consentimiento aceptado.';
export const OTHER_APPOINTMENT = 'Esa cita es de otro paciente.';
export const CONSENT_NOT_NEEDED = 'El tratamiento de esta cita no necesita ese consentimiento.';
export const TEXT_CHANGED = 'El texto cambió mientras lo leía. Léalo de nuevo antes de firmar.';
/** The same for a link that is unknown, expired or used. */
export const SIGNING_LINK_IS_USELESS =
  'Este enlace ya no sirve: se usa una sola vez y dura 60 minutos. Pida otro en la clínica.';
export const CONSENT_LINK_NOT_FOUND = 'Ese código QR no existe o ya venció.';

/** After signing on a phone. */
export const SIGNED_THANKS = {
  title: 'Gracias',
  sentence: 'Su respuesta quedó guardada y la clínica ya la ve. Puede cerrar esta página.',
} as const;
