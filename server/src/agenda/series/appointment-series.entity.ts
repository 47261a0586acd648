import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Its appointments refer to it. */
@Entity({ tableName: 'appointment_series' })
export class AppointmentSeries {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) everyWeeks!: number;
}
