import type { ServiceType } from '#domain/agenda/appointment.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { IsId, Text } from '../../foundation/input/field-rules.js';

@ArgsType()
export class ListedControlInput {
  @Field(() => Int, { description: 'The `patientId` of a listed control.' }) @IsId() patientId!: number;
  @Field(() => ServiceTypeEnum, { description: 'Its service.' })
  @IsServiceType()
  serviceType!: ServiceType;
}

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
export class DismissControlInput extends ListedControlInput {
  @Field(() => String, { description: 'Why the patient is not called, up to 200 characters.' })
  @Text(TEXT_LIMITS.short)
  note!: string;
}
