import { may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../access/rights/refusal.js';
import type { ActingStaff } from '../../access/actors/staff.js';
import { ControlList, type ControlPage } from './control-list.js';
import type { ControlListInput } from './control-list.input.js';

@Injectable()
export class ControlsDue {
  constructor(private readonly list: ControlList) {}

  /**
   * @throws DomainError `FORBIDDEN` for a filter by treatment or reason without the right to read health data, or `INVALID_INPUT`
   *   on `after`
   */
  page(query: ControlListInput, reader: ActingStaff): Promise<ControlPage> {
    const readsHealthData = may(reader.rights, 'HEALTH_DATA', 'READ');
    if ((query.treatment || query.reason) && !readsHealthData) throw refusal(reader, 'HEALTH_DATA', 'READ');
    return this.list.page(query, readsHealthData);
  }
}
