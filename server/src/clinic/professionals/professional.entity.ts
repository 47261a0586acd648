import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { PROFESSIONAL_FIELDS } from '#domain/clinic/professionals/professional-fields.es.js';
import type { Stored } from '#domain/declared-fields.js';
import type { Rut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { DescribedFields, selected } from '../../foundation/fields/described-fields.js';
import { FIELD_KINDS } from '../../foundation/fields/field-kinds.js';
import { TextArray } from '../../foundation/database/text-array.js';
import { CHANGES, EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { isReadable, rule, someOf } from '../../foundation/input/field-rules.js';

export const PROFESSIONAL = new DescribedFields(PROFESSIONAL_FIELDS, FIELD_KINDS, 'PERSONAL');
const { Declared } = PROFESSIONAL;

const AreServices = someOf('services', SERVICE_TYPES, FIELD_MESSAGES.oneOfList);
const AreTexts = rule(
  'texts',
  (value) => Array.isArray(value) && value.every((text) => typeof text === 'string' && isReadable(text)),
  FIELD_MESSAGES.oneOfList,
);

/** A person who attends patients. Texts are empty until set. Their hours are rows of `professional_hours`. */
@Entity({ tableName: 'professional' })
@ObjectType({ isAbstract: true })
export class Professional implements Stored<typeof PROFESSIONAL_FIELDS> {
  @Field(() => Int, { description: 'The id that `professionalId` refers to, e.g. in an appointment.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Declared({
    shown: 'As shown to visitors and on certificates.',
    create: 'As shown to visitors and on certificates; not empty.',
  })
  name = '';
  @Declared('Their profession, as shown on certificates.') title = '';
  @Declared(
    {
      shown: 'Formatted with dots and hyphen.',
      create: 'With or without dots and hyphen; unique among professionals.',
    },
    { unique: 'professional_rut_key' },
  )
  rut: Rut | null = null;
  @Declared({
    shown: 'Their number in the registry of their profession, for certificates.',
    create: 'Their number in the registry of their profession.',
  })
  registryNumber = '';
  @Declared('The authority that keeps the registry.') registryAuthority = '';
  @Declared('Where they work, as shown on certificates.') address = '';
  @Field(() => [ServiceTypeEnum], { description: 'The services they offer, at least one.' })
  @AreServices()
  @ArrayNotEmpty({ message: FIELD_MESSAGES.oneOfList })
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]' })
  services!: ServiceType[];
  @Field(() => [String], { description: "From the clinic's list; empty for all treatments of the services." })
  @AreTexts()
  @ArrayMaxSize(100, { message: FIELD_MESSAGES.tooMany })
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', default: [] })
  treatments!: string[];
  /** False: all opening hours of the clinic. */
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) hasOwnHours = false;
  /** In the clinic's list of professionals. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) position!: number;
  /** Null if it was not noted, as before this was. */
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) createdAt: Date | null = null;
  /** Null unless archived. */
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) archivedAt: Date | null = null;
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
  /** Set by a trigger, for programs that follow changes. */
  @Holds('TECHNICAL', CHANGES)
  @Property({ type: 'timestamptz', defaultRaw: 'now()', lazy: true })
  changedAt?: Date;
}

/** The columns of the declared fields, for SQL; the table is `p`. */
export const PROFESSIONAL_COLUMNS = selected(PROFESSIONAL_FIELDS, 'p.');
