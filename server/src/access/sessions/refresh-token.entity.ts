import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Session } from './session.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** Its key is a hash of the token. Read only by the statements that use a token once. */
@Entity({ tableName: 'refresh_token' })
@Rows({ notArchived: 'a secret: who is logged in' })
export class RefreshToken {
  [PrimaryKeyProp]?: 'tokenHash';
  @Holds('SECRET') @PrimaryKey({ type: 'blob', hidden: true }) tokenHash!: Buffer;
  @Holds('TECHNICAL')
  @ManyToOne(() => Session, {
    mapToPk: true,
    fieldName: 'session_id',
    foreignKeyName: 'refresh_token_session_id_fkey',
    deleteRule: 'cascade',
    index: 'refresh_token_session_id_idx',
  })
  sessionId!: string;
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) expiresAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}
