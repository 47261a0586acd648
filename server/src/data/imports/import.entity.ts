import type { ColumnEvidence } from '#domain/data/imports/cells/column-evidence.js';
import type { DoubtDecision } from '#domain/data/imports/doubts.js';
import type { ColumnMap } from '#domain/data/imports/import-fields.js';
import type { ImportChoices, ImportResource } from '#domain/data/imports/import.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { ImportResourceEnum, RowActionEnum } from './import-enums.js';
import type { ImportCounts, ImportTask, SettledState } from './import-progress.js';
import type { FileSource } from './reading/file-reading.js';

const UNDER_WAY = { notArchived: 'what is being done right now' };
const OF_THE_ROWS = { notArchived: 'about rows that are removed after a day' };

/** An uploaded file. Its rows are in `import_row`. */
@Entity({ tableName: 'import' })
@Rows({})
@ObjectType({ isAbstract: true })
export class Import {
  @Field(() => Int, { description: 'The import’s id.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => ImportResourceEnum, { description: 'The kind of rows in the file.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  resource!: ImportResource;

  @Field(() => String, { description: 'The name of the uploaded file.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  fileName!: string;

  @Holds('TECHNICAL') @Property({ type: 'text', default: 'UPLOADED' }) state!: Opt<SettledState>;

  @Field(() => Int, { description: 'Not counting the headers.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  rowCount!: number;

  @Field(() => [String], {
    description:
      'The header texts, empty for columns without one; all empty for users who may see no column.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'json' })
  headers!: readonly string[];

  @Field(() => [String], {
    nullable: 'items',
    description: 'The field that each column is imported as; null if it is not imported. At first a guess.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'json' })
  columns!: ColumnMap;

  @Field(() => RowActionEnum, { description: 'The action for rows that are already stored.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  onSame!: ImportChoices['same'];

  @Field(() => RowActionEnum, { description: 'The action for rows that may already be stored.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  onLikely!: ImportChoices['likely'];

  @Holds('TECHNICAL') @Property({ type: 'json', default: '[]' }) decisions!: Opt<readonly DoubtDecision[]>;
  @Holds('TECHNICAL') @Property({ type: 'json', default: '{}' }) counts!: Opt<ImportCounts>;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last request failed, and what to do.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) createdBy!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was stored.' })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz', nullable: true })
  appliedAt: Date | null = null;

  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) appliedBy: number | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone.' })
  @Holds('TECHNICAL')
  @Property({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null = null;

  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) undoneBy: number | null = null;
  /** The current task, or the one under way when its server ended; its worker holds an advisory lock. */
  @Holds('TECHNICAL', UNDER_WAY) @Property({ type: 'text', nullable: true }) task: ImportTask | null = null;
  @Holds('TECHNICAL', UNDER_WAY) @Property({ type: 'boolean', default: false }) taskHasBegun!: Opt<boolean>;

  @Field(() => Int, { description: 'Rows processed so far by the step in progress.' })
  @Holds('TECHNICAL', UNDER_WAY)
  @Property({ type: 'integer', default: 0 })
  doneRows!: Opt<number>;

  /** By column: false if it looks like health data or was ever imported as such. */
  @Holds('TECHNICAL', OF_THE_ROWS)
  @Property({ type: 'json', default: '[]' })
  openColumns!: Opt<readonly boolean[]>;

  /** Whether its uploader had the right to health data: then any column may hold some. */
  @Holds('TECHNICAL', OF_THE_ROWS)
  @Property({ type: 'boolean', default: true })
  mayHoldHealthData!: Opt<boolean>;

  @Holds('TECHNICAL', OF_THE_ROWS)
  @Property({ type: 'json', default: '[]' })
  evidence!: Opt<readonly ColumnEvidence[]>;

  /** Null for files that were uploaded before this was stored. The lines above the table may name patients. */
  @Holds('HEALTH', OF_THE_ROWS)
  @Property({ type: 'json', nullable: true })
  source: FileSource | null = null;
}
