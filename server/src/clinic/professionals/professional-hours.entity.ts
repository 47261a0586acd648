import type { Weekday } from '#domain/clinic-time.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { Professional } from './professional.entity.js';

/** When a professional with hours of their own attends, in minutes since midnight. A day may have several stretches. */
@Entity({ tableName: 'professional_hours' })
export class ProfessionalHours {
  [PrimaryKeyProp]?: ['professionalId', 'weekday', 'opensAt'];
  @Holds('TECHNICAL')
  @ManyToOne(() => Professional, {
    primary: true,
    mapToPk: true,
    fieldName: 'professional_id',
    foreignKeyName: 'professional_hours_professional_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  professionalId!: number;
  @Holds('TECHNICAL') @PrimaryKey({ type: 'smallint' }) weekday!: Weekday;
  @Holds('TECHNICAL') @PrimaryKey({ type: 'smallint' }) opensAt!: number;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) closesAt!: number;
}
