import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Substance } from '#domain/stock/substance.js';
import { SUPPLY_FIELDS, type SupplyData } from '#domain/stock/supply-fields.es.js';
import { type Opt, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CHANGES, EDITS } from '../foundation/database/columns/declared-table.js';
import { Holds } from '../foundation/database/columns/holds.decorator.js';
import { DescribedFields, selected } from '../foundation/fields/described-fields.js';
import { FIELD_KINDS } from '../foundation/fields/field-kinds.js';

export const SUPPLY = new DescribedFields(SUPPLY_FIELDS, FIELD_KINDS, 'TECHNICAL');
const { Declared } = SUPPLY;

const REORDER = 'The supply must be reordered once its stock is at or below this level.';
const PRICE = 'The price of one unit, in whole Chilean pesos.';

@Entity({ tableName: 'supply' })
export class Supply implements SupplyData {
  [OptionalProps]?: 'version';
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Declared(
    {
      shown: 'As shown in the stock and in records.',
      create: 'At most 200 characters.',
      update: 'Not empty.',
    },
    { collation: 'spanish' },
  )
  name!: string;
  @Declared({
    shown: 'Empty if there is none.',
    create: 'At most 20,000 characters.',
    update: 'Null or empty clears it.',
  })
  description = '';
  @Declared({
    shown: 'The unit.',
    create: 'The unit: "caja", "unidad".',
    update: 'The unit; not empty.',
  })
  unit!: string;
  /** Only the ledger changes it. */
  @Declared({
    shown: 'The sum of its movements.',
    create: 'The current stock, recorded as the first movement.',
    update: 'The counted stock: the difference is recorded as a correction.',
  })
  stock!: number;
  @Declared({ shown: 'At or below this stock, it must be reordered.', create: REORDER, update: REORDER })
  criticalStock!: number;
  @Declared({
    shown: PRICE,
    create: PRICE,
    update: 'The price of one unit. Existing records keep the price that they were saved with.',
  })
  unitValue!: Clp;
  @Declared({
    shown: 'The last day it may be used; null if it does not expire.',
    create: 'Null or absent if the supply does not expire.',
    update: 'Null clears it.',
  })
  expiryDate: LocalDate | null = null;
  @Declared({
    shown: 'The sale price of one, in whole Chilean pesos; null if it is not sold.',
    create: 'Null or absent if it is not sold.',
    update: 'Null clears it. Earlier sales keep their price.',
  })
  salePrice: Clp | null = null;
  @Declared({
    shown: 'Where it is bought; empty if that is not noted.',
    create: 'At most 200 characters.',
    update: 'Null or empty clears it.',
  })
  supplier = '';
  @Holds('TECHNICAL')
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: `'{}'` })
  contains: Opt<Substance[]> = [];
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: number;
  /** Set by a trigger, for programs that follow changes. */
  @Holds('TECHNICAL', CHANGES)
  @Property({ type: 'timestamptz', defaultRaw: 'now()', lazy: true })
  changedAt?: Date;
}

/** A `Supply`'s columns, for SQL. */
export const SUPPLY_COLUMNS = `id, ${selected(SUPPLY_FIELDS)}, contains, version`;
