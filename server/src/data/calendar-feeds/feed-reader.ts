import { createHash } from 'node:crypto';
import { FEED_MESSAGES } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import { type FeedScope, mayHaveFeed } from '#domain/data/calendar-feeds/calendar-feed.js';
import { DomainError } from '#domain/errors.js';
import type { Rights } from '#domain/access/rights.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OwnAgenda } from '#domain/access/own-agenda.js';
import { OWN_AGENDA } from '../../access/accounts/own-agenda.js';
import { limitRows } from '../../foundation/database/connections/row-limit.js';
import { hashOfToken } from '../../access/tokens/random-token.js';
import { CLINIC_ID, ClinicSettings } from '../../clinic/settings/clinic-settings.entity.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { productVersion } from '../../foundation/product-version.js';
import { FeedAgenda } from './feed-agenda.js';
import { feedCalendar, type FeedContents } from './feed-calendar.js';

interface OpenFeed {
  readonly id: string;
  readonly scope: FeedScope;
  readonly showsNames: boolean;
  readonly ownerName: string | null;
  /** Null for the clinic's own feed. */
  readonly ownerRights: Rights | null;
  readonly professionalId: number | null;
  readonly ownerId: number | null;
  /** The owner's limit. */
  readonly ownAgenda: OwnAgenda | null;
  readonly isUseNoted: boolean | null;
}

/** The precision of the time of last use; a smaller value costs more writes. */
const USE_NOTED_EVERY_SECONDS = 60;

@Injectable()
export class FeedReader {
  private version: Promise<string> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly agenda: FeedAgenda,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Also records the feed's use.
   * @param network the network under which invalid addresses are counted.
   * @returns an entity tag that differs for different texts, and a function that writes the text.
   * @throws DomainError `NOT_FOUND`, with the same message for all invalid addresses, or `TOO_MANY_REQUESTS`
   */
  async read(token: string, network: string): Promise<{ tag: string; write: () => string }> {
    const feed = await this.open(token, network);
    // Also of a feed that was made before its owner was limited.
    if (feed.ownerId && feed.ownAgenda) limitRows({ staffId: feed.ownerId, ...feed.ownAgenda });
    const contents = await this.contentsOf(feed);
    await this.noteUse(feed);
    // A different version may write a different text for the same agenda.
    this.version ??= productVersion();
    const facts = JSON.stringify([await this.version, contents]);
    return {
      tag: `"${createHash('sha256').update(facts).digest('base64url')}"`,
      write: () => feedCalendar(contents),
    };
  }

  private async open(token: string, network: string): Promise<OpenFeed> {
    const [feed] = await this.sql.rows<OpenFeed & Record<string, unknown>>(
      `select f.id, f.scope, f.shows_names as "showsNames", u.name as "ownerName", u.rights as "ownerRights",
              u.professional_id as "professionalId", u.id as "ownerId", ${OWN_AGENDA} as "ownAgenda",
              f.last_used_at > $2::timestamptz - make_interval(secs => $3) as "isUseNoted"
       from calendar_feed_secret s join calendar_feed f on f.id = s.calendar_feed_id
       left join staff_user u on u.id = f.owner_id
       where s.hash = $1 and f.revoked_at is null and u.disabled_at is null`,
      [hashOfToken(token), this.clock.now(), USE_NOTED_EVERY_SECONDS],
    );
    if (feed && (feed.ownerRights === null || mayHaveFeed(feed.ownerRights))) return feed;
    // Only invalid addresses count: a working feed is never refused because of invalid ones on the same network.
    await this.limits.invalidLinks.assertNotTooMany(network);
    throw new DomainError('NOT_FOUND', { message: FEED_MESSAGES.opensNothing });
  }

  private async contentsOf(feed: OpenFeed): Promise<FeedContents> {
    const { scope, showsNames, ownerName } = feed;
    const { name, installationId } = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY);
    const appointments = await this.agenda.appointments(feed);
    const blocks = await this.agenda.blocks(feed);
    const { timeZone } = this.clock;
    const today = this.clock.wall().date;
    return {
      scope,
      showsNames,
      ownerName,
      clinicName: name,
      installationId,
      timeZone,
      today,
      appointments,
      blocks,
    };
  }

  private async noteUse({ id, isUseNoted }: OpenFeed): Promise<void> {
    if (isUseNoted) return;
    await this.sql.rows(
      `update calendar_feed set last_used_at = $2
       where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - make_interval(secs => $3))`,
      [id, this.clock.now(), USE_NOTED_EVERY_SECONDS],
    );
  }
}
