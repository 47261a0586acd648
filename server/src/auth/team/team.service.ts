import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import type { Staff } from '../staff.js';

@Injectable()
export class TeamService {
  constructor(private readonly sql: Sql) {}

  all(): Promise<Staff[]> {
    return this.sql.rows<Staff & Record<string, unknown>>(
      'select id, username, name from staff_user order by name collate spanish, id',
    );
  }
}
