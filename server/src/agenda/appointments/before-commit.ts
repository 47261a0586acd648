import type { AppointmentRow } from './appointment.row.js';

/** Runs in the same transaction as a write: if it fails, the write is rolled back. */
export type BeforeCommit = (written: AppointmentRow) => Promise<void>;
