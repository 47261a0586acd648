import type { ImportResource } from '#domain/data/imports/import.js';
import { Injectable } from '@nestjs/common';
import { AppointmentsImport } from './appointments-import.js';
import { PatientsImport } from './patients-import.js';
import { RecordsImport } from './records-import.js';
import type { ResourceImport } from './resource-import.js';
import { SuppliesImport } from './supplies-import.js';

@Injectable()
export class ResourceImports {
  private readonly all: Readonly<Record<ImportResource, ResourceImport>>;

  constructor(
    patients: PatientsImport,
    appointments: AppointmentsImport,
    records: RecordsImport,
    supplies: SuppliesImport,
  ) {
    this.all = { PATIENTS: patients, APPOINTMENTS: appointments, RECORDS: records, SUPPLIES: supplies };
  }

  of(resource: ImportResource): ResourceImport {
    return this.all[resource];
  }
}
