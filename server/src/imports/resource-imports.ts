import type { ImportResource } from '#domain/imports/import.js';
import { Injectable } from '@nestjs/common';
import { AppointmentsImport } from './appointments-import.js';
import { PatientsImport } from './patients-import.js';
import type { ResourceImport } from './resource-import.js';
import { SuppliesImport } from './supplies-import.js';

/** Everything that can be imported. */
@Injectable()
export class ResourceImports {
  private readonly all: Readonly<Record<ImportResource, ResourceImport>>;

  constructor(patients: PatientsImport, appointments: AppointmentsImport, supplies: SuppliesImport) {
    this.all = { PATIENTS: patients, APPOINTMENTS: appointments, SUPPLIES: supplies };
  }

  of(resource: ImportResource): ResourceImport {
    return this.all[resource];
  }
}
