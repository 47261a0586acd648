import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';

@ArgsType()
export class AccessPageInput extends PageInput(50, 200) {
  @Field(() => Int, {
    nullable: true,
    description:
      'Null: downloads of backups, and creations and downloads of archives, which contain all patients.',
  })
  @IsId('optional')
  patientId?: number | null;
}
