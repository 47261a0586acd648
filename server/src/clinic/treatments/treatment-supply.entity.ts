import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** A supply of a treatment's kit. */
@Entity({ tableName: 'treatment_supply' })
export class TreatmentSupply {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) treatmentId!: number;
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) supplyId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) quantity!: number;
}
