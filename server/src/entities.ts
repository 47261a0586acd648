import { Appointment } from './agenda/appointments/appointment.entity.js';
import { StaffUser } from './access/accounts/staff-user.entity.js';
import { Patient } from './patients/patient.entity.js';

/** The tables that are loaded as entities; all others are read and written with SQL. */
export const ENTITIES = [StaffUser, Patient, Appointment];
