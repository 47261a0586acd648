import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { IsWholeNumber } from './field-rules.js';

/** The arguments of a paginated list. @param usual the default number of rows. */
export function PageInput(usual: number, most: number) {
  @ArgsType()
  class PageArgs {
    @Field(() => Int, { defaultValue: usual, description: `How many rows, 1 to ${most}.` })
    @IsWholeNumber(1, most)
    first: number = usual;

    @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
    @IsOptional()
    @IsString({ message: FIELD_MESSAGES.cursor })
    after?: string | null;
  }
  return PageArgs;
}

/** Like `PageInput`, for a list in which users can jump to a page. */
export function OffsetPageInput(usual: number, most: number) {
  @ArgsType()
  class OffsetPageArgs extends PageInput(usual, most) {
    @Field(() => Int, { defaultValue: 0, description: 'How many rows to skip, for jumping to a page.' })
    @IsWholeNumber(0, 10_000_000)
    offset: number = 0;
  }
  return OffsetPageArgs;
}
