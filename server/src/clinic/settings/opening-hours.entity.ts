import type { ServiceType } from '#domain/agenda/appointment.js';
import type { Weekday } from '#domain/clinic-time.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Agenda } from './agenda.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** When an agenda is open on a weekday, in minutes since midnight. */
@Entity({ tableName: 'opening_hours' })
export class OpeningHours {
  [PrimaryKeyProp]?: ['serviceType', 'weekday'];
  @Holds('TECHNICAL')
  @ManyToOne(() => Agenda, {
    primary: true,
    mapToPk: true,
    fieldName: 'service_type',
    foreignKeyName: 'opening_hours_service_type_fkey',
    index: false,
  })
  serviceType!: ServiceType;
  @Holds('TECHNICAL') @PrimaryKey({ type: 'smallint' }) weekday!: Weekday;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) opensAt!: number;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) closesAt!: number;
}
