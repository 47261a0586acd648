import { Injectable } from '@nestjs/common';
import type { Practitioner } from 'fhir/r4.js';
import { ProfessionalsService } from '../../clinic/professionals/professionals.service.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { toPractitioner } from './practitioner.resource.js';

/** The professionals as FHIR resources, which the other resources refer to. A clinic has few of them. */
@Injectable()
export class FhirPractitioners {
  constructor(
    private readonly professionals: ProfessionalsService,
    private readonly sql: Sql,
  ) {}

  async read(id: number): Promise<Practitioner | undefined> {
    const found = (await this.professionals.all()).find((one) => one.id === id);
    if (!found) return undefined;
    const [changed] = await this.sql.rows<{ at: string }>(
      `select ${asIsoInstant('changed_at')} as at from professional where id = $1`,
      [id],
    );
    return changed && toPractitioner(found, changed.at);
  }
}
