import type { LoginFailureKind, SecurityEventKind } from '#domain/access/security-event.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { Actors } from '../actors/actors.js';
import { SecurityEvent } from './security-event.entity.js';
import type { SecurityEventPageInput } from './security-event.input.js';
import type { SecurityEventModel } from './security-event.model.js';

const NEWEST_FIRST: PageOrder<SecurityEventModel> = {
  name: 'SECURITY_EVENTS',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};

/** An attacker guessing from many addresses must not fill the disk. */
const MAX_FAILURES_PER_HOUR = 50;

/** The trigger `security_event_is_kept` refuses to remove events from the last 12 months. */
const IS_BEFORE = `at < least($1::timestamptz, now() - interval '12 months')`;

/** Logs logins, failed attempts, and changes to accounts and keys. A trigger prevents changes to events. */
@Injectable()
export class SecurityLog {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actors: Actors,
  ) {}

  /**
   * @param staffId the user whose account is concerned.
   * @param about what else is concerned, e.g. a webhook's host; never a secret or health data.
   */
  async note(
    kind: Exclude<SecurityEventKind, LoginFailureKind>,
    staffId: number,
    about: string | null = null,
  ): Promise<void> {
    const { staff, channel, address } = this.actors.current();
    await this.em.insert(SecurityEvent, {
      at: this.clock.now(),
      kind,
      staffUserId: staffId,
      doneBy: staff?.id ?? null,
      channel,
      address: address ?? null,
      about,
    });
  }

  /**
   * Logs at most 50 failures per hour for each user, and for all unknown names together; then one `MORE_FAILURES`. An
   * unknown name is not stored, because people type passwords into the wrong field. The entry survives the rollback of
   * the attempt's transaction.
   */
  async noteFailure(kind: LoginFailureKind, username: string | undefined): Promise<void> {
    const { channel, address } = this.actors.current();
    await this.sql.rowsOutsideTransaction(
      `insert into security_event (at, kind, staff_user_id, channel, address)
       select $1, case when earlier.count < $6 then $2 else 'MORE_FAILURES' end, u.id, $4, $5
       from (values (1)) as one left join staff_user u on u.username = $3
       cross join lateral (
         select count(*) from security_event e
         where e.kind in ('LOGIN_FAILED', 'CODE_FAILED', 'MORE_FAILURES', 'LOCKED_OUT')
           and e.at > $1::timestamptz - interval '1 hour' and e.staff_user_id is not distinct from u.id) as earlier
       where earlier.count <= $6`,
      [this.clock.now(), kind, username ?? null, channel, address ?? null, MAX_FAILURES_PER_HOUR],
    );
  }

  /**
   * Newest first.
   * @throws DomainError `INVALID_INPUT` on `after` for an invalid cursor.
   */
  page({ staffUserId, kind, ...page }: SecurityEventPageInput): Promise<Page<SecurityEventModel>> {
    return readPage(page, NEWEST_FIRST, (count, after) =>
      this.sql.rows<SecurityEventModel>(
        `select e.id, ${asIsoInstant('e.at')} as at, e.kind, u.name as "staffName", doer.name as "doneByName",
                e.about, e.channel, host(e.address) as address
         from security_event e
         left join staff_user u on u.id = e.staff_user_id
         left join staff_user doer on doer.id = e.done_by and doer.id <> e.staff_user_id
         where ($2::integer is null or e.staff_user_id = $2) and ($3::text is null or e.kind = $3)
           and ($4::integer is null or e.id < $4)
         order by e.id desc limit $1`,
        [count, staffUserId ?? null, kind ?? null, after?.[0] ?? null],
      ),
    );
  }

  /** The number of events that `removeBefore` would remove. */
  async countBefore(instant: Date): Promise<number> {
    const [old] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from security_event where ${IS_BEFORE}`,
      [instant],
    );
    return old?.count ?? 0;
  }

  /**
   * Keeps all events of the last 12 months.
   * @returns the number of removed events.
   */
  async removeBefore(instant: Date, most: number): Promise<number> {
    const removed = await this.sql.rows(
      `delete from security_event
       where id in (select id from security_event where ${IS_BEFORE} order by id limit $2) returning id`,
      [instant, most],
    );
    return removed.length;
  }
}
