import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';

/** The id of a stored backup or of an archive. GraphQL only takes archives. */
@ArgsType()
export class BackupIdInput {
  @Field(() => Int, { description: "The archive's id." }) @IsId() id!: number;
}
