import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { ApiKey } from './api-key.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A revoked key has none. */
@Entity({ tableName: 'api_key_secret' })
@Rows({ notArchived: 'a secret: lets a program in' })
export class ApiKeySecret {
  [PrimaryKeyProp]?: 'apiKeyId';
  @Holds('TECHNICAL')
  @ManyToOne(() => ApiKey, {
    primary: true,
    mapToPk: true,
    fieldName: 'api_key_id',
    foreignKeyName: 'api_key_secret_api_key_id_fkey',
    deleteRule: 'no action',
    updateRule: 'no action',
    index: false,
  })
  apiKeyId!: string;
  @Holds('SECRET')
  @Property({ type: 'blob', unique: 'api_key_secret_hash_key', lazy: true, hidden: true })
  hash!: Buffer;
}
