import { withEntityManager } from '../../foundation/database/with-entity-manager.js';

/** Call before the first user is added: a new clinic starts closed on holidays and is guided through its set-up. */
export const markNewClinic = (databaseUrl: string): Promise<unknown> =>
  withEntityManager(databaseUrl, [], (em) =>
    em.execute(
      `update clinic_settings set holidays_closed_until = 0, first_steps_shown = true
       where holidays_closed_until is null and not exists (select from staff_user)`,
    ),
  );
