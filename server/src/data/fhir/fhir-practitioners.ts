import { Injectable } from '@nestjs/common';
import type { Practitioner } from 'fhir/r4.js';
import { ProfessionalsService } from '../../clinic/professionals/professionals.service.js';
import { toPractitioner } from './practitioner.resource.js';

/** The professionals as FHIR resources, which the other resources refer to. A clinic has few of them. */
@Injectable()
export class FhirPractitioners {
  constructor(private readonly professionals: ProfessionalsService) {}

  async read(id: number): Promise<Practitioner | undefined> {
    const found = (await this.professionals.all()).find((one) => one.id === id);
    return found && toPractitioner(found);
  }
}
