import {
  SECURITY_CHANNELS,
  SECURITY_EVENT_KINDS,
  type SecurityChannel,
  type SecurityEventKind,
} from '#domain/staff/security-event.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';
import { PageModel } from '../../graphql/page.model.js';
import { DateTimeScalar } from '../../graphql/scalars.js';

export const SecurityEventKindEnum = asEnum(SECURITY_EVENT_KINDS);
registerEnumType(SecurityEventKindEnum, {
  name: 'SecurityEventKind',
  description: 'What happened to an account.',
  valuesMap: {
    LOGIN: { description: 'Somebody logged in.' },
    LOGIN_FAILED: { description: 'An attempt with a wrong password, or of an unknown user.' },
    CODE_FAILED: {
      description: 'The password was right, the code of the second factor wrong or used before.',
    },
    MORE_FAILURES: { description: 'Further attempts within the hour, which are not listed.' },
    LOCKED_OUT: { description: 'Too many attempts: further ones are refused for a while.' },
    TOKEN_REUSED: { description: 'A refresh token was used twice, which ended the session.' },
    PASSWORD_CHANGED: { description: 'The password was changed.' },
    USER_ADDED: { description: 'The user was added.' },
    ROLE_CHANGED: { description: 'The user got other rights.' },
    USER_DISABLED: { description: 'The user can no longer log in.' },
    USER_ENABLED: { description: 'The user can log in again.' },
    PASSWORD_LINK_MADE: { description: 'A link was made by which the user chooses a password.' },
    PASSWORD_RESET: { description: 'The password was chosen by a link.' },
    SECOND_FACTOR_ON: { description: 'The user turned the second factor on.' },
    SECOND_FACTOR_OFF: { description: 'The second factor was turned off, or removed by somebody else.' },
    RECOVERY_CODES_MADE: { description: 'New recovery codes replaced the former ones.' },
    RECOVERY_CODE_USED: { description: 'A recovery code took the place of a code of the app.' },
    SECOND_FACTOR_REQUIRED: { description: 'The user made the second factor a duty of the whole team.' },
    SECOND_FACTOR_OPTIONAL: { description: 'The user ended that duty.' },
    KEY_MADE: { description: 'A key for a program was made.' },
    KEY_REVOKED: { description: 'The key of a program was revoked.' },
    FEED_MADE: { description: 'An address that calendars read the agenda from was made.' },
    FEED_REVOKED: { description: 'Such an address was revoked.' },
    WEBHOOK_MADE: { description: 'The user made a webhook.' },
    WEBHOOK_CHANGED: { description: 'The user changed a webhook, or gave it another secret.' },
    WEBHOOK_REMOVED: { description: 'The user removed a webhook.' },
    USER_RENAMED: { description: 'The name that is shown was changed.' },
  },
});

const SecurityChannelEnum = asEnum(SECURITY_CHANNELS);
registerEnumType(SecurityChannelEnum, {
  name: 'SecurityChannel',
  description: 'How it was done.',
  valuesMap: {
    PANEL: { description: 'Through the panel.' },
    API: { description: 'As staff, by another program.' },
    PUBLIC: { description: 'Without a session, such as a login.' },
    SYSTEM: { description: 'By the server itself.' },
    TERMINAL: { description: 'At the terminal of the server.' },
  },
});

@ObjectType('SecurityEvent', { description: 'It is never changed, and kept for 12 months.' })
export class SecurityEventModel {
  @Field(() => Int, { description: 'Of this entry of the log, not of a user.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When it happened.' }) at!: string;
  @Field(() => SecurityEventKindEnum, { description: 'What happened to the account or the key.' })
  kind!: SecurityEventKind;
  @Field(() => String, {
    nullable: true,
    description:
      'Whose account it is about, or the name of the key; null where no user has the name that was typed.',
  })
  staffName!: string | null;
  @Field(() => String, { nullable: true, description: "Who did it to somebody else's account." })
  doneByName!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Which webhook or calendar feed it is about: the host and number, both hosts where the address was changed, or the name of the feed; null for others.',
  })
  about!: string | null;
  @Field(() => SecurityChannelEnum, { description: 'How it was done.' }) channel!: SecurityChannel;
  @Field(() => String, { nullable: true, description: 'The IP address it was done from.' })
  address!: string | null;
}

@ObjectType('SecurityEventPage', { description: 'Some security events, newest first.' })
export class SecurityEventPageModel extends PageModel {
  @Field(() => [SecurityEventModel], { description: 'The newest first.' }) nodes!: SecurityEventModel[];
}
