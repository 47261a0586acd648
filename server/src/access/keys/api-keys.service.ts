import { randomUUID } from 'node:crypto';
import { addDays, clinicClock, instantOf, parseInstant, shifted } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { listedRights } from '#domain/access/keys/api-key.js';
import { type Rights, rightsFrom } from '#domain/access/rights.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { OwnPassword } from '../passwords/own-password.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { hashOfToken } from '../tokens/random-token.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { SignedInStaff, Staff } from '../actors/staff.js';
import { ApiKeySecret } from './api-key-secret.entity.js';
import { ApiKey } from './api-key.entity.js';
import type { CreateApiKeyInput } from './api-key.input.js';
import type { ApiKeyModel } from './api-key.model.js';
import { newToken } from './key-token.js';

type Row = Omit<ApiKeyModel, 'rights' | 'endsOn'> & {
  readonly rights: Rights;
  readonly expiresAt: string;
} & Record<string, unknown>;

/** The precision of the time of last use; a smaller value costs more writes. */
const USE_NOTED_EVERY_SECONDS = 60;

const SELECT_KEY = `
  select k.id, u.name, 'huella_' || substr(u.username, 5) as prefix, k.rights, c.name as "createdByName",
         ${asIsoInstant('k.created_at')} as "createdAt", ${asIsoInstant('k.expires_at')} as "expiresAt",
         ${asIsoInstant('k.revoked_at')} as "revokedAt", ${asIsoInstant('k.last_used_at')} as "lastUsedAt",
         case when k.revoked_at is not null then 'REVOKED' when k.expires_at <= $1 then 'EXPIRED'
              when s.hash is null then 'WITHOUT_SECRET' else 'ACTIVE' end as state
  from api_key k join staff_user u on u.id = k.staff_user_id join staff_user c on c.id = k.created_by
  left join api_key_secret s on s.api_key_id = k.id`;

/** Keys that let programs act under their own name, with their own rights, until a given day. */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly live: LiveBus,
    private readonly ownPassword: OwnPassword,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Active ones first, then newest first. */
  async all(): Promise<ApiKeyModel[]> {
    const rows = await this.sql.rows<Row>(
      `select * from (${SELECT_KEY}) as key order by state <> 'ACTIVE', "createdAt" desc, id`,
      [this.clock.now()],
    );
    return rows.map((row) => this.toListed(row));
  }

  /**
   * @param network the network under which the password attempt is counted.
   * @returns the key and its token, of which only the hash is stored.
   * @throws DomainError `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `password`
   */
  make(
    maker: Staff,
    asked: CreateApiKeyInput,
    password: string,
    network: string,
  ): Promise<{ key: ApiKeyModel; token: string }> {
    return this.ownPassword.during(maker, password, network, () => this.store(maker, asked));
  }

  /**
   * The key then gets 401, and its sockets close on every instance.
   * @throws DomainError `NOT_FOUND`
   */
  @Transactional()
  async revoke(id: string): Promise<ApiKeyModel> {
    const key = await this.em.findOne(ApiKey, id, FOR_UPDATE);
    if (key && !key.revokedAt) {
      key.revokedAt = this.clock.now();
      await this.em.flush();
      await this.em.nativeDelete(ApiKeySecret, id);
      await this.securityLog.note('KEY_REVOKED', key.staffUserId);
      await this.live.publish({ kind: 'SESSION', sessionId: id });
    }
    return this.find(id);
  }

  /** The program a key belongs to; also records its use. Undefined if the key does not work. */
  async findUsed(hash: Buffer): Promise<SignedInStaff | undefined> {
    const now = this.clock.now();
    const [found] = await this.sql.rows<
      Staff & { sessionId: string; rights: Rights; isUseNoted: boolean | null }
    >(
      `select u.id, u.username, u.name, k.id as "sessionId", k.rights,
              k.last_used_at > $2::timestamptz - make_interval(secs => $3) as "isUseNoted"
       from api_key_secret s join api_key k on k.id = s.api_key_id join staff_user u on u.id = k.staff_user_id
       where s.hash = $1 and k.revoked_at is null and k.expires_at > $2`,
      [hash, now, USE_NOTED_EVERY_SECONDS],
    );
    if (!found) return undefined;
    const { isUseNoted, ...program } = found;
    if (!isUseNoted) {
      await this.sql.rows(
        `update api_key set last_used_at = $2
         where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - make_interval(secs => $3))`,
        [program.sessionId, now, USE_NOTED_EVERY_SECONDS],
      );
    }
    return { ...program, isProgram: true, mustSetUpSecondFactor: false };
  }

  /** Returns the ids that are working keys. @param ids ids of keys and of sessions. */
  async workingAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const working = await this.sql.rows<{ id: string }>(
      'select id from api_key where id = any($1::uuid[]) and revoked_at is null and expires_at > $2',
      [ids, this.clock.now()],
    );
    return new Set(working.map(({ id }) => id));
  }

  @Transactional()
  private async store(
    maker: Staff,
    { name, rights, endsOn }: CreateApiKeyInput,
  ): Promise<{ key: ApiKeyModel; token: string }> {
    const { prefix, token } = newToken();
    const id = randomUUID();
    const end = instantOf({ date: addDays(endsOn, 1), minutes: 0 }, this.clock.timeZone);
    const staffUserId = await this.em.insert(StaffUser, {
      username: `key:${prefix}`,
      name,
      rights: {},
      isProgram: true,
    });
    await this.em.insert(ApiKey, {
      id,
      staffUserId,
      rights: rightsFrom(rights),
      createdBy: maker.id,
      createdAt: this.clock.now(),
      expiresAt: end,
    });
    await this.em.insert(ApiKeySecret, { apiKeyId: id, hash: hashOfToken(token) });
    await this.securityLog.note('KEY_MADE', staffUserId);
    return { key: await this.find(id), token };
  }

  private async find(id: string): Promise<ApiKeyModel> {
    const [row] = await this.sql.rows<Row>(`${SELECT_KEY} where k.id = $2`, [this.clock.now(), id]);
    if (!row) throw new DomainError('NOT_FOUND', { message: KEY_MESSAGES.notFound });
    return this.toListed(row);
  }

  private toListed({ rights, expiresAt, ...row }: Row): ApiKeyModel {
    const lastMoment = clinicClock(shifted(parseInstant(expiresAt), -1), this.clock.timeZone);
    return { ...row, rights: listedRights(rights), endsOn: lastMoment.date };
  }
}
