import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Session } from './session.entity.js';

/** Its key is a hash of the token. Read only by the statements that use a token once. */
@Entity({ tableName: 'refresh_token' })
export class RefreshToken {
  [PrimaryKeyProp]?: 'tokenHash';
  @PrimaryKey({ type: 'blob', hidden: true }) tokenHash!: Buffer;
  @ManyToOne(() => Session, {
    mapToPk: true,
    fieldName: 'session_id',
    foreignKeyName: 'refresh_token_session_id_fkey',
    deleteRule: 'cascade',
    index: 'refresh_token_session_id_idx',
  })
  sessionId!: string;
  @Property({ type: 'datetime' }) expiresAt!: Date;
  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}
