import { type Area, type AreaAccess, type AreaRight, AREAS } from '#domain/access/rights.js';
import { RIGHTS_MESSAGES } from '#domain/access/rights.es.js';
import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { AREA_DESCRIPTIONS, AreaAccessEnum, AREA_ACCESSES } from './area-access.js';

const StaffAreaEnum = asEnum(AREAS);
registerEnumType(StaffAreaEnum, {
  name: 'StaffArea',
  description: "A part of the clinic's data that a staff user can be given access to.",
  valuesMap: {
    ...AREA_DESCRIPTIONS,
    TEAM: {
      description:
        'Staff accounts, keys, webhooks, calendar feeds, registers. To change it is to have every right.',
    },
  },
});

@ObjectType('StaffRight', { description: "A user's right in one area." })
@InputType('StaffRightInput', { description: "A user's new right in one area." })
export class StaffRightModel implements AreaRight {
  @Field(() => StaffAreaEnum, { description: 'At most once per user.' })
  @IsIn(AREAS, { message: RIGHTS_MESSAGES.oncePerArea })
  area!: Area;
  @Field(() => AreaAccessEnum, { description: 'Write access includes read access.' })
  @IsIn(AREA_ACCESSES, { message: RIGHTS_MESSAGES.oncePerArea })
  access!: AreaAccess;
}
