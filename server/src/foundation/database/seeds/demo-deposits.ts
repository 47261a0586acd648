import type { LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

const TREATMENT = 'Postura de brackets';

const ACCOUNT = `
  update clinic_settings set deposit_bank = 'Banco Demo', deposit_account_kind = 'CHECKING',
    deposit_account_number = '123456789', deposit_holder = name, deposit_rut = '760864285',
    deposit_terms = 'Escriba su nombre en el comentario de la transferencia.'`;

/** Two hours to come, of this treatment if there are some, were booked with a deposit. */
const DEPOSITS = `
  insert into deposit (appointment_id, amount, notice_hours)
  select id, 20000, (select deposit_notice_hours from clinic_settings) from appointment where status in ('BOOKED', 'CONFIRMED') and date > ?::date
  order by treatment = '${TREATMENT}' desc, date, start_minute, id limit 2`;

/** The first visitor has sent a proof. */
const PROOF = `
  insert into deposit_proof (deposit_id, kind, bytes, sent_at)
  select min(id), 'DOCUMENT', convert_to(E'%PDF-1.4\\n%%EOF\\n', 'UTF8'), now() from deposit having min(id) is not null`;

export async function addDemoDeposits(em: EntityManager, today: LocalDate): Promise<void> {
  await em.execute(ACCOUNT);
  await em.execute('update treatment set deposit = 20000 where name = ?', [TREATMENT]);
  await em.execute(DEPOSITS, [today]);
  await em.execute(PROOF);
}
