import { DEFAULT_DURATION, type DurationMinutes, type ServiceType } from '#domain/agenda/appointment.js';
import type { Contraindication } from '#domain/records/warnings/warning.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A treatment on the clinic's list. The supplies that it usually uses are rows of `treatment_supply`. */
@Entity({ tableName: 'treatment' })
@Unique({
  name: 'treatment_name_key',
  expression: 'create unique index treatment_name_key on treatment (lower(name))',
})
export class Treatment {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'text' }) serviceType!: ServiceType;
  /** Unique without regard to case. */
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'smallint' }) durationMinutes: DurationMinutes = DEFAULT_DURATION;
  /** Null if none is set. */
  @Property({ type: 'integer', nullable: true }) price: Clp | null = null;
  /** Until the patient should come back; null if no check-up is due. */
  @Property({ type: 'smallint', nullable: true }) controlWeeks: number | null = null;
  @Property({ type: 'boolean', fieldName: 'bookable_online' }) isBookableOnline = false;
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: `'{}'` })
  contraindications: Opt<Contraindication[]> = [];
  @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
