import { IDENTIFIER_KINDS, type IdentifierKind } from '#domain/patients/identifiers/identifier.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const IdentifierKindEnum = asEnum(IDENTIFIER_KINDS);
registerEnumType(IdentifierKindEnum, {
  name: 'PatientIdentifierKind',
  description: "`NIP` is FONASA's provisional number, `IPE` the one from schools.",
  valuesMap: {
    PASSPORT: { description: 'A passport of the given country.' },
    FOREIGN_DOCUMENT: { description: "Another country's document, such as an identity card." },
    NIP: { description: "FONASA's provisional number, for people without a RUT." },
    IPE: { description: 'The provisional number issued by Chilean schools.' },
  },
});

@ObjectType('PatientIdentifier', {
  description: 'A document that identifies a patient in addition to the RUT.',
})
export class PatientIdentifierModel {
  @Field(() => IdentifierKindEnum, { description: 'The kind of document.' }) kind!: IdentifierKind;
  @Field(() => String, {
    nullable: true,
    description: 'The issuing country, as ISO 3166-1 alpha-2; null for NIP and IPE.',
  })
  country!: string | null;
  @Field(() => String, { description: 'Letters and digits only, in upper case.' }) value!: string;
}
