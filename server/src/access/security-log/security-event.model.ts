import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { SecurityEvent } from './security-event.entity.js';

@ObjectType('SecurityEvent', {
  description: 'An entry of the security log. Entries never change and are kept for 12 months.',
})
export class SecurityEventModel extends ShownFields(
  SecurityEvent,
  'id',
  'at',
  'kind',
  'about',
  'channel',
  'address',
) {
  @Field(() => String, {
    nullable: true,
    description:
      'The user whose account it is about, or the name of the key; null if no user has the name that was typed.',
  })
  staffName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The user who did it, if it was another user's account.",
  })
  doneByName!: string | null;
}

@ObjectType('SecurityEventPage', { description: 'A page of security events, newest first.' })
export class SecurityEventPageModel extends PageModel {
  @Field(() => [SecurityEventModel], { description: 'Newest first.' }) nodes!: SecurityEventModel[];
}
