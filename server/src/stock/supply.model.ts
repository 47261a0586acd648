import { may, type Rights } from '#domain/access/rights.js';
import { expiredUseInWords, type StockMovementKind } from '#domain/stock/stock-movement.es.js';
import type { Substance } from '#domain/stock/substance.js';
import { isCritical, shortfall } from '#domain/stock/supply.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PageModel } from '../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../foundation/graphql/scalars.js';
import type { Page } from '../foundation/input/page-cursor.js';
import { type StockMovementRow, withoutRecord } from './stock-ledger.js';
import { SUPPLY, type Supply } from './supply.entity.js';
import { SubstanceEnum } from './substances.js';

const KINDS = {
  INITIAL: 'INITIAL',
  USED: 'USED',
  RETURNED: 'RETURNED',
  CORRECTION: 'CORRECTION',
  SOLD: 'SOLD',
  TAKEN_BACK: 'TAKEN_BACK',
} as const satisfies Record<StockMovementKind, StockMovementKind>;
registerEnumType(KINDS, {
  name: 'StockMovementKind',
  description: 'Why a stock changed.',
  valuesMap: {
    INITIAL: { description: 'The stock when the supply was created.' },
    USED: { description: 'A visit used it.' },
    RETURNED: { description: 'A change to a record returned it.' },
    CORRECTION: { description: 'The stock was counted and corrected.' },
    SOLD: { description: 'A person bought it.' },
    TAKEN_BACK: { description: 'The charge of a sale was taken back.' },
  },
});

@ObjectType('Supply', { description: 'An item used up by visits.' })
export class SupplyModel extends SUPPLY.model() {
  @Field(() => [SubstanceEnum], { description: 'The substances in it to which patients may be allergic.' })
  contains!: Substance[];
  @Field(() => Int, { description: 'The id for updates, movements and records.' }) id!: number;
  @Field(() => Boolean, { description: 'Whether its stock is at or below the critical level.' })
  isCritical!: boolean;
  @Field(() => Int, { description: 'How far the stock is below the critical level, otherwise 0.' })
  shortfall!: number;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('StockMovement', { description: 'One change to a stock. Never modified.' })
export class StockMovementModel {
  @Field(() => Int, { description: 'Increases with each movement.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When the stock changed.' }) at!: string;
  @Field(() => KINDS, { description: 'Why it changed.' }) kind!: StockMovementKind;
  @Field(() => Int, { description: 'Negative if the stock went down.' }) quantity!: number;
  @Field(() => Int, { description: 'The stock after it.' }) balance!: number;
  @Field(() => String, { description: 'Names the clinical record for users who may read records.' })
  reason!: string;
  @Field(() => String, { description: 'The user who made it.' }) staffName!: string;
  @Field(() => Int, { nullable: true, description: 'Also null for users who may not read records.' })
  clinicalRecordId!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The record’s patient; null without a record, if it was deleted, and for users who may not read records.',
  })
  patientName!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why an expired supply was used: empty if no reason was given, and for users who may not read records; null if it was not expired.',
  })
  expiredReason!: string | null;
}

@ObjectType('StockMovementPage', { description: 'A page of a supply’s movements, newest first.' })
export class StockMovementPageModel extends PageModel {
  @Field(() => [StockMovementModel], { description: 'Newest first.' }) nodes!: StockMovementModel[];
}

@ObjectType('SupplyPage', { description: 'A page of supplies.' })
export class SupplyPageModel extends PageModel {
  @Field(() => [SupplyModel], { description: 'In the requested order.' })
  nodes!: SupplyModel[];
}

/** Maps a stored supply to GraphQL. */
export const toSupplyModel = (row: Supply): SupplyModel => ({
  ...row,
  isCritical: isCritical(row),
  shortfall: shortfall(row),
});

export const toMovementPageModel = (
  page: Page<StockMovementRow>,
  rights: Rights,
): StockMovementPageModel => ({
  ...page,
  nodes: page.nodes.map((row) => shownTo(rights, row)),
});

export const shownTo = (rights: Rights, row: StockMovementRow): StockMovementRow =>
  may(rights, 'HEALTH_DATA', 'READ') ? row : withoutRecord(row);

export const toExportedMovement = (row: StockMovementRow) => ({
  ...row,
  expiredUse: expiredUseInWords(row.expiredReason),
});
