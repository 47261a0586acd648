import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Inputs } from './inputs.js';

const PLAIN: readonly unknown[] = [Object, String, Number, Boolean, Array, undefined];

/** Validates resolver arguments of input classes; REST controllers call `Inputs` themselves. */
@Injectable()
export class InputPipe implements PipeTransform {
  constructor(private readonly inputs: Inputs) {}

  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom' || PLAIN.includes(metatype) || typeof value !== 'object' || value === null) {
      return value;
    }
    return this.inputs.check(metatype as new () => object, value);
  }
}
