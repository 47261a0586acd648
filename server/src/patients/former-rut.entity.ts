import type { Rut } from '#domain/rut.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../foundation/database/columns/holds.decorator.js';

/** A RUT that a patient had before a merge, or that of the patient who was merged into them. */
@Entity({ tableName: 'former_rut' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class FormerRut {
  @Holds('PERSONAL') @PrimaryKey({ type: 'text' }) rut!: Rut;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) mergeId!: number;
}
