import type { Rights } from '#domain/access/rights.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { StaffUser } from '../accounts/staff-user.entity.js';

/** A staff user's current rights, for work that was requested earlier. */
@Injectable()
export class CurrentRights {
  constructor(private readonly em: EntityManager) {}

  /** @returns no rights for a disabled user. */
  async of(staffId: number): Promise<Rights> {
    const user = await this.em.findOne(
      StaffUser,
      { id: staffId, disabledAt: null },
      { ...READ_ONLY, fields: ['rights'] },
    );
    return user?.rights ?? {};
  }
}
