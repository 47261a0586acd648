import type { ArchiveReason, ArchiveState } from '#domain/data/backup/archive.js';
import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../../foundation/graphql/scalars.js';
import { ArchiveReasonEnum, ArchiveStateEnum } from './archive-enums.js';

/** At most one is being made. */
@Entity({ tableName: 'archive' })
@Rows({ notArchived: 'technical: tells of files of this server' })
@ObjectType({ isAbstract: true })
export class Archive {
  @Field(() => Int, { description: 'Its file is at `/api/database/archivo/<id>/descargar`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => ArchiveStateEnum, { description: 'Whether it can be downloaded.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: 'RUNNING' })
  state!: Opt<ArchiveState>;

  @Field(() => ArchiveReasonEnum, { nullable: true, description: 'Null if it did not fail.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  reason: ArchiveReason | null = null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz' })
  requestedAt!: Date;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) requestedBy!: number;
  /** When a server began with it, which holds an advisory lock until its end. */
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) begunAt: Date | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was completed or failed.' })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null = null;

  @Field(() => Int, { description: 'How many of its rows have been written.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', default: 0 })
  doneRows!: Opt<number>;

  @Field(() => Int, { nullable: true, description: 'How many rows it has; null until known.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  rowCount: number | null = null;

  @Field(() => Float, { nullable: true, description: 'The size of the ZIP file; null until it is ready.' })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number'), nullable: true })
  bytes: number | null = null;

  /** Decrypts its file; encrypted with a key that is not in the database, and deleted before the file is. */
  @Holds('SECRET')
  @Property({ type: 'blob', nullable: true, lazy: true, hidden: true })
  sealedKey: Buffer | null = null;
}
