import { WARNING_KINDS } from '#domain/records/warnings/warning.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../../foundation/graphql/as-enum.js';
import { someOf } from '../../../foundation/input/field-rules.js';

export const WarningKindEnum = asEnum(WARNING_KINDS);
registerEnumType(WarningKindEnum, {
  name: 'WarningKind',
  description: 'A kind of warning before a procedure.',
  valuesMap: {
    ANTICOAGULANTS: { description: 'The treatment names it as a contraindication.' },
    PREGNANCY: { description: 'The treatment names it as a contraindication.' },
    PACEMAKER: { description: 'The treatment names it as a contraindication.' },
    DIABETES: { description: 'The treatment names it as a contraindication.' },
    ARTERIAL_DISEASE: { description: 'The treatment names it as a contraindication.' },
    IMMUNOSUPPRESSION: { description: 'The treatment names it as a contraindication.' },
    LATEX_ALLERGY: { description: 'A supply contains latex.' },
    IODINE_ALLERGY: { description: 'A supply contains iodine.' },
    ADHESIVE_ALLERGY: { description: 'A supply contains an adhesive.' },
    LIDOCAINE_ALLERGY: { description: 'A supply contains lidocaine.' },
    ACRYLATE_ALLERGY: { description: 'A supply contains acrylates.' },
    INFECTED_ULCER: { description: 'An open ulcer has signs of infection.' },
    OPEN_ULCER: { description: 'An ulcer is not resolved.' },
    ABSENT_PULSE: { description: 'The newest examination missed a pulse of a foot.' },
    EXAM_OVERDUE: { description: "The newest examination is older than the risk's interval." },
  },
});

export const AreWarnings = someOf('warnings', WARNING_KINDS, FIELD_MESSAGES.oneOfList);
