import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, IntersectionType, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { Agreement } from './agreement.entity.js';
import type { AgreementRow, TermChange } from './agreements.service.js';
import { PatientAgreement } from './patient-agreement.entity.js';
import type { PatientAgreementRow } from './patient-agreements.service.js';

@ObjectType('AgreedPrice', { description: 'The price of one treatment in an agreement.' })
class AgreedPriceModel {
  @Field(() => Int, { description: 'Of the list.' }) treatmentId!: number;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => Int, { description: 'In pesos.' }) price!: Clp;
}

@ObjectType('Agreement', { description: 'Other prices for the patients who have it.' })
export class AgreementModel extends Agreement implements AgreementRow {
  @Field(() => Int, {
    nullable: true,
    description: 'Percent taken off the list price of treatments without a price here; null for nothing.',
  })
  percent!: number | null;
  @Field(() => [AgreedPriceModel], { description: 'By treatment.' }) prices!: readonly AgreedPriceModel[];
}

@ObjectType('AgreementChange', {
  description: "A change of an agreement's percentage, or of its price of one treatment.",
})
export class AgreementChangeModel implements TermChange {
  @Field(() => Int, { description: 'Ascending.' }) id!: number;
  @Field(() => String, { description: 'ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { nullable: true, description: 'Null for the percentage.' }) treatment!: string | null;
  @Field(() => Int, { nullable: true, description: 'In pesos, or percent; null if it was taken out.' })
  value!: number | null;
  @Field(() => String, { nullable: true, description: 'The user who changed it; null for the system.' })
  changedByName!: string | null;
}

@ObjectType('PatientAgreement', { description: 'The agreement of a patient.' })
export class PatientAgreementModel
  extends IntersectionType(
    ShownFields(Agreement, 'name', 'isActive'),
    ShownFields(PatientAgreement, 'agreementId', 'until'),
  )
  implements PatientAgreementRow {}
