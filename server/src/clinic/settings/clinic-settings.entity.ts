import { type FirstStep, UNNAMED_CLINIC } from '#domain/clinic/first-steps.js';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import {
  CHANGE_DEADLINE_HOURS,
  MAX_WHAT_TO_BRING_LENGTH,
} from '#domain/visitors/own-appointments/own-appointment.js';
import { Embedded, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { EDITS, ONLY_ROW } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { TextArray } from '../../foundation/database/text-array.js';
import { IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { DepositSettings } from './deposit-settings.entity.js';
import { AreDocumentKinds, DocumentKindEnum } from './document-kind.js';
import { FootExamSettings } from './exam-settings.entity.js';

/** The id of the only row. */
export const CLINIC_ID = 1;

@Entity({ tableName: 'clinic_settings' })
@ObjectType({ isAbstract: true })
export class ClinicSettings {
  @Holds('TECHNICAL', ONLY_ROW) @PrimaryKey({ type: 'integer', autoincrement: false }) id = CLINIC_ID;
  @Field(() => String, { description: 'As shown to visitors and patients and on certificates; not empty.' })
  @Text(TEXT_LIMITS.short)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  name = UNNAMED_CLINIC;
  @Field(() => String, { description: 'Shown to visitors as it was entered.' })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  phone = '';
  @Field(() => String, { description: 'Street and number.' })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  address = '';
  @Field(() => String, { description: 'Where certificates are issued.' })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  city = '';
  @Field(() => String, {
    description:
      'Things to bring to an appointment; shown to patients who have one. At most 1,000 characters.',
  })
  @Text(MAX_WHAT_TO_BRING_LENGTH, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  whatToBring = '';
  @Field(() => Boolean, { description: 'Whether visitors may choose a professional.' })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  showsProfessionals = false;
  @Field(() => Boolean, {
    description: 'Whether the booking page lists the treatments and how long they take.',
  })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  showsTreatments = false;
  @Field(() => Boolean, { description: 'Whether visitors see prices.' })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  showsPrices = false;
  @Field(() => Boolean, {
    description: 'Whether patients may change or cancel an appointment through its link.',
  })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  visitorsMayChange = true;
  @Field(() => Int, {
    description: 'The deadline for changes by patients, in hours before the start: 0 to 168.',
  })
  @IsWholeNumber(CHANGE_DEADLINE_HOURS.least, CHANGE_DEADLINE_HOURS.most, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint' })
  changeDeadlineHours = 12;
  @Field(() => Boolean, {
    description: 'Whether visitors are asked to answer the questionnaire before they come.',
  })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  offersIntake = false;
  @Field(() => Boolean, {
    description: 'Whether the bare address, without a path, shows the booking page instead of the login.',
  })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  homeShowsBooking = false;
  @Field(() => Boolean, { description: 'Whether finishing a visit charges the price of its treatment.' })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  chargesVisits = true;
  @Field(() => Boolean, { description: 'Whether a pack may name other patients who use it too.' })
  @IsOptional()
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  sharesPacks = false;
  @Field(() => [DocumentKindEnum], {
    description:
      "The documents that the clinic issues elsewhere for payments, empty for none; only these are offered. With `VOUCHER`, the card terminal's voucher replaces a boleta.",
  })
  @AreDocumentKinds()
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: `'{${DOCUMENT_KINDS.join(',')}}'` })
  issuedDocuments!: DocumentKind[];
  @Embedded(() => DepositSettings, { prefix: 'deposit_' }) deposits!: DepositSettings;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) waitingHoldMinutes = 30;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) secondFactorRequired = false;
  /** The last year whose holidays were closed; null if the clinic decides about each holiday itself. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) holidaysClosedUntil: number | null =
    null;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) firstStepsShown = false;
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: `'{}'` })
  firstStepsSkipped!: FirstStep[];
  /** Until the steps that bookings depend on are done (`OPENING_STEPS`). */
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) bookingsPaused = false;
  @Embedded(() => FootExamSettings, { prefix: false }) footExam!: FootExamSettings;
  /** Distinguishes this clinic's calendar entries from those of all others. */
  @Holds('TECHNICAL') @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' }) installationId!: string;
  /** Not a version of MikroORM's: only edits of the settings form count, not what other features store here. */
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer' })
  version = 1;
}
