import {
  KEY_AREAS,
  KEY_STATES,
  type KeyArea,
  type KeyRight,
  type KeyState,
} from '#domain/access/keys/api-key.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { AreaAccess } from '#domain/access/rights.js';
import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { RIGHTS_MESSAGES } from '#domain/access/rights.es.js';
import { AREA_ACCESSES, AREA_DESCRIPTIONS, AreaAccessEnum } from '../rights/area-access.js';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ApiKey } from './api-key.entity.js';

const KeyAreaEnum = asEnum(KEY_AREAS);
registerEnumType(KeyAreaEnum, {
  name: 'ApiKeyArea',
  description: "A part of the clinic's data that a key can be given access to.",
  valuesMap: AREA_DESCRIPTIONS,
});

const KeyStateEnum = asEnum(KEY_STATES);
registerEnumType(KeyStateEnum, {
  name: 'ApiKeyState',
  description: 'Whether a key works.',
  valuesMap: {
    ACTIVE: { description: 'It works.' },
    EXPIRED: { description: 'Its last day has passed.' },
    REVOKED: { description: 'It was revoked.' },
    WITHOUT_SECRET: { description: 'A backup was restored, which contains no secrets: create another key.' },
  },
});

@ObjectType('ApiKeyRight', { description: "A key's right in one area." })
@InputType('ApiKeyRightInput', { description: "A new key's right in one area." })
export class ApiKeyRightModel implements KeyRight {
  @Field(() => KeyAreaEnum, { description: 'At most once per key.' })
  @IsIn(KEY_AREAS, { message: RIGHTS_MESSAGES.oncePerArea })
  area!: KeyArea;
  @Field(() => AreaAccessEnum, { description: 'Write access includes read access.' })
  @IsIn(AREA_ACCESSES, { message: RIGHTS_MESSAGES.oncePerArea })
  access!: AreaAccess;
}

@ObjectType('ApiKey', {
  description: 'Lets a program act under its own name, with its own rights, until a given day.',
})
export class ApiKeyModel extends ShownFields(ApiKey, 'id', 'createdAt', 'revokedAt', 'lastUsedAt') {
  @Field(() => String, { description: 'The name shown as the actor in registers and histories.' })
  name!: string;
  @Field(() => String, { description: 'The start of the key, to recognise it by: `huella_ab2c3d4e`.' })
  prefix!: string;
  @Field(() => [ApiKeyRightModel], { description: 'At most one per area; no access to areas without one.' })
  rights!: KeyRight[];
  @Field(() => KeyStateEnum, { description: 'Only ACTIVE keys are accepted.' }) state!: KeyState;
  @Field(() => String, { description: 'The staff user who created it.' }) createdByName!: string;
  @Field(() => LocalDateScalar, { description: "The last day it works, in the clinic's time." })
  endsOn!: LocalDate;
}

@ObjectType('NewApiKey', { description: 'A new key and its token.' })
export class NewApiKeyModel {
  @Field(() => ApiKeyModel, { description: 'The key, as returned by `apiKeys`.' }) key!: ApiKeyModel;
  @Field(() => String, {
    description: 'Send it as `Authorization: Bearer …`. Returned only once: only its hash is stored.',
  })
  token!: string;
}
