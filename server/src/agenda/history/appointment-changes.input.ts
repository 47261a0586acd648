import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';

@ArgsType()
export class AppointmentChangesInput extends PageInput(20, 100) {
  @Field(() => Int, { nullable: true, description: 'Null: all deletions, of any appointment.' })
  @IsId('optional')
  appointmentId?: number | null;
}
