import type { LocalDate } from '#domain/clinic-time.js';
import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { RIGHTS_MESSAGES } from '#domain/access/rights.es.js';
import { isPossibleEnd, KEY_AREAS, MAX_KEY_NAME_LENGTH } from '#domain/access/keys/api-key.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, isUUID, ValidateNested } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, rule, Text } from '../../foundation/input/field-rules.js';
import { todayFor } from '../../foundation/input/today.js';
import { ApiKeyRightModel } from './api-key.model.js';

const IsPossibleEnd = rule(
  'possibleEnd',
  (value, input) => typeof value !== 'string' || isPossibleEnd(value, todayFor(input)),
  KEY_MESSAGES.end,
);
const IsKeyId = rule('keyId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'A new key for a program. Afterwards it can only be revoked, not changed.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: "The program's name in registers, at most 100 characters." })
  @Text(MAX_KEY_NAME_LENGTH)
  name!: string;

  @Field(() => [ApiKeyRightModel], { description: 'At most one per area, and at least one in total.' })
  @ArrayUnique(({ area }: ApiKeyRightModel) => area, { message: RIGHTS_MESSAGES.oncePerArea })
  @ArrayMaxSize(KEY_AREAS.length, { message: RIGHTS_MESSAGES.oncePerArea })
  @ArrayNotEmpty({ message: KEY_MESSAGES.noRights })
  @ValidateNested({ each: true })
  @Type(() => ApiKeyRightModel)
  rights!: ApiKeyRightModel[];

  @Field(() => LocalDateScalar, {
    description: 'The last day it works: from today up to two years from now.',
  })
  @IsPossibleEnd()
  @IsDay()
  endsOn!: LocalDate;
}

@ArgsType()
export class ApiKeyId {
  @Field(() => String, { description: "The key's id (a UUID), from `apiKeys`." }) @IsKeyId() id!: string;
}
