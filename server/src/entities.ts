import { Appointment } from './appointments/appointment.entity.js';
import { StaffUser } from './auth/accounts/staff-user.entity.js';
import { Patient } from './patients/patient.entity.js';

/** What MikroORM loads and locks in the running product. */
export const ENTITIES = [StaffUser, Patient, Appointment];
