import type { ServiceType } from '#domain/agenda/appointment.js';
import type { OfferedPhrase, PhraseBox } from '#domain/records/phrases/phrase.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { PhraseBoxEnum } from './phrase.input.js';

@ObjectType('Phrase', { description: 'A text of the clinic that can be inserted into a record.' })
export class PhraseModel implements OfferedPhrase {
  @Field(() => Int, { description: 'Unchanged by edits.' }) id!: number;
  @Field(() => PhraseBoxEnum, { description: 'Where it is inserted.' }) box!: PhraseBox;
  @Field(() => String, { description: 'A short name for lists.' }) title!: string;
  @Field(() => String, { description: 'With its placeholders: `{uña}`, `{insumos}`, `{control}`.' })
  text!: string;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Null if it is not for one service alone.' })
  serviceType!: ServiceType | null;
  @Field(() => Int, { nullable: true, description: 'Null for all treatments.' }) treatmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Null for all professionals.' })
  professionalId!: number | null;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}
