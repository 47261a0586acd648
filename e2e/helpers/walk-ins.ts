import type { Page } from '@playwright/test';
import type { Staff } from './staff.js';

/** Removes today's visit and its patient. */
export async function forget(staff: Staff, patientId: number, appointmentId: number): Promise<void> {
  await staff.ask('mutation ($id: Int!) { deleteAppointment(id: $id) }', { id: appointmentId });
  await staff.ask('mutation ($id: Int!) { deletePatient(id: $id) }', { id: patientId });
}

export const visitId = (page: Page): number => Number(/citas\/(\d+)\/visita/.exec(page.url())?.[1]);
