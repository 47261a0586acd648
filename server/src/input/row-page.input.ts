import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { IsWholeNumber } from './field-rules.js';

/** A page of an append-only list, newest first. The cursor is the id of the last row. */
@ArgsType()
export class RowPageInput {
  @Field(() => Int, { defaultValue: 50, description: 'How many, 1 to 200.' }) @IsWholeNumber(1, 200) first =
    50;
  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString({ message: FIELD_MESSAGES.cursor })
  after?: string | null;
}

export interface RowPage<Row> {
  readonly nodes: Row[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/**
 * @param read returns the `count` newest rows with an id below `before`; null: the newest of all.
 * @throws DomainError `INVALID_INPUT` on `after` for an invalid cursor.
 */
export async function readRowPage<Row extends { readonly id: number }>(
  { first, after }: RowPageInput,
  read: (count: number, before: number | null) => Promise<Row[]>,
): Promise<RowPage<Row>> {
  // One extra row shows whether there is a next page.
  const rows = await read(first + 1, rowCursor(after));
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, endCursor: last ? String(last.id) : null, hasNextPage: rows.length > first };
}

function rowCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null;
  if (!/^\d{1,9}$/.test(after)) throw invalidField('after', FIELD_MESSAGES.cursor);
  return Number(after);
}
