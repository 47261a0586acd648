import { DEFAULT_DURATION, type DurationMinutes, type ServiceType } from '#domain/agenda/appointment.js';
import { TREATMENT_FIELDS } from '#domain/clinic/treatment-fields.es.js';
import type { Stored } from '#domain/declared-fields.js';
import type { TaxTreatment } from '#domain/money/charge.js';
import type { Contraindication } from '#domain/records/warnings/warning.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { DescribedFields, selected } from '../../foundation/fields/described-fields.js';
import { CLINIC_KINDS } from '../settings/clinic-kinds.js';
import { IsTax, TaxTreatmentEnum } from '../settings/tax-treatment.js';
import { AreContraindications, ContraindicationEnum } from './contraindications.js';

export const TREATMENT = new DescribedFields(TREATMENT_FIELDS, CLINIC_KINDS, 'TECHNICAL');
const { Declared } = TREATMENT;

/** A treatment on the clinic's list. The supplies that it usually uses are rows of `treatment_supply`. */
@Entity({ tableName: 'treatment' })
@ObjectType({ isAbstract: true })
@Unique({
  name: 'treatment_name_key',
  expression: 'create unique index treatment_name_key on treatment (lower(name))',
})
export class Treatment implements Stored<typeof TREATMENT_FIELDS> {
  @Field(() => Int, { description: 'Unchanged when it is renamed; appointments store the name instead.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Declared('The service whose agenda it uses.') serviceType!: ServiceType;
  /** Unique without regard to case. */
  @Declared({ shown: 'Unique.', create: 'At most 200 characters; must be unique.' }) name!: string;
  @Declared('60 or 120.') durationMinutes: DurationMinutes = DEFAULT_DURATION;
  @Declared({ shown: 'Null if none is set.', create: 'From 0 to 999,999,999. Null or absent: none.' })
  price: Clp | null = null;
  @Declared({
    shown: 'The deposit that visitors transfer; null or 0 for none.',
    create: 'From 0 to 999,999,999. Null, absent or 0: none.',
  })
  deposit: Clp | null = null;
  @Declared({
    shown: 'Weeks until the patient should come back; null if no check-up is due.',
    create: 'Weeks until the patient should come back, 1 to 52.',
  })
  controlWeeks: number | null = null;
  @Declared('Whether visitors can book it, provided that a professional offers it.')
  isBookableOnline = false;
  @Field(() => [ContraindicationEnum], {
    description: 'Alerts of which a visit warns before the procedure.',
  })
  @AreContraindications()
  @Holds('TECHNICAL')
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: `'{}'` })
  contraindications: Opt<Contraindication[]> = [];
  /** Charges of its visits keep the one they were made with. */
  @Field(() => TaxTreatmentEnum, {
    description:
      'Whether value added tax applies to its charges. If an input has none: `UNDEFINED` for podiatry, `TAXED` for manicure.',
  })
  @IsTax('optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: 'UNDEFINED' })
  tax!: Opt<TaxTreatment>;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}

/** The columns of the declared fields, for SQL; the table is `t`. */
export const TREATMENT_COLUMNS = selected(TREATMENT_FIELDS, 't.');
