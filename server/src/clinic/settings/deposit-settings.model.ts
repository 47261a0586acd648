import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ChangedFields, ShownFields } from '../../foundation/fields/entity-fields.js';
import { DepositSettings } from './deposit-settings.entity.js';

const NAMES = [
  'bank',
  'kind',
  'number',
  'holder',
  'rut',
  'email',
  'terms',
  'noticeHours',
  'releaseHours',
] as const;

@ObjectType('DepositSettings', {
  description:
    'Where visitors transfer deposits to, and what the clinic does with them. Deposits are asked for only once bank, kind, number, holder and RUT are set.',
})
export class DepositSettingsModel extends ShownFields(DepositSettings, ...NAMES) {
  @Field(() => Int, { description: 'That of `clinicSettings`; an update sends the one it saw.' })
  version!: number;
}

@InputType('DepositSettingsInput', { description: 'Absent fields keep what is stored.' })
export class DepositSettingsInput extends ChangedFields(DepositSettings, ...NAMES) {}
