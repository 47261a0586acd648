import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('ConsentTextTreatment', { description: 'A treatment that needs a consent.' })
class ConsentTextTreatmentModel {
  @Field(() => Int, { description: "The treatment's id." }) id!: number;
  @Field(() => String, { description: 'Its current name.' }) name!: string;
}

@ObjectType('ConsentText', { description: 'A consent text of the clinic, in its current version.' })
export class ConsentTextModel {
  @Field(() => Int, { description: 'Unchanged by edits.' }) id!: number;
  @Field(() => String, { description: 'Shown above the text.' }) title!: string;
  @Field(() => String, { description: 'The text, with its placeholders, such as `{paciente}`.' })
  body!: string;
  @Field(() => Int, { description: 'From 1; grows when the title or the body changes.' })
  textVersion!: number;
  @Field(() => [ConsentTextTreatmentModel], { description: 'The treatments that need it, by name.' })
  treatments!: ConsentTextTreatmentModel[];
  @Field(() => Boolean, {
    description:
      'Whether a representative signs for minors and for people who can’t consent; otherwise only the patient signs.',
  })
  representativeSigns!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'For how many months a consent holds; null: until the text changes or it is withdrawn.',
  })
  validMonths!: number | null;
  @Field(() => Boolean, { description: 'An archived text is not asked for and can’t be signed.' })
  isArchived!: boolean;
  @Field(() => Int, { description: 'Counts all edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('ConsentTextVersion', { description: 'A former or current wording of a consent text.' })
export class ConsentTextVersionModel {
  @Field(() => Int, { description: 'From 1.' }) version!: number;
  @Field(() => String, { description: 'The title of this version.' }) title!: string;
  @Field(() => String, { description: 'The text, with its placeholders.' }) body!: string;
  @Field(() => DateTimeScalar, { description: 'When it was saved.' }) writtenAt!: string;
  @Field(() => String, { description: 'The name of the user who wrote it.' }) writtenByName!: string;
}
