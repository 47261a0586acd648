import { randomUUID } from 'node:crypto';
import { FEED_MESSAGES } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import { mayHaveFeed, MAX_CLINIC_FEEDS, MAX_OWN_FEEDS } from '#domain/data/calendar-feeds/calendar-feed.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../../access/passwords/own-password.js';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { hashOfToken, randomToken } from '../../access/tokens/random-token.js';
import { refusal } from '../../access/rights/refusal.js';
import { SecurityLog } from '../../access/security-log/security-log.js';
import type { SignedInStaff, Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY, FOR_UPDATE } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { CalendarFeedSecret } from './calendar-feed-secret.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { CalendarFeedInput } from './calendar-feed.input.js';
import type { CalendarFeedModel } from './calendar-feed.model.js';
import { FeedAddresses } from './feed-addresses.js';

type Row = CalendarFeedModel & { ownerId: number | null } & Record<string, unknown>;

interface MadeFeed {
  readonly feed: CalendarFeedModel;
  readonly address: string;
}

const SELECT_FEED = `
  select f.id, f.name, f.scope, f.shows_names as "showsNames", f.owner_id as "ownerId", o.name as "ownerName",
         c.name as "createdByName", ${asIsoInstant('f.created_at')} as "createdAt",
         ${asIsoInstant('f.revoked_at')} as "revokedAt", ${asIsoInstant('f.last_used_at')} as "lastUsedAt",
         case when f.revoked_at is not null then 'REVOKED' when s.hash is null then 'WITHOUT_SECRET'
              else 'ACTIVE' end as state
  from calendar_feed f join staff_user c on c.id = f.created_by left join staff_user o on o.id = f.owner_id
  left join calendar_feed_secret s on s.calendar_feed_id = f.id`;
const IN_ORDER = `order by state <> 'ACTIVE', "createdAt" desc, id`;

/** The private addresses from which calendars read the agenda: the clinic's, and users' own. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly ownPassword: OwnPassword,
    private readonly securityLog: SecurityLog,
    private readonly addresses: FeedAddresses,
  ) {}

  /** Active ones first, then newest first. */
  all(): Promise<CalendarFeedModel[]> {
    return this.sql.rows<Row>(`select * from (${SELECT_FEED}) as feed ${IN_ORDER}`);
  }

  async ofOwner({ id }: Staff): Promise<{ isProfessional: boolean; feeds: CalendarFeedModel[] }> {
    const feeds = await this.sql.rows<Row>(
      `select * from (${SELECT_FEED}) as feed where "ownerId" = $1 ${IN_ORDER}`,
      [id],
    );
    return { feeds, isProfessional: await this.isProfessional(id) };
  }

  /**
   * @param network the network under which the password attempt is counted.
   * @returns the feed and its address; only a hash of the address's token is stored.
   * @throws DomainError `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `scope` or `password`
   */
  async makeForClinic(
    maker: Staff,
    asked: CalendarFeedInput,
    password: string,
    network: string,
  ): Promise<MadeFeed> {
    if (asked.scope === 'OWN') throw invalidField('scope', FEED_MESSAGES.ownIsOwn);
    return this.ownPassword.during(maker, password, network, () => this.store(maker, asked, null));
  }

  /** @throws DomainError as `makeForClinic`, and `FORBIDDEN` without access to the agenda */
  async makeOwn(
    maker: SignedInStaff,
    asked: CalendarFeedInput,
    password: string,
    network: string,
  ): Promise<MadeFeed> {
    if (!mayHaveFeed(maker.rights)) throw refusal(maker, 'AGENDA', 'READ');
    if (asked.scope !== 'OWN' && maker.ownAgenda) throw invalidField('scope', FEED_MESSAGES.onlyOwn);
    if (asked.scope === 'OWN' && !(await this.isProfessional(maker.id)))
      throw invalidField('scope', FEED_MESSAGES.isNoProfessional);
    return this.ownPassword.during(maker, password, network, () => this.store(maker, asked, maker.id));
  }

  /**
   * Removes a feed, whose address then stops working.
   * @param owner restricts it to the owner's feeds; undefined: any feed.
   * @throws DomainError `NOT_FOUND`
   */
  @Transactional()
  async revoke(id: string, owner?: Staff): Promise<CalendarFeedModel> {
    const feed = await this.em.findOne(CalendarFeed, { id, ...(owner && { ownerId: owner.id }) }, FOR_UPDATE);
    if (feed && !feed.revokedAt) {
      feed.revokedAt = this.clock.now();
      await this.em.flush();
      await this.em.nativeDelete(CalendarFeedSecret, id);
      await this.securityLog.note('FEED_REVOKED', feed.ownerId ?? feed.createdBy, feed.name);
    }
    return this.find(id, owner);
  }

  @Transactional()
  private async store(
    maker: Staff,
    { name, scope, showsNames }: CalendarFeedInput,
    ownerId: number | null,
  ): Promise<MadeFeed> {
    const token = randomToken();
    const id = randomUUID();
    // Disabling the account waits for this lock, or has already removed its feeds. Locked before the feeds, as
    // disabling does.
    const account = await this.em.findOne(
      StaffUser,
      { id: maker.id, disabledAt: null },
      { ...READ_ONLY, lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] },
    );
    if (!account) throw new DomainError('UNAUTHENTICATED');
    await this.assertRoom(ownerId);
    await this.em.insert(CalendarFeed, {
      id,
      name,
      scope,
      showsNames,
      ownerId,
      createdBy: maker.id,
      createdAt: this.clock.now(),
    });
    await this.em.insert(CalendarFeedSecret, { calendarFeedId: id, hash: hashOfToken(token) });
    await this.securityLog.note('FEED_MADE', maker.id, name);
    return { feed: await this.find(id), address: await this.addresses.of(token) };
  }

  /**
   * Limits the number of feeds, even if many are created at once.
   * @throws DomainError `INVALID_INPUT` on `scope`
   */
  private async assertRoom(ownerId: number | null): Promise<void> {
    await this.sql.rows('lock table calendar_feed in share row exclusive mode');
    const working = await this.sql.rows(
      `select from calendar_feed f join calendar_feed_secret s on s.calendar_feed_id = f.id
       where f.owner_id is not distinct from $1`,
      [ownerId],
    );
    if (ownerId === null && working.length >= MAX_CLINIC_FEEDS)
      throw invalidField('scope', FEED_MESSAGES.tooManyOfClinic);
    if (ownerId !== null && working.length >= MAX_OWN_FEEDS)
      throw invalidField('scope', FEED_MESSAGES.tooManyOwn);
  }

  private async isProfessional(staffId: number): Promise<boolean> {
    return (await this.em.count(StaffUser, { id: staffId, professionalId: { $ne: null } })) > 0;
  }

  private async find(id: string, owner?: Staff): Promise<CalendarFeedModel> {
    const [row] = await this.sql.rows<Row>(
      `${SELECT_FEED} where f.id = $1 and ($2::integer is null or f.owner_id = $2)`,
      [id, owner?.id ?? null],
    );
    if (!row) throw new DomainError('NOT_FOUND', { message: FEED_MESSAGES.notFound });
    return row;
  }
}
