import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../input/field-rules.js';

@ArgsType()
export class ArchiveIdInput {
  @Field(() => Int, { description: "The archive's id." }) @IsId() id!: number;
}
