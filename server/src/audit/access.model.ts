import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { ACCESS_ACTIONS, type AccessAction } from './access-log.js';

const AccessActionEnum = asEnum(ACCESS_ACTIONS);
registerEnumType(AccessActionEnum, {
  name: 'AccessAction',
  description: 'What was done with health data.',
  valuesMap: {
    RECORDS_READ: { description: "A patient's clinical records were read." },
    VERSIONS_READ: { description: 'The earlier versions of one of them were read.' },
    BACKUP_DOWNLOADED: { description: 'Somebody took the whole database, or a kept backup of it.' },
  },
});

@ObjectType('Access', { description: 'Who read health data, and when. It is never changed.' })
export class AccessModel {
  @Field(() => Int) id!: number;
  @Field(() => DateTimeScalar) at!: string;
  @Field(() => AccessActionEnum) action!: AccessAction;
  @Field(() => String) staffName!: string;
}

@ObjectType('AccessPage', { description: 'Some accesses, newest first.' })
export class AccessPageModel extends PageModel {
  @Field(() => [AccessModel]) nodes!: AccessModel[];
}
