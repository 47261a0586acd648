import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/supplies/clp.js';
import { may, type Rights } from '#domain/staff/rights.js';
import type { StockMovementKind } from '#domain/supplies/stock-movement.es.js';
import { isCritical, shortfall } from '#domain/supplies/supply.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PageModel } from '../graphql/page.model.js';
import { ClpScalar, DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import type { Page } from '../input/page-cursor.js';
import type { StockMovementRow } from './stock-ledger.js';
import type { SupplyRow } from './supply.row.js';

const KINDS = {
  INITIAL: 'INITIAL',
  USED: 'USED',
  RETURNED: 'RETURNED',
  CORRECTION: 'CORRECTION',
} as const satisfies Record<StockMovementKind, StockMovementKind>;
registerEnumType(KINDS, {
  name: 'StockMovementKind',
  description: 'Why a stock changed.',
  valuesMap: {
    INITIAL: { description: 'What there was when the supply was noted.' },
    USED: { description: 'A visit used it.' },
    RETURNED: { description: 'A change of a record gave it back.' },
    CORRECTION: { description: 'Somebody counted, and wrote another stock.' },
  },
});

@ObjectType('Supply', { description: 'Something that visits use up.' })
export class SupplyModel {
  @Field(() => Int, { description: 'For updates, movements and the lines of records.' }) id!: number;
  @Field(() => String, { description: 'As the stock and the records list it.' }) name!: string;
  @Field(() => String, { description: 'Empty if there is none.' }) description!: string;
  @Field(() => String, { description: 'What one of it is.' }) unit!: string;
  @Field(() => Int, { description: 'The sum of its movements.' }) stock!: number;
  @Field(() => Int, { description: 'At this stock or below, it must be bought.' }) criticalStock!: number;
  @Field(() => ClpScalar, { description: 'What one costs, in whole Chilean pesos.' }) unitValue!: Clp;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day it may be used; null if it does not expire.',
  })
  expiryDate!: LocalDate | null;
  @Field(() => Boolean, { description: 'Whether its stock is at the critical one or below.' })
  isCritical!: boolean;
  @Field(() => Int, { description: 'What is missing to the critical stock, else 0.' }) shortfall!: number;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('StockMovement', { description: 'One change of a stock. It is never changed itself.' })
export class StockMovementModel {
  @Field(() => Int, { description: 'Grows with each movement.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When the stock changed.' }) at!: string;
  @Field(() => KINDS, { description: 'Why it changed.' }) kind!: StockMovementKind;
  @Field(() => Int, { description: 'Negative for what left the stock.' }) quantity!: number;
  @Field(() => Int, { description: 'The stock after it.' }) balance!: number;
  @Field(() => String, { description: 'Names the clinical record for who may read records.' })
  reason!: string;
  @Field(() => String, { description: 'Who made it.' }) staffName!: string;
  @Field(() => Int, { nullable: true, description: 'Null, too, for who may not read records.' })
  clinicalRecordId!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Whose record it was; null without one, where it was deleted, and for who may not read records.',
  })
  patientName!: string | null;
}

@ObjectType('StockMovementPage', { description: 'Some of a supply’s movements, newest first.' })
export class StockMovementPageModel extends PageModel {
  @Field(() => [StockMovementModel], { description: 'The newest first.' }) nodes!: StockMovementModel[];
}

@ObjectType('SupplyPage', { description: 'Some of the supplies.' })
export class SupplyPageModel extends PageModel {
  @Field(() => [SupplyModel], { description: 'In the order that was asked for.' })
  nodes!: SupplyModel[];
}

/** The one mapping from the stored supply to GraphQL's. */
export const toSupplyModel = (row: SupplyRow): SupplyModel => ({
  ...row,
  isCritical: isCritical(row),
  shortfall: shortfall(row),
});

/** With the time, the record's number would tell whose visit used the supply, as its patient does. */
export const toMovementPageModel = (
  page: Page<StockMovementRow>,
  rights: Rights,
): StockMovementPageModel => ({
  ...page,
  nodes: page.nodes.map((row) => shownTo(rights, row)),
});

export const shownTo = (rights: Rights, row: StockMovementRow): StockMovementRow =>
  row.clinicalRecordId === null || may(rights, 'HEALTH_DATA', 'READ')
    ? row
    : { ...row, reason: '', clinicalRecordId: null, patientName: null };
