import { IDENTIFIER_KINDS, type IdentifierKind } from '#domain/patients/identifiers/identifier.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';

export const IdentifierKindEnum = asEnum(IDENTIFIER_KINDS);
registerEnumType(IdentifierKindEnum, {
  name: 'PatientIdentifierKind',
  description: "`NIP` is FONASA's provisional number, `IPE` the schools'.",
  valuesMap: {
    PASSPORT: { description: 'A passport, of the country that stands with it.' },
    FOREIGN_DOCUMENT: { description: "Another country's document, such as an identity card." },
    NIP: { description: "FONASA's provisional number, for who has no RUT." },
    IPE: { description: 'The provisional number that Chilean schools give.' },
  },
});

@ObjectType('PatientIdentifier', { description: 'A document that identifies a patient beside the RUT.' })
export class PatientIdentifierModel {
  @Field(() => IdentifierKindEnum, { description: 'What document it is.' }) kind!: IdentifierKind;
  @Field(() => String, {
    nullable: true,
    description: 'Who issued it, as ISO 3166-1 alpha-2; null of NIP and IPE.',
  })
  country!: string | null;
  @Field(() => String, { description: 'Letters and digits only, in capitals.' }) value!: string;
}
