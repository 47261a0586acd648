import { TEXT_LIMITS } from '#domain/text-limits.js';
import { type SignedAnswer, TYPED_NAME } from '#domain/records/signed-consents/signed-consent.js';
import { Allow } from 'class-validator';
import { IsRut, Text } from '../../foundation/input/field-rules.js';
import { DIGEST_LENGTH, IsSignedAnswer } from './signed-consent.input.js';

/** The values that the form of a link sends; the signer is the link's. */
export class LinkedSignature {
  @IsSignedAnswer() answer!: SignedAnswer;
  @Text(DIGEST_LENGTH) digest!: string;
  @Text(TEXT_LIMITS.short, 'optional') signerName?: string | null;
  @IsRut('optional') signerRut?: string | null;
  @Text(TEXT_LIMITS.short, 'optional') signerRelation?: string | null;
  /** Checked with the signature. */
  @Allow() strokes?: unknown;
  @Text(TYPED_NAME.most, 'optional') typedName?: string | null;
}
