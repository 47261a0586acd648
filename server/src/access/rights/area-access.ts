import type { KeyArea } from '#domain/access/keys/api-key.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const AREA_ACCESSES = ['READ', 'WRITE'] as const;
export const AreaAccessEnum = asEnum(AREA_ACCESSES);
registerEnumType(AreaAccessEnum, {
  name: 'AreaAccess',
  description: 'The kind of access to an area.',
  valuesMap: {
    READ: { description: 'Read: queries, subscriptions, GET.' },
    WRITE: { description: 'Read and change.' },
  },
});

/** The schema's descriptions of the areas that people and programs can be given. */
export const AREA_DESCRIPTIONS: Readonly<Record<KeyArea, { description: string }>> = {
  AGENDA: { description: 'Appointments, free hours, blocked hours, days off, the waiting list.' },
  PATIENTS: { description: 'Patients without their health data; consents, requests, blocks.' },
  HEALTH_DATA: {
    description: 'Records, conditions, alerts, appointment notes, certificates, exports, accesses.',
  },
  STOCK: { description: 'Supplies and their movements.' },
  MESSAGES: { description: 'Messages to patients.' },
  BACKUP: { description: 'Starting and downloading backups, which contain all of the clinic’s data.' },
  SETTINGS: { description: 'Clinic settings, hours, professionals, treatments.' },
  CAJA: { description: 'Charges, payments and the till.' },
  CAJA_CORRECTIONS: { description: 'Taking charges back, refunds, and reopening a closed day.' },
};
