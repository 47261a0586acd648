import { IsOptional } from 'class-validator';
import { IsId } from '../../foundation/input/field-rules.js';

export class SeenImageInput {
  @IsOptional() @IsId() version?: number;
}
