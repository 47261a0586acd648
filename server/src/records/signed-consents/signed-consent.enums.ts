import {
  CONSENT_ANSWER_KINDS,
  SIGNERS,
  SIGNING_DEVICES,
} from '#domain/records/signed-consents/signed-consent.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const ConsentAnswerKindEnum = asEnum(CONSENT_ANSWER_KINDS);
registerEnumType(ConsentAnswerKindEnum, {
  name: 'ConsentAnswerKind',
  description: 'The answer to a consent text.',
  valuesMap: {
    ACCEPTED: { description: 'Signed: acepta.' },
    REJECTED: { description: 'Signed: rechaza.' },
    OMITTED: { description: 'Not signed: the visit went on for a reason that was written down.' },
  },
});
export const SigningDeviceEnum = asEnum(SIGNING_DEVICES);
registerEnumType(SigningDeviceEnum, {
  name: 'SigningDevice',
  description: 'Where a consent was signed.',
  valuesMap: {
    CLINIC: { description: 'On a device of the clinic.' },
    OWN_PHONE: { description: 'On the signer’s own phone, through a link.' },
  },
});
export const SignerEnum = asEnum(SIGNERS);
registerEnumType(SignerEnum, {
  name: 'ConsentSigner',
  description: 'The signer of a consent.',
  valuesMap: {
    PATIENT: { description: 'The patient.' },
    REPRESENTATIVE: { description: 'A representative of a minor, or of a person who can’t consent.' },
  },
});
