import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AnyStaff, WholeClinic } from '../../access/rights/needs.decorator.js';
import { Clock } from '../../foundation/clock.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ApplyImportInput, CheckImportInput, ImportIdInput, ImportRowPageInput } from './import.input.js';
import { ImportModel, ImportRowPageModel } from './import.model.js';
import { ImportsService } from './imports.service.js';
import { type SeenImport, toImportModel, toImportRowModel } from './seen-import.js';

/** The area depends on what an import contains, so the service checks it. Keys have no access. */
@WholeClinic()
@AnyStaff()
@Resolver()
export class ImportsResolver {
  constructor(
    private readonly service: ImportsService,
    private readonly clock: Clock,
  ) {}

  @Query(() => [ImportModel], {
    description: 'The latest 30 imports of resources that the user may write, newest first.',
  })
  async imports(): Promise<ImportModel[]> {
    return (await this.service.all()).map((one) => this.toModel(one));
  }

  @Query(() => ImportModel, { description: 'Errors: NOT_FOUND, FORBIDDEN.' })
  async import(@Args() { id }: ImportIdInput): Promise<ImportModel> {
    return this.toModel(await this.service.find(id));
  }

  @Query(() => ImportRowPageModel, { description: 'Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT.' })
  async importRows(@Args() { importId, ...query }: ImportRowPageInput): Promise<ImportRowPageModel> {
    const page = await this.service.rows(importId, query, query);
    return { ...page, nodes: page.nodes.map(toImportRowModel) };
  }

  @Mutation(() => ImportModel, {
    description:
      'Starts checking whether each row would be created, filled or rejected. Nothing is imported yet. Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT (`columns`), IMPORT_REFUSED.',
  })
  async checkImport(
    @Args() { id }: ImportIdInput,
    @Args('input', { description: 'The columns, as confirmed by the user, and their decisions on doubts.' })
    { columns, decisions }: CheckImportInput,
  ): Promise<ImportModel> {
    const decided = decisions?.map(({ row = null, choice = null, ...doubt }) => ({ ...doubt, row, choice }));
    return this.toModel(await this.service.check(id, columns, decided));
  }

  @Idempotent.Field()
  @Mutation(() => ImportModel, {
    description:
      'Starts storing the checked rows, all or none. Errors: NOT_FOUND, FORBIDDEN, IMPORT_REFUSED.',
  })
  async applyImport(
    @Args() { id }: ImportIdInput,
    @Args('input', { description: "The user's decisions about doubtful rows." })
    { onSame, onLikely }: ApplyImportInput,
  ): Promise<ImportModel> {
    return this.toModel(await this.service.apply(id, { same: onSame, likely: onLikely }));
  }

  @Mutation(() => ImportModel, {
    description:
      'Starts undoing an import, possible for a day; data used since is kept. Errors: NOT_FOUND, FORBIDDEN, IMPORT_REFUSED.',
  })
  async undoImport(@Args() { id }: ImportIdInput): Promise<ImportModel> {
    return this.toModel(await this.service.undo(id));
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a file that was not imported, with all its rows. Errors: NOT_FOUND, FORBIDDEN, IMPORT_REFUSED.',
  })
  async discardImport(@Args() { id }: ImportIdInput): Promise<boolean> {
    await this.service.discard(id);
    return true;
  }

  private toModel(one: SeenImport): ImportModel {
    const until = one.appliedAt && one.hasRows ? this.service.undoableUntil(one.appliedAt) : null;
    const isOpen = until !== null && until >= this.clock.now() && one.state === 'APPLIED';
    return toImportModel(one, isOpen ? until.toISOString() : null);
  }
}
