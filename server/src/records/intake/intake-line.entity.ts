import type { LocalDate } from '#domain/clinic-time.js';
import type {
  IntakeAnswer,
  IntakeLine,
  IntakeLineState,
  IntakeQuestion,
} from '#domain/records/intake/intake.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The answer to one question. It is accepted or dismissed once; nothing else changes. */
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
@Entity({ tableName: 'intake_line' })
export class StoredIntakeLine implements IntakeLine {
  [PrimaryKeyProp]?: ['intakeId', 'question'];
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) intakeId!: number;
  @Holds('HEALTH') @PrimaryKey({ type: 'text' }) question!: IntakeQuestion;
  @Holds('HEALTH') @Property({ type: 'text', nullable: true }) answer!: IntakeAnswer | null;
  @Holds('HEALTH') @Property({ type: 'text' }) text = '';
  @Holds('HEALTH') @Property({ type: 'date', nullable: true }) since: LocalDate | null = null;
  @Holds('HEALTH') @Property({ type: 'text' }) sinceWords = '';
  @Holds('HEALTH') @Property({ type: 'text' }) state: IntakeLineState = 'PENDING';
  @Holds('HEALTH') @Property({ type: 'timestamptz', nullable: true }) settledAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) settledBy: number | null = null;
}
