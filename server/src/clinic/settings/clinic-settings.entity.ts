import { UNNAMED_CLINIC } from '#domain/clinic/first-steps.js';
import { type ExamGroup, GROUPS_AT_FIRST } from '#domain/records/foot/exam-groups.js';
import { TextArray } from '../../foundation/database/text-array.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The id of the only row. */
export const CLINIC_ID = 1;

@Entity({ tableName: 'clinic_settings' })
export class ClinicSettings {
  @PrimaryKey({ type: 'integer', autoincrement: false }) id = CLINIC_ID;
  @Property({ type: 'text' }) name = UNNAMED_CLINIC;
  /** As entered. */
  @Property({ type: 'text' }) phone = '';
  @Property({ type: 'text' }) address = '';
  @Property({ type: 'text' }) city = '';
  @Property({ type: 'text' }) whatToBring = '';
  @Property({ type: 'boolean' }) showsProfessionals = false;
  @Property({ type: 'boolean' }) showsTreatments = false;
  @Property({ type: 'boolean' }) showsPrices = false;
  @Property({ type: 'boolean' }) visitorsMayChange = true;
  @Property({ type: 'smallint' }) changeDeadlineHours = 12;
  @Property({ type: 'smallint' }) waitingHoldMinutes = 30;
  @Property({ type: 'boolean' }) secondFactorRequired = false;
  /** The last year whose holidays were closed; null if the clinic decides about each holiday itself. */
  @Property({ type: 'integer', nullable: true }) holidaysClosedUntil: number | null = null;
  @Property({ type: 'boolean' }) firstStepsShown = false;
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: `'{${GROUPS_AT_FIRST.join(',')}}'` })
  examGroups!: ExamGroup[];
  @Property({ type: 'smallint', nullable: true }) tenPointCutOff: number | null = null;
  /** Distinguishes this clinic's calendar entries from those of all others. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' }) installationId!: string;
  /** Not a version of MikroORM's: only edits of the settings form count, not what other features store here. */
  @Property({ type: 'integer' }) version = 1;
}
