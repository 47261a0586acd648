import type { LocalDate } from '#domain/clinic-time.js';
import type { ChargeKind, TaxTreatment } from '#domain/money/charge.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../foundation/database/columns/holds.decorator.js';

/** A patient's debt for one item. It never changes; a wrong one is reversed by a row of its own. */
@Entity({ tableName: 'charge' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class Charge {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) kind!: ChargeKind;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) appointmentId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) professionalId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) treatmentId: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'text' }) description!: string;
  @Holds('PERSONAL') @Property({ type: 'integer' }) listPrice!: Clp;
  @Holds('PERSONAL') @Property({ type: 'integer', default: 0 }) discount!: Opt<Clp>;
  @Holds('PERSONAL') @Property({ type: 'integer' }) amount!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'text' }) tax!: TaxTreatment;
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) reason!: Opt<string>;
  @Holds('PERSONAL') @Property({ type: 'date' }) belongsTo!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'date' }) bookedOn!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) staffUserId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'boolean', default: false }) automatic!: Opt<boolean>;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) supplyId: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) quantity: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) reversesId: number | null = null;
}
