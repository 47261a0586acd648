import { Field, Int, IntersectionType, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { ConsentText } from './consent-text.entity.js';
import { ConsentTextVersion } from './consent-text-version.entity.js';

@ObjectType('ConsentTextTreatment', { description: 'A treatment that needs a consent.' })
class ConsentTextTreatmentModel {
  @Field(() => Int, { description: "The treatment's id." }) id!: number;
  @Field(() => String, { description: 'Its current name.' }) name!: string;
}

@ObjectType('ConsentText', { description: 'A consent text of the clinic, in its current version.' })
export class ConsentTextModel extends IntersectionType(
  ShownFields(ConsentText, 'id', 'representativeSigns', 'validMonths', 'version'),
  ShownFields(ConsentTextVersion, 'title', 'body'),
) {
  @Field(() => Int, { description: 'From 1; grows when the title or the body changes.' })
  textVersion!: number;
  @Field(() => [ConsentTextTreatmentModel], { description: 'The treatments that need it, by name.' })
  treatments!: ConsentTextTreatmentModel[];
  @Field(() => Boolean, { description: 'An archived text is not asked for and can’t be signed.' })
  isArchived!: boolean;
}

@ObjectType('ConsentTextVersion', { description: 'A former or current wording of a consent text.' })
export class ConsentTextVersionModel extends ShownFields(ConsentTextVersion, 'version', 'title', 'body') {
  @Field(() => DateTimeScalar, { description: 'When it was saved.' }) writtenAt!: string;
  @Field(() => String, { description: 'The name of the user who wrote it.' }) writtenByName!: string;
}
