import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../access/actors/current-staff.decorator.js';
import { Needs } from '../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../access/actors/staff.js';
import { Idempotent } from '../foundation/http/idempotent.decorator.js';
import { StockLedger } from './stock-ledger.js';
import { SuppliesService } from './supplies.service.js';
import { SupplyListInput, SupplyPageInput } from './supply-list.input.js';
import { SupplyList } from './supply-list.js';
import {
  StockMovementPageInput,
  SupplyIdInput,
  SupplyInput,
  UpdateSupplyArgs,
  UpdateSupplyInput,
} from './supply.input.js';
import {
  StockMovementPageModel,
  SupplyModel,
  SupplyPageModel,
  toMovementPageModel,
  toSupplyModel,
} from './supply.model.js';

@Needs('STOCK')
@Resolver(() => SupplyModel)
export class SuppliesResolver {
  constructor(
    private readonly suppliesService: SuppliesService,
    private readonly list: SupplyList,
    private readonly ledger: StockLedger,
  ) {}

  @Query(() => SupplyPageModel, {
    description: 'The supplies found by a search, one page at a time. Errors: INVALID_INPUT.',
  })
  async supplyPages(@Args() input: SupplyPageInput): Promise<SupplyPageModel> {
    const page = await this.list.page(input);
    return { ...page, nodes: page.nodes.map(toSupplyModel) };
  }

  @Query(() => [SupplyModel], {
    description: 'All supplies, by name, for forms to choose from. Lists use `supplyPages`.',
  })
  async supplies(@Args() { criticalOnly }: SupplyListInput): Promise<SupplyModel[]> {
    return (await this.list.all({ criticalOnly })).map(toSupplyModel);
  }

  @Query(() => SupplyModel, { nullable: true, description: 'Null if there is none.' })
  async supply(@Args() { id }: SupplyIdInput): Promise<SupplyModel | null> {
    const found = await this.suppliesService.find(id);
    return found ? toSupplyModel(found) : null;
  }

  @Idempotent.Field()
  @Mutation(() => SupplyModel, { description: 'Errors: INVALID_INPUT.' })
  async createSupply(
    @Args('input', { description: 'The new supply, with its current stock.' }) input: SupplyInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SupplyModel> {
    return toSupplyModel(await this.suppliesService.create(input, staff));
  }

  @Mutation(() => SupplyModel, {
    description:
      'Errors: NOT_FOUND, STALE, INVALID_INPUT, STOCK_MOVED (`extensions.stock` is the current stock).',
  })
  async updateSupply(
    @Args() { id, version }: UpdateSupplyArgs,
    @Args('input', { description: 'The fields to change; the others stay.' }) input: UpdateSupplyInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SupplyModel> {
    return toSupplyModel(await this.suppliesService.update(id, input, staff, version));
  }

  @Mutation(() => Boolean, { description: 'Errors: NOT_FOUND, SUPPLY_IN_USE.' })
  async deleteSupply(@Args() { id }: SupplyIdInput): Promise<boolean> {
    await this.suppliesService.delete(id);
    return true;
  }

  @ResolveField(() => StockMovementPageModel, { description: 'Its ledger, newest first.' })
  async movements(
    @Parent() { id }: SupplyModel,
    @Args() page: StockMovementPageInput,
    @CurrentStaff() { rights }: SignedInStaff,
  ): Promise<StockMovementPageModel> {
    return toMovementPageModel(await this.ledger.page(id, page), rights);
  }
}
