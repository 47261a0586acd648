import { ALERT_KINDS } from '#domain/patients/alert.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const AlertKindEnum = asEnum(ALERT_KINDS);
registerEnumType(AlertKindEnum, {
  name: 'AlertKind',
  description: 'A fact that everyone who treats the patient must know.',
  valuesMap: {
    DIABETES: { description: 'Of any type; the note may say which.' },
    ANTICOAGULANTS: { description: 'Takes medicine against clotting, and bleeds longer.' },
    LATEX_ALLERGY: { description: 'Reacts to latex, as in gloves.' },
    LIDOCAINE_ALLERGY: { description: 'Reacts to lidocaine, a local anaesthetic.' },
    IODINE_ALLERGY: { description: 'Reacts to iodine, as in disinfectants.' },
    ADHESIVE_ALLERGY: { description: 'Reacts to the adhesive of plasters and tape.' },
    ACRYLATE_ALLERGY: { description: 'Reacts to acrylates, as in gel and acrylic nails.' },
    IMMUNOSUPPRESSION: { description: 'Weak defences against infection, by illness or medicine.' },
    ARTERIAL_DISEASE: { description: 'Poor blood supply, so that wounds heal badly.' },
    KIDNEY_FAILURE: {
      description: 'End-stage renal disease, with or without dialysis: a high risk of ulcers and infection.',
    },
    PACEMAKER: { description: 'Has a pacemaker, which electrical devices may disturb.' },
    PREGNANCY: { description: 'Pregnant now; staff must end the alert afterwards, with the day.' },
    EARLIER_ULCER: { description: 'Had an ulcer before.' },
    EARLIER_AMPUTATION: { description: 'Had an amputation before.' },
  },
});
