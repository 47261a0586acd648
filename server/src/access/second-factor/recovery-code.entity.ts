import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { StaffSecondFactor } from './staff-second-factor.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A code that has not been used yet. */
@Entity({ tableName: 'recovery_code' })
@Rows({ notArchived: 'a secret: stands for a code of a user' })
export class RecoveryCode {
  [PrimaryKeyProp]?: ['staffUserId', 'codeHash'];
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffSecondFactor, {
    primary: true,
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'recovery_code_staff_user_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  staffUserId!: number;
  @Holds('SECRET') @PrimaryKey({ type: 'blob', hidden: true }) codeHash!: Buffer;
}
