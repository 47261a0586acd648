import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../input/field-rules.js';
import { RowPageInput } from '../input/row-page.input.js';

@ArgsType()
export class AccessPageInput extends RowPageInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Null: the downloads of backups, which hold all patients.',
  })
  @IsId('optional')
  patientId?: number | null;
}
