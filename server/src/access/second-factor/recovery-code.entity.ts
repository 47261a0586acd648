import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { StaffSecondFactor } from './staff-second-factor.entity.js';

/** A code that has not been used yet. */
@Entity({ tableName: 'recovery_code' })
export class RecoveryCode {
  [PrimaryKeyProp]?: ['staffUserId', 'codeHash'];
  @ManyToOne(() => StaffSecondFactor, {
    primary: true,
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'recovery_code_staff_user_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  staffUserId!: number;
  @PrimaryKey({ type: 'blob', hidden: true }) codeHash!: Buffer;
}
