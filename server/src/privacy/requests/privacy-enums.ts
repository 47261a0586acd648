import { PRIVACY_OUTCOMES, PRIVACY_RIGHTS } from '#domain/privacy/privacy-request.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const PrivacyRightEnum = asEnum(PRIVACY_RIGHTS);
registerEnumType(PrivacyRightEnum, {
  name: 'PrivacyRight',
  description: 'The rights of a person over their data (Ley 19.628, as amended by Ley 21.719).',
  valuesMap: {
    ACCESS: { description: 'Article 5.' },
    RECTIFICATION: { description: 'Article 6.' },
    SUPPRESSION: { description: 'Article 7.' },
    OPPOSITION: { description: 'Article 8.' },
    PORTABILITY: { description: 'Article 9.' },
    BLOCKING: { description: 'Article 8 ter; answered within two business days.' },
  },
});

export const PrivacyOutcomeEnum = asEnum(PRIVACY_OUTCOMES);
registerEnumType(PrivacyOutcomeEnum, {
  name: 'PrivacyOutcome',
  description: 'How the clinic answered.',
  valuesMap: {
    GRANTED: { description: 'Everything requested was done.' },
    PARTLY: { description: 'Some of it was done; the answer says what.' },
    REFUSED: { description: 'Nothing was done; the answer says why.' },
  },
});

export const IsPrivacyRight = oneOf('privacyRight', PRIVACY_RIGHTS, FIELD_MESSAGES.oneOfList);
export const IsPrivacyOutcome = oneOf('privacyOutcome', PRIVACY_OUTCOMES, FIELD_MESSAGES.oneOfList);
