import { withEntityManager } from '../database/with-entity-manager.js';

/** To be called before there is a first user: a new clinic begins with closed holidays, and is led through its first steps. */
export const markNewClinic = (databaseUrl: string): Promise<unknown> =>
  withEntityManager(databaseUrl, [], (em) =>
    em.execute(
      `update clinic_settings set holidays_closed_until = 0, first_steps_shown = true
       where holidays_closed_until is null and not exists (select from staff_user)`,
    ),
  );
