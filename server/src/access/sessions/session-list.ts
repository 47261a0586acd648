import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import type { SignedInStaff } from '../actors/staff.js';
import { SessionsService } from './sessions.service.js';

export interface OpenSession {
  readonly id: string;
  readonly userAgent: string;
  /** ISO 8601, in UTC, like the others. */
  readonly openedAt: string;
  readonly lastUsedAt: string;
  readonly endsAt: string;
}

@Injectable()
export class SessionList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
  ) {}

  /** Most recently used first. */
  of(staffId: number): Promise<OpenSession[]> {
    return this.sql.rows<OpenSession & Record<string, unknown>>(
      `select s.id, s.user_agent as "userAgent", ${asIsoInstant('s.created_at')} as "openedAt",
              ${asIsoInstant('s.last_used_at')} as "lastUsedAt", ${asIsoInstant('s.expires_at')} as "endsAt"
       from session s
       where s.staff_user_id = $1 and s.ended_at is null and s.expires_at > $2
         and exists (select from refresh_token t where t.session_id = s.id and t.expires_at > $2)
       order by s.last_used_at desc, s.id`,
      [staffId, this.clock.now()],
    );
  }

  /** @throws DomainError `NOT_FOUND` if the user has no such open session. */
  @Transactional()
  async close(staff: SignedInStaff, sessionId: string): Promise<void> {
    const own = await this.of(staff.id);
    if (!own.some(({ id }) => id === sessionId)) throw new DomainError('NOT_FOUND');
    await this.sessions.end(sessionId, 'CLOSED');
  }

  /**
   * @returns the number of closed sessions.
   */
  closeOthers(staff: SignedInStaff): Promise<number> {
    return this.sessions.endAllOf(staff.id, 'CLOSED', staff.sessionId);
  }
}
