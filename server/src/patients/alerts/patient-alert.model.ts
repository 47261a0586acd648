import type { LocalDate } from '#domain/clinic-time.js';
import { ALERT_KINDS, type AlertKind } from '#domain/patients/alert.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';

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

@ObjectType('PatientAlert', { description: 'A fact that everyone who treats the patient must know.' })
export class PatientAlertModel {
  @Field(() => AlertKindEnum, { description: 'The kind of alert.' }) kind!: AlertKind;
  @Field(() => String, { description: 'May be empty.' }) note!: string;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day on which it applied; null if unknown.',
  })
  since!: LocalDate | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day on which it no longer applied; null if it applies or was noted anew.',
  })
  until!: LocalDate | null;
  @Field(() => Boolean, { description: 'The patient was asked and does not have it.' }) isDenied!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was noted with this note.' }) notedAt!: string;
  @Field(() => String, { description: 'The name of the user who noted it.' }) notedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it applies.' })
  endedAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who ended it or changed its note; null while it applies.',
  })
  endedByName!: string | null;
}
