import { withinOwnAgenda } from '#domain/access/own-agenda.js';
import { rightsOf } from '#domain/access/presets.js';
import type pg from 'pg';
import { logInWith } from '../../product/people.js';
import { ADMIN, type TestProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { allowAnyValue, fillColumns, patientColumns } from '../../privacy/fill-columns.js';

/** The id of every row about the patient of the other professional, and part of their texts and RUTs. */
export const OTHER = 7001;
export const OTHERS = 1;
export const OWN = 3;

/** A second professional, of podiatry. */
export const addOwnProfessional = (database: pg.Pool): Promise<unknown> =>
  database.query(
    `update professional set name = 'Otra Profesional' where id = ${OTHERS};
     insert into professional (id, name, title, registry_number, registry_authority, address, services, position)
     overriding system value values (${OWN}, 'Ana Propia', '', '', '', '', '{PODIATRY,MANICURE}', 2)`,
  );

/** A person with everything that is possible beside the limit to their own agenda of podiatry. */
export async function logInLimited(product: TestProduct, username = 'ana'): Promise<TestClient> {
  await logInWith(product, username, withinOwnAgenda(rightsOf('ALL')), 'Ana Propia');
  await product.database.query(
    `update staff_user set professional_id = ${OWN}, limited_services = '{PODIATRY}' where username = $1`,
    [username],
  );
  return product.client().logIn({ username, password: ADMIN.password });
}
/** A row in every table about a patient, whose appointment is of the other professional. */
export async function plantOther(database: pg.Pool): Promise<void> {
  const columns = await patientColumns(database);
  await allowAnyValue(database);
  await fillColumns(database, columns, OTHER);
  await database.query(
    `alter table patient disable trigger user; alter table appointment disable trigger user;
     alter table clinical_record disable trigger user;
     update patient set registered_by = null, changed_at = now() - interval '1 minute' where id = ${OTHER};
     update appointment set changed_at = now() - interval '1 minute' where id = ${OTHER};
     update clinical_record set changed_at = now() - interval '1 minute' where id = ${OTHER};
     alter table patient enable trigger user; alter table appointment enable trigger user;
     alter table clinical_record enable trigger user;
     select setval(pg_get_serial_sequence('appointment_series', 'id'), 1000);
     insert into stock_movement (supply_id, at, kind, quantity, balance, reason, clinical_record_id, expired_reason)
     values (1, now(), 'INITIAL', 1, 1, 'Stock inicial', null, null),
            (1, now(), 'USED', -1, 0, 'Ficha ${OTHER}', ${OTHER}, 'Para ${OTHER}');
     update patient_block set lifted_at = blocked_at where patient_id = ${OTHER}`,
  );
}
