import type { ChargeKind, TaxTreatment } from '#domain/money/charge.js';
import { CHARGE_KINDS } from '#domain/money/charge.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../foundation/graphql/as-enum.js';
import { TaxTreatmentEnum } from '../clinic/settings/tax-treatment.js';
import { LocalDateScalar } from '../foundation/graphql/scalars.js';
import type { ChargeRow } from './money-rows.js';

const ChargeKindEnum = asEnum(CHARGE_KINDS);
registerEnumType(ChargeKindEnum, {
  name: 'ChargeKind',
  description: 'The kind of a charge.',
  valuesMap: {
    VISIT: { description: "An appointment's treatment." },
    EXTRA: { description: 'Anything else.' },
    PACK: { description: 'Sessions that are paid ahead; the visits that use them are charged nothing.' },
  },
});

@ObjectType('Charge', { description: 'An amount owed for one thing, in whole pesos. It never changes.' })
export class ChargeModel implements Omit<ChargeRow, 'automatic' | 'isOfRenter'> {
  @Field(() => Int, { description: 'Ascending in the order in which charges were added.' }) id!: number;
  @Field(() => ChargeKindEnum, { description: 'Its kind.' }) kind!: ChargeKind;
  @Field(() => Int, { nullable: true, description: 'Null for a sale to a person who is no patient.' })
  patientId!: number | null;
  @Field(() => String, { nullable: true, description: 'Null without a patient.' }) patientName!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: 'Null if it belongs to none, or to a deleted one.' })
  appointmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'The professional who did the work.' }) professionalId!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'Their name.' }) professionalName!: string | null;
  @Field(() => Int, { nullable: true, description: 'Of the list; null if it was none, or was deleted.' })
  treatmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'The supply that was sold; null for all else.' })
  supplyId!: number | null;
  @Field(() => Int, { nullable: true, description: 'How many were sold; null for all else.' })
  quantity!: number | null;
  @Field(() => String, { description: 'The name of the charged thing.' }) description!: string;
  @Field(() => Int, { description: 'Before the discount; negative in a reversal.' }) listPrice!: Clp;
  @Field(() => Int, { description: 'The discount.' }) discount!: Clp;
  @Field(() => Int, { description: 'List price less discount; negative in a reversal.' }) amount!: Clp;
  @Field(() => TaxTreatmentEnum, { description: 'Whether tax applies.' }) tax!: TaxTreatment;
  @Field(() => String, { description: 'Why it was reduced, changed or reversed; empty if it was not.' })
  reason!: string;
  @Field(() => LocalDateScalar, { description: 'The day that it belongs to.' }) belongsTo!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The day of the till in which it counts.' })
  bookedOn!: LocalDate;
  @Field(() => String, { description: 'When it was added: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { nullable: true, description: 'The user who added it; null for the system.' })
  staffName!: string | null;
  @Field(() => Int, { nullable: true, description: 'The charge that this one takes back.' })
  reversesId!: number | null;
  @Field(() => Boolean, { description: 'Whether another charge takes it back.' }) isReversed!: boolean;
  @Field(() => Int, { description: 'Its paid part.' }) paid!: Clp;
  @Field(() => Int, { description: 'The part of it that a deposit paid by itself.' })
  paidByDeposit!: Clp;
  @Field(() => Boolean, {
    description: 'Whether it is what the clinic keeps of a deposit: its price does not change.',
  })
  keepsDeposit!: boolean;
  @Field(() => Int, { description: 'Its unpaid rest; nothing once it is reversed.' }) owed!: Clp;
}
