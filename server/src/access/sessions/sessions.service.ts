import { createHash, randomUUID } from 'node:crypto';
import { shifted } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { OWN_AGENDA } from '../accounts/own-agenda.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { AuthSettings } from '../tokens/auth-settings.js';
import { hashOfToken, randomToken } from '../tokens/random-token.js';
import { MUST_SET_UP_SECOND_FACTOR } from './must-set-up.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { LoginOrigin, SignedInStaff } from '../actors/staff.js';
import { RefreshToken } from './refresh-token.entity.js';
import { type EndReason, Session } from './session.entity.js';

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface RunningSession {
  readonly sessionId: string;
  readonly staffId: number;
  readonly secondsLeft: number;
}

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    readonly SESSION: { readonly sessionId: string };
  }
}

/** The longest that a session lasts after its login: 30 days. */
const MAX_SESSION_SECONDS = 30 * 86_400;
/** The precision of a session's time of last use; a smaller value costs more writes. */
const USE_NOTED_EVERY_SECONDS = 600;
const MAX_USER_AGENT_LENGTH = 400;

type PersonRow = Omit<SignedInStaff, 'isProgram'>;
const toPerson = (row: PersonRow): SignedInStaff => ({ ...row, isProgram: false });

const digestOf = (address: string): Buffer => createHash('sha256').update(address).digest();

/**
 * A session is a family of refresh tokens of which only the newest is unused. Only hashes are stored. Reuse of a token
 * means that two parties hold the family, so the whole session ends (RFC 9700, section 4.14.2).
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly jwt: JwtService,
    private readonly settings: AuthSettings,
    private readonly clock: Clock,
    private readonly live: LiveBus,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Only a digest of the network is stored. */
  @Transactional()
  async open(staffId: number, { network, userAgent }: LoginOrigin): Promise<SessionTokens> {
    const sessionId = randomUUID();
    const now = this.clock.now();
    await this.em.insert(Session, {
      id: sessionId,
      staffUserId: staffId,
      addressDigest: digestOf(network),
      userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: shifted(now, MAX_SESSION_SECONDS * 1_000),
    });
    await this.sql.rows(
      // A session whose tokens have all expired can be neither used nor attacked.
      `delete from session s where s.staff_user_id = $1 and s.id <> $2 and not exists
         (select from refresh_token t where t.session_id = s.id and t.expires_at > $3)`,
      [staffId, sessionId, now],
    );
    await this.em.nativeUpdate(StaffUser, staffId, { lastLoginAt: now });
    await this.securityLog.note('LOGIN', staffId);
    return this.issue({ sessionId, staffId, secondsLeft: MAX_SESSION_SECONDS });
  }

  /**
   * Exchanges a refresh token for a new pair.
   * @throws DomainError `UNAUTHENTICATED` if the token is unknown, expired or used, or its session has ended.
   */
  async rotate(refreshToken: string): Promise<SessionTokens> {
    const tokens = await this.takeAndReissue(hashOfToken(refreshToken));
    if (tokens) return tokens;
    await this.endIfReused(hashOfToken(refreshToken));
    throw new DomainError('UNAUTHENTICATED');
  }

  /** The session's tokens then get 401, and its sockets close. */
  @Transactional()
  async end(sessionId: string, reason: EndReason): Promise<void> {
    const ended = await this.em.nativeUpdate(
      Session,
      { id: sessionId, endedAt: null },
      { endedAt: this.clock.now(), endReason: reason },
    );
    if (ended > 0) await this.announceEnd([{ id: sessionId }]);
  }

  /**
   * @param except a session that stays open.
   * @returns the number of ended sessions.
   */
  @Transactional()
  async endAllOf(staffId: number, reason: EndReason, except?: string): Promise<number> {
    const ended = await this.sql.rows<{ id: string }>(
      `update session set ended_at = $1, end_reason = $2
       where staff_user_id = $3 and id is distinct from $4::uuid and ended_at is null and expires_at > $1
       returning id`,
      [this.clock.now(), reason, staffId, except ?? null],
    );
    await this.announceEnd(ended);
    return ended.length;
  }

  /** @returns the sessions that may have a socket: open ones whose owner need not first set up a second factor */
  async servedAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const open = await this.sql.rows<{ id: string }>(
      `select s.id from session s join staff_user u on u.id = s.staff_user_id
       where s.id = any($1::uuid[]) and s.ended_at is null and s.expires_at > $2 and not ${MUST_SET_UP_SECOND_FACTOR}`,
      [sessionIds, this.clock.now()],
    );
    return new Set(open.map(({ id }) => id));
  }

  async findOpen(sessionId: string, staffId: number): Promise<SignedInStaff | undefined> {
    const [staff] = await this.sql.rows<PersonRow>(`select ${SIGNED_IN_STAFF} ${FROM_OPEN_SESSION}`, [
      sessionId,
      staffId,
      this.clock.now(),
    ]);
    return staff && toPerson(staff);
  }

  /** Like `findOpen`, but also records the session's use, at most every ten minutes because it costs a write. */
  async findUsed(sessionId: string, staffId: number): Promise<SignedInStaff | undefined> {
    const now = this.clock.now();
    const [found] = await this.sql.rows<PersonRow & { isUseNoted: boolean }>(
      `select ${SIGNED_IN_STAFF}, s.last_used_at > $3::timestamptz - make_interval(secs => $4) as "isUseNoted"
       ${FROM_OPEN_SESSION}`,
      [sessionId, staffId, now, USE_NOTED_EVERY_SECONDS],
    );
    if (!found) return undefined;
    const { isUseNoted, ...staff } = found;
    if (!isUseNoted) {
      await this.sql.rows(
        `update session set last_used_at = $2
         where id = $1 and last_used_at <= $2::timestamptz - make_interval(secs => $3)`,
        [sessionId, now, USE_NOTED_EVERY_SECONDS],
      );
    }
    return toPerson(staff);
  }

  async isKnownAddress(username: string, address: string): Promise<boolean> {
    const rows = await this.sql.rows(
      `select 1 from session s join staff_user u on u.id = s.staff_user_id
       where u.username = $1 and s.address_digest = $2 limit 1`,
      [username, digestOf(address)],
    );
    return rows.length > 0;
  }

  // One conditional update decides which of two simultaneous uses wins.
  @Transactional()
  private async takeAndReissue(tokenHash: Buffer): Promise<SessionTokens | undefined> {
    const now = this.clock.now();
    const [owner] = await this.sql.rows<RunningSession & Record<string, unknown>>(
      `update refresh_token t set used_at = $2 from session s
       where t.token_hash = $1 and t.used_at is null and t.expires_at > $2
         and s.id = t.session_id and s.ended_at is null and s.expires_at > $2
       returning s.id as "sessionId", s.staff_user_id as "staffId",
         ceil(extract(epoch from s.expires_at - $2))::integer as "secondsLeft"`,
      [tokenHash, now],
    );
    return owner && this.issue(owner);
  }

  @Transactional()
  private async endIfReused(tokenHash: Buffer): Promise<void> {
    const ended = await this.sql.rows<{ id: string; staffId: number }>(
      `update session s set ended_at = $1, end_reason = 'REUSE' from refresh_token t
       where t.token_hash = $2 and t.used_at is not null and s.id = t.session_id and s.ended_at is null
       returning s.id, s.staff_user_id as "staffId"`,
      [this.clock.now(), tokenHash],
    );
    for (const { staffId } of ended) await this.securityLog.note('TOKEN_REUSED', staffId);
    await this.announceEnd(ended);
  }

  private async announceEnd(sessions: readonly { readonly id: string }[]): Promise<void> {
    for (const { id } of sessions) await this.live.publish({ kind: 'SESSION', sessionId: id });
  }

  private async issue({ sessionId, staffId, secondsLeft }: RunningSession): Promise<SessionTokens> {
    const refreshToken = randomToken();
    // No token outlives its session.
    await this.em.insert(RefreshToken, {
      tokenHash: hashOfToken(refreshToken),
      sessionId,
      expiresAt: shifted(this.clock.now(), Math.min(this.settings.refreshTokenTtl, secondsLeft) * 1_000),
    });
    const accessToken = await this.jwt.signAsync(
      { sub: String(staffId), sid: sessionId },
      {
        // The token's times are whole seconds: without an id, two tokens issued in the same second would be identical.
        jwtid: randomUUID(),
        expiresIn: Math.min(this.settings.accessTokenTtl, secondsLeft),
      },
    );
    return { accessToken, refreshToken };
  }
}

const SIGNED_IN_STAFF = `u.id, u.username, u.name, u.rights, s.id as "sessionId", ${OWN_AGENDA} as "ownAgenda",
  ${MUST_SET_UP_SECOND_FACTOR} as "mustSetUpSecondFactor"`;
const FROM_OPEN_SESSION = `from session s join staff_user u on u.id = s.staff_user_id
  where s.id = $1 and u.id = $2 and u.disabled_at is null and s.ended_at is null and s.expires_at > $3`;
