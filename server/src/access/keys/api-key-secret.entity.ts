import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { ApiKey } from './api-key.entity.js';

/** A revoked key has none. */
@Entity({ tableName: 'api_key_secret' })
export class ApiKeySecret {
  [PrimaryKeyProp]?: 'apiKeyId';
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
  @Property({ type: 'blob', unique: 'api_key_secret_hash_key', lazy: true, hidden: true }) hash!: Buffer;
}
