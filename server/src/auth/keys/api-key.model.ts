import { KEY_AREAS, KEY_STATES, type KeyArea, type KeyRight, type KeyState } from '#domain/keys/api-key.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { AreaAccess } from '#domain/staff/rights.js';
import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { KEY_MESSAGES } from '#domain/keys/api-key.es.js';
import { asEnum } from '../../graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar } from '../../graphql/scalars.js';

const KeyAreaEnum = asEnum(KEY_AREAS);
registerEnumType(KeyAreaEnum, {
  name: 'ApiKeyArea',
  description: "A part of the clinic's data that a key may have a right to.",
  valuesMap: {
    AGENDA: { description: 'Appointments, free hours, blocked hours, days off, the waiting list.' },
    PATIENTS: { description: 'Patients without their health data; consents, requests, blocks.' },
    HEALTH_DATA: {
      description: 'Records, conditions, alerts, notes of appointments, certificates, exports, accesses.',
    },
    STOCK: { description: 'Supplies and their movements.' },
    MESSAGES: { description: 'Messages to patients.' },
    BACKUP: { description: 'Backups, which hold all of the clinic, and starting one.' },
    SETTINGS: { description: 'Settings of the clinic, hours, professionals, treatments.' },
  },
});

const ACCESSES = ['READ', 'WRITE'] as const;
const AreaAccessEnum = asEnum(ACCESSES);
registerEnumType(AreaAccessEnum, {
  name: 'AreaAccess',
  description: 'How far a right to an area goes.',
  valuesMap: {
    READ: { description: 'To read: queries, subscriptions, GET.' },
    WRITE: { description: 'To read and to change.' },
  },
});

const KeyStateEnum = asEnum(KEY_STATES);
registerEnumType(KeyStateEnum, {
  name: 'ApiKeyState',
  description: 'Whether a key works.',
  valuesMap: {
    ACTIVE: { description: 'It works.' },
    EXPIRED: { description: 'Its last day is over.' },
    REVOKED: { description: 'Somebody revoked it.' },
    WITHOUT_SECRET: { description: 'A backup was restored, which holds no secrets: make another one.' },
  },
});

@ObjectType('ApiKeyRight', { description: 'What a key may do in one area.' })
@InputType('ApiKeyRightInput', { description: 'What a new key may do in one area.' })
export class ApiKeyRightModel implements KeyRight {
  @Field(() => KeyAreaEnum, { description: 'Each at most once in a key.' })
  @IsIn(KEY_AREAS, { message: KEY_MESSAGES.rights })
  area!: KeyArea;
  @Field(() => AreaAccessEnum, { description: 'To write includes to read.' })
  @IsIn(ACCESSES, { message: KEY_MESSAGES.rights })
  access!: AreaAccess;
}

@ObjectType('ApiKey', {
  description: 'Lets a program act in its own name, with rights of its own, until a day.',
})
export class ApiKeyModel {
  @Field(() => String, { description: 'A UUID, which `revokeApiKey` takes.' }) id!: string;
  @Field(() => String, { description: 'What registers and histories name as the actor.' }) name!: string;
  @Field(() => String, { description: 'How the key begins, by which it is recognised: `huella_ab2c3d4e`.' })
  prefix!: string;
  @Field(() => [ApiKeyRightModel], { description: 'At most one of an area; an area without one is closed.' })
  rights!: KeyRight[];
  @Field(() => KeyStateEnum, { description: 'Only an ACTIVE one is accepted.' }) state!: KeyState;
  @Field(() => String, { description: 'Who made it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { description: 'When a staff user made it.' })
  createdAt!: string;
  @Field(() => LocalDateScalar, { description: 'The last day on which it works, on the clinic’s calendar.' })
  endsOn!: LocalDate;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless somebody revoked it.' })
  revokedAt!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Up to a minute ago; null if it was never used.',
  })
  lastUsedAt!: string | null;
}

@ObjectType('NewApiKey', { description: 'A key that was just made, and its token.' })
export class NewApiKeyModel {
  @Field(() => ApiKeyModel, { description: 'As `apiKeys` lists it from now on.' }) key!: ApiKeyModel;
  @Field(() => String, {
    description: 'Sent as `Authorization: Bearer …`. It is shown once: only its hash is stored.',
  })
  token!: string;
}
