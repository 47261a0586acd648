import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Appointment } from '../appointments/appointment.entity.js';
import { StaffUser } from '../auth/staff-user.entity.js';
import { Patient } from '../patients/patient.entity.js';
import { MIGRATIONS } from './migrations/all.js';

/** How the product talks to PostgreSQL, embedded or not. */
export function ormOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: [StaffUser, Patient, Appointment],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true, tableName: 'schema_migration' },
    forceUtcTimezone: true,
    // A statement that waits on a dead peer must not hold a visitor for ever.
    driverOptions: { connectionTimeoutMillis: 5_000, application_name: 'huella' },
    pool: { min: 0, max: 20, idleTimeoutMillis: 30_000 },
  });
}
