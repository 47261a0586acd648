import { FIELD_MESSAGES } from '#domain/messages.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { IsId, IsWholeNumber } from '../input/field-rules.js';

@ArgsType()
export class AccessPageInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Null: the downloads of backups, which hold all patients.',
  })
  @IsOptional()
  @IsId()
  patientId?: number | null;
  @Field(() => Int, { defaultValue: 50, description: 'How many, 1 to 200.' }) @IsWholeNumber(1, 200) first =
    50;
  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString({ message: FIELD_MESSAGES.cursor })
  after?: string | null;
}
