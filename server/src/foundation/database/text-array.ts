import { ArrayType } from '@mikro-orm/core';

/** A `text[]`. MikroORM's own type leaves some texts unquoted, and PostgreSQL would store the text 'NULL' as a null. */
export class TextArray<T extends string = string> extends ArrayType<T> {
  override convertToDatabaseValue(texts: T[] | null): string | null {
    return texts && `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
