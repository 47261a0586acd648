import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/supplies/clp.js';
import { may, type Rights } from '#domain/staff/rights.js';
import { isCritical, shortfall } from '#domain/supplies/supply.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PageModel } from '../graphql/page.model.js';
import { ClpScalar, DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import type { Page } from '../input/page-cursor.js';
import type { StockMovementKind, StockMovementRow } from './stock-ledger.js';
import type { SupplyRow } from './supply.row.js';

const KINDS = {
  INITIAL: 'INITIAL',
  USED: 'USED',
  RETURNED: 'RETURNED',
  CORRECTION: 'CORRECTION',
} as const satisfies Record<StockMovementKind, StockMovementKind>;
registerEnumType(KINDS, { name: 'StockMovementKind', description: 'Why a stock changed.' });

@ObjectType('Supply', { description: 'Something that visits use up.' })
export class SupplyModel {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'Empty if there is none.' }) description!: string;
  @Field(() => String, { description: 'What one of it is.' }) unit!: string;
  @Field(() => Int, { description: 'The sum of its movements.' }) stock!: number;
  @Field(() => Int) criticalStock!: number;
  @Field(() => ClpScalar) unitValue!: Clp;
  @Field(() => LocalDateScalar, { nullable: true }) expiryDate!: LocalDate | null;
  @Field(() => Boolean, { description: 'Whether its stock is at the critical one or below.' })
  isCritical!: boolean;
  @Field(() => Int, { description: 'What is missing to the critical stock, else 0.' }) shortfall!: number;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('StockMovement', { description: 'One change of a stock. It is never changed itself.' })
export class StockMovementModel {
  @Field(() => Int) id!: number;
  @Field(() => DateTimeScalar) at!: string;
  @Field(() => KINDS) kind!: StockMovementKind;
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
  @Field(() => [StockMovementModel]) nodes!: StockMovementModel[];
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
  nodes: page.nodes.map((row) =>
    row.clinicalRecordId === null || may(rights, 'HEALTH_DATA', 'READ')
      ? row
      : { ...row, reason: '', clinicalRecordId: null, patientName: null },
  ),
});
