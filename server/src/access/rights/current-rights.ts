import { type Rights, rightsOf, type StaffRole } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';

/** A staff user's current rights, for work that was requested earlier. */
@Injectable()
export class CurrentRights {
  constructor(private readonly sql: Sql) {}

  /** @returns no rights for a disabled user. */
  async of(staffId: number): Promise<Rights> {
    const [user] = await this.sql.rows<{ role: StaffRole }>(
      `select role from staff_user where id = $1 and role <> 'PROGRAM' and disabled_at is null`,
      [staffId],
    );
    return user ? rightsOf(user.role) : {};
  }
}
