import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { IsOptional, IsString } from 'class-validator';
import { IsInstantIfSent } from '../input/changed-since.js';
import { IsWholeNumber } from '../input/field-rules.js';

/** The maximum number of rows on a page. */
export const MOST_CHANGES = 500;
/** The number of rows on a page if the request sets no limit. */
export const USUAL_CHANGES = 100;

export class ChangesInput {
  @IsInstantIfSent() changedSince?: string | null;
  @IsOptional() @IsString({ message: FIELD_MESSAGES.cursor }) after?: string | null;
  @IsWholeNumber(1, MOST_CHANGES) first: number = USUAL_CHANGES;
}
