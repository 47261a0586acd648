import { type FirstStep, UNNAMED_CLINIC } from '#domain/clinic/first-steps.js';
import type { AccountKind } from '#domain/money/deposit.js';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/money/payment.js';
import { type ExamGroup, GROUPS_AT_FIRST } from '#domain/records/foot/exam-groups.js';
import type { Rut } from '#domain/rut.js';
import { TextArray } from '../../foundation/database/text-array.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EDITS, ONLY_ROW } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The id of the only row. */
export const CLINIC_ID = 1;

@Entity({ tableName: 'clinic_settings' })
export class ClinicSettings {
  @Holds('TECHNICAL', ONLY_ROW) @PrimaryKey({ type: 'integer', autoincrement: false }) id = CLINIC_ID;
  @Holds('TECHNICAL') @Property({ type: 'text' }) name = UNNAMED_CLINIC;
  /** As entered. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) phone = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) address = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) city = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) whatToBring = '';
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) showsProfessionals = false;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) showsTreatments = false;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) showsPrices = false;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) visitorsMayChange = true;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) changeDeadlineHours = 12;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) offersIntake = false;
  /** Whether the bare address shows the booking page instead of the login. */
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) homeShowsBooking = false;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) chargesVisits = true;
  /** Whether packs may name other patients who use them too. */
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) sharesPacks = false;
  /** The documents offered for a payment; the clinic issues them elsewhere. */
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: `'{${DOCUMENT_KINDS.join(',')}}'` })
  issuedDocuments!: DocumentKind[];
  /** Where deposits are transferred to, all empty until the clinic asks for some. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) depositBank = '';
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) depositAccountKind: AccountKind | null =
    null;
  @Holds('TECHNICAL') @Property({ type: 'text' }) depositAccountNumber = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) depositHolder = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) depositRut: Rut = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) depositEmail = '';
  @Holds('TECHNICAL') @Property({ type: 'text' }) depositTerms = '';
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) depositNoticeHours = 24;
  @Holds('TECHNICAL') @Property({ type: 'smallint', nullable: true }) depositReleaseHours: number | null =
    null;
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
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: `'{${GROUPS_AT_FIRST.join(',')}}'` })
  examGroups!: ExamGroup[];
  @Holds('TECHNICAL') @Property({ type: 'smallint', nullable: true }) tenPointCutOff: number | null = null;
  /** Distinguishes this clinic's calendar entries from those of all others. */
  @Holds('TECHNICAL') @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' }) installationId!: string;
  /** Not a version of MikroORM's: only edits of the settings form count, not what other features store here. */
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer' }) version = 1;
}
