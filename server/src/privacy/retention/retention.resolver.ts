import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import { DueData } from './due-data.js';
import { NightlyRetention } from './nightly-retention.js';
import { RetentionInput, RetentionVersion } from './retention.input.js';
import { RetentionModel, RetentionPreviewModel } from './retention.model.js';
import { RetentionSettings } from './retention-settings.js';
import { StoredRetentionSettings } from './stored-retention-settings.entity.js';

const MAX_VISITORS = 200;

/** Requires health data rights: removed data can't be restored, and the security log is affected, too. */
@WholeClinic()
@Needs('HEALTH_DATA')
@Resolver()
export class RetentionResolver {
  constructor(
    private readonly settings: RetentionSettings,
    private readonly nights: NightlyRetention,
    private readonly due: DueData,
  ) {}

  @Query(() => RetentionModel, {
    description: 'The automatic removal of data: its settings and its last run.',
  })
  async retention(): Promise<RetentionModel> {
    return { settings: await this.settings.current(), lastRun: (await this.nights.lastRun()) ?? null };
  }

  @Query(() => RetentionPreviewModel, {
    description:
      'A preview of the data that these settings would remove now. Removes nothing. Errors: INVALID_INPUT.',
  })
  async retentionPreview(
    @Args('input', { description: 'The months to try; they are not stored.' }) input: RetentionInput,
  ): Promise<RetentionPreviewModel> {
    return { ...(await this.due.count(input)), dueVisitors: await this.due.visitors(input, MAX_VISITORS) };
  }

  @Mutation(() => StoredRetentionSettings, {
    description: 'Replaces the settings, from the next night on. Errors: STALE, INVALID_INPUT.',
  })
  updateRetention(
    @Args() { version }: RetentionVersion,
    @Args('input', { description: 'The new settings.' }) input: RetentionInput,
  ): Promise<StoredRetentionSettings> {
    return this.settings.update(version, input);
  }
}
