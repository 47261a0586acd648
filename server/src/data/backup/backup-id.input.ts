import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';

/** Of a stored backup or of an archive; GraphQL takes only the latter. */
@ArgsType()
export class BackupIdInput {
  @Field(() => Int, { description: "The archive's id." }) @IsId() id!: number;
}
