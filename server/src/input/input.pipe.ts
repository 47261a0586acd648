import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { validated } from './validated.js';

const PLAIN: readonly unknown[] = [Object, String, Number, Boolean, Array, undefined];

/** Checks every argument of a door that is of an input class; REST handlers call `validated` themselves. */
@Injectable()
export class InputPipe implements PipeTransform {
  async transform(value: unknown, { metatype, type }: ArgumentMetadata): Promise<unknown> {
    if (type === 'custom' || PLAIN.includes(metatype) || typeof value !== 'object' || value === null) {
      return value;
    }
    return validated(metatype as new () => object, value);
  }
}
