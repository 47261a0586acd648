import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { SUPPRESSION_KINDS, type SuppressionKind } from './suppressions.js';

const SuppressionKindEnum = asEnum(SUPPRESSION_KINDS);
registerEnumType(SuppressionKindEnum, {
  name: 'SuppressionKind',
  description: 'The extent of a suppression.',
  valuesMap: {
    DELETED: { description: 'The patient has no records and is deleted.' },
    REDUCED: {
      description: 'Phone, e-mail, address, emergency contact and the text of messages are removed.',
    },
    RECORDS_DELETED: {
      description: 'The records have expired: `deleteExpiredRecords` deletes them along with the patient.',
    },
  },
});

@ObjectType('Suppression', { description: 'The effect of a suppression, planned or done.' })
export class SuppressionModel {
  @Field(() => SuppressionKindEnum, { description: 'How much is removed.' }) kind!: SuppressionKind;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day that the law requires the records to be kept; null if there are none left.',
  })
  keptUntil!: LocalDate | null;
}

@ObjectType('ExpiredPatient', {
  description: 'A patient whose records the law no longer requires to be kept.',
})
export class ExpiredPatientModel {
  @Field(() => Int, { description: 'The id for `deleteExpiredRecords`.' }) id!: number;
  @Field(() => String, { description: 'Full name in one text.' }) name!: string;
  @Field(() => Int, { description: 'How many clinical records would be deleted.' }) recordCount!: number;
  @Field(() => LocalDateScalar, {
    description: "The day of the last record, edit or certificate, in the clinic's time.",
  })
  lastEntryOn!: LocalDate;
}
