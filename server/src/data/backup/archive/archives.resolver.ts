import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../../access/actors/current-staff.decorator.js';
import { Needs, PeopleOnly } from '../../../access/rights/needs.decorator.js';
import { PasswordProof } from '../../../access/second-factor/second-factor.input.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { BackupIdInput } from '../backup-id.input.js';
import { ArchiveModel } from './archive.model.js';
import type { ArchiveRow } from './archive.row.js';
import { Archives } from './archives.service.js';

@Needs('BACKUP')
@PeopleOnly()
@Resolver(() => ArchiveModel)
export class ArchivesResolver {
  constructor(private readonly archives: Archives) {}

  @Query(() => ArchiveModel, {
    nullable: true,
    description:
      'The archive, whether running, ready or failed; null if there is none. Errors: FORBIDDEN (for keys).',
  })
  async archive(@CurrentStaff() staff: SignedInStaff): Promise<ArchiveModel | null> {
    const newest = await this.archives.newest(staff);
    return newest ? toArchiveModel(newest, staff) : null;
  }

  @Mutation(() => ArchiveModel, {
    description:
      'Starts an archive, which replaces the previous one; query `archive` for the outcome. Errors: BACKUP_RUNNING, INVALID_INPUT (wrong password), TOO_MANY_REQUESTS.',
  })
  async startArchive(
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<ArchiveModel> {
    return toArchiveModel(await this.archives.start(staff, password, network), staff);
  }

  @Mutation(() => Boolean, { description: 'Removes the file immediately. Errors: NOT_FOUND.' })
  async removeArchive(@Args() { id }: BackupIdInput, @CurrentStaff() staff: SignedInStaff): Promise<boolean> {
    await this.archives.remove(staff, id);
    return true;
  }
}

const toArchiveModel = ({ requestedBy, ...archive }: ArchiveRow, staff: SignedInStaff): ArchiveModel => ({
  ...archive,
  isOwn: requestedBy === staff.id,
});
