import { CERTIFICATE_KINDS, LETTER_PARTS } from '#domain/records/certificates/certificate.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const CertificateKindEnum = asEnum(CERTIFICATE_KINDS);
registerEnumType(CertificateKindEnum, {
  name: 'CertificateKind',
  description: 'A certificate for any purpose, sports or work, or a letter.',
  valuesMap: {
    GENERAL: { description: 'Any purpose; none is stated.' },
    SPORT: { description: 'The patient is fit for sports.' },
    WORK: { description: 'The patient is fit for work.' },
    REFERRAL: { description: 'To a doctor; tracked until it is answered.' },
    PODIATRY_REPORT: { description: 'Findings and plan.' },
    REIMBURSEMENT: { description: "For a welfare service, with the doctor's order that it asks for." },
  },
});

export const LetterPartEnum = asEnum(LETTER_PARTS);
registerEnumType(LetterPartEnum, {
  name: 'LetterPart',
  description: 'A part of a letter, in the order in which they are printed.',
  valuesMap: {
    RECIPIENT: { description: 'To whom a referral goes.' },
    FINDINGS: { description: 'The findings; needed in a referral and a report.' },
    MEASUREMENTS: { description: 'Of a report: sensation, circulation, sizes.' },
    RISK: { description: 'The risk of the feet.' },
    WARNINGS: { description: 'Alerts that the doctor should know.' },
    PLAN: { description: 'Of a report: what comes next.' },
    TREATMENT: { description: 'For reimbursement: what was done; needed.' },
    AMOUNT: { description: 'For reimbursement: what was paid; needed.' },
    MEDICAL_ORDER: { description: 'For reimbursement: who ordered it and when; needed.' },
  },
});

export const IsCertificateKind = oneOf('certificateKind', CERTIFICATE_KINDS, FIELD_MESSAGES.oneOfList);
export const IsLetterPart = oneOf('letterPart', LETTER_PARTS, FIELD_MESSAGES.oneOfList);
