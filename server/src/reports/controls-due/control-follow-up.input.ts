import { ArgsType, Field, Int, PickType } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';
import { ControlFollowUp } from './control-follow-up.entity.js';

@ArgsType()
export class ListedControlInput extends PickType(ControlFollowUp, ['patientId', 'serviceType'], ArgsType) {}

@ArgsType()
export class InviteToControlInput extends ListedControlInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The `id` of the last invitation that was seen; null for none.',
  })
  @IsId('optional')
  seenInvitationId?: number | null;
}

@ArgsType()
export class DismissControlInput extends PickType(
  ControlFollowUp,
  ['patientId', 'serviceType', 'note'],
  ArgsType,
) {}
