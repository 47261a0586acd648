import { CONTRAINDICATIONS } from '#domain/records/warnings/warning.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { someOf } from '../../foundation/input/field-rules.js';

export const ContraindicationEnum = asEnum(CONTRAINDICATIONS);
registerEnumType(ContraindicationEnum, {
  name: 'Contraindication',
  description: 'An alert of a patient for whom a treatment needs a second thought.',
  valuesMap: {
    ANTICOAGULANTS: { description: 'Takes medicine against clotting.' },
    PREGNANCY: { description: 'Is pregnant.' },
    PACEMAKER: { description: 'Has a pacemaker.' },
    DIABETES: { description: 'Has diabetes.' },
    ARTERIAL_DISEASE: { description: 'Has a poor blood supply.' },
    IMMUNOSUPPRESSION: { description: 'Has weak defences against infection.' },
  },
});

export const AreContraindications = someOf('contraindications', CONTRAINDICATIONS, FIELD_MESSAGES.oneOfList);
