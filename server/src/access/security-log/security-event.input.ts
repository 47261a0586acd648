import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '#domain/access/security-event.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId, oneOf } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { SecurityEventKindEnum } from './security-event-enums.js';

const IsKind = oneOf('securityEventKind', SECURITY_EVENT_KINDS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class SecurityEventPageInput extends PageInput(50, 100) {
  @Field(() => Int, { nullable: true, description: "Only events about this user's account." })
  @IsId('optional')
  staffUserId?: number | null;

  @Field(() => SecurityEventKindEnum, {
    nullable: true,
    description: 'Only events of this kind; all if absent.',
  })
  @IsKind('optional')
  kind?: SecurityEventKind | null;
}
