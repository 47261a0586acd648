import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../input/field-rules.js';

@ArgsType()
export class ArchiveIdInput {
  @Field(() => Int, { description: 'Of the archive.' }) @IsId() id!: number;
}
