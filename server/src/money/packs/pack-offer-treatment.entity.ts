import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** A treatment that a pack for sale covers. */
@Entity({ tableName: 'pack_offer_treatment' })
export class PackOfferTreatment {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) packOfferId!: number;
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) treatmentId!: number;
}
