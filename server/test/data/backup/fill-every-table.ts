import type pg from 'pg';
import { fillDemoClinic } from '../../../src/foundation/database/seeds/demo-clinic.js';
import { madeUpRut } from '../../product/builders.js';
import { STORED_WEBHOOK } from '../../integrations/webhooks/stored-webhook.js';
import { NASTY } from './nasty-texts.js';

interface Filled {
  readonly databaseUrl: string;
  readonly database: Pick<pg.Client, 'query'>;
}

/** The demo clinic, with texts that are hard to dump and a row in each table that the demo leaves empty. */
export async function fillEveryTable({ databaseUrl, database }: Filled): Promise<void> {
  await fillDemoClinic(databaseUrl, 'America/Santiago');
  for (const [n, text] of NASTY.entries()) {
    const values = [text, n + 1];
    await database.query(
      `with written as (update patient set clinical_case = $1 where id = $2 returning id, underlying_condition)
       insert into patient_condition_version (patient_id, version, underlying_condition, clinical_case)
       select id, 9, underlying_condition, $1 from written`,
      values,
    );
    await database.query('update clinical_record set procedure = $1 where id = $2', values);
    await database.query('update supply set description = $1 where id = $2', values);
  }
  await database.query(
    `insert into closure (from_date, to_date, reason) values ('2026-12-24', '2026-12-26', 'Navidad');
     insert into day_off (professional_id, from_date, to_date, reason) values (1, '2026-12-28', '2026-12-30', 'Viaje');
     insert into professional_hours (professional_id, weekday, opens_at, closes_at)
     values (2, 1, 540, 720), (2, 1, 840, 1140)`,
  );
  await database.query(
    `insert into supply (name, description, unit, stock, critical_stock, unit_value)
     values ('Borrado', '', 'par', 0, 0, 1);
     delete from supply where name = 'Borrado'`,
  );
  await database.query(
    `insert into patient_block (patient_id, blocked_at, blocked_by, reason, lifted_at, lifted_by, lift_reason)
     select 2, now(), id, 'Pidió bloqueo', now(), id, 'Se respondió' from staff_user limit 1`,
  );
  await database.query(
    `insert into data_export (at, staff_user_id, address, patient_id, format, received_by, identity_check)
     select now(), id, '127.0.0.1', 3, 'PDF', 'Ella misma', 'Cédula' from staff_user limit 1`,
  );
  await database.query(
    `insert into data_export (at, staff_user_id, list, format, received_by, identity_check)
     select now(), id, 'PATIENTS', 'XLSX', '', '' from staff_user limit 1`,
  );
  await database.query(
    `insert into suppression (at, staff_user_id, patient_id, kind)
     select now(), id, 9999, 'DELETED' from staff_user limit 1`,
  );
  await database.query(
    `with merge as (
       insert into patient_merge (at, staff_user_id, kept_patient_id, merged_patient_id, undo)
       select now(), id, 3, 9998, '{"merged": {"name": "Rosa Demo"}}' from staff_user limit 1 returning id)
     insert into former_rut select '${madeUpRut(9998)}', 3, id from merge`,
  );
  await database.query(
    `insert into appointment_link select sha256('x'), min(id), 'MESSAGE', now() from appointment;
     insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state, created_at, settled_at)
     select max(id), 'x', 1, '2026-12-01', 600, 60, 'DECLINED', now(), now() from waiting_entry; insert into waiting_offer_link select sha256('y'), max(id), now() from waiting_offer;
     insert into certificate select 101, r.patient_id, r.id, 'REFERRAL', r.date, r.date, r.procedure, '', null, '{}', '{}', '{}', now(), 1, '{"FINDINGS": "x"}'
     from clinical_record r order by r.id limit 1; insert into referral_answer values (101, '2026-11-18', 'x', now(), 1); insert into certificate_withdrawal values (101, 'x', now(), 1); insert into import values (1, 'PATIENTS', 'x.csv', 'UPLOADED', null, false, 0, 1, '["Nombre"]', '["name"]', 'FILL', 'SKIP', '{}', null, now(), 1);
     insert into import_row values (1, 2, '["Rosa"]'); insert into imported_record select max(id), 1, 'Dra. X' from clinical_record; insert into used_supply values (1, 1, 2, 3990), (2, 3, 1, 0)`,
  );
  await database.query(
    `insert into treatment_price (treatment_id, at, former_price, price, staff_user_id)
     select min(id), now(), null, 25000, 1 from treatment`,
  );
  await database.query(
    `with added as (insert into agreement (name) values ('Municipalidad') returning id),
     said as (
       insert into agreement_term (agreement_id, treatment_id, value, at, staff_user_id)
       select id, null, 10, now(), 1 from added)
     insert into patient_agreement (patient_id, agreement_id, until) select 1, id, '2027-12-31' from added;
     with closed as (select day from cash_closing where reopened_at is null order by id limit 1),
     total as (
       select c.day, coalesce(sum(p.amount), 0)::integer as cards
       from closed c left join payment p on p.booked_on = c.day and p.method in ('DEBIT', 'CREDIT') group by c.day)
     insert into card_settlement (day, expected, gross, net, reason, at, staff_user_id)
     select day, cards, 10, 9, 'Falta un voucher', now(), 1 from total`,
  );
  await database.query(
    `insert into payment_document (payment_id, document_id, at, staff_user_id)
     select min(m.id), min(d.id), now(), 1 from payment m, fiscal_document d
     where m.kind = 'PAYMENT' and m.document_id is null`,
  );
  await database.query(
    `insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id)
     select 'PAYMENT', 'TRANSFER', a.patient_id, d.amount, '2026-12-31', '2026-12-31', now(), 1
     from deposit d join appointment a on a.id = d.appointment_id order by d.id desc limit 1;
     insert into deposit_part select max(d.id), max(m.id), max(d.amount) from deposit d, payment m;
     update deposit set state = 'RECEIVED', decided_at = now() where id = (select max(id) from deposit)`,
  );
  await database.query(
    `insert into pack_gift (pack_id, code_hash, patient_id, redeemed_at, redeemed_by)
     select max(id), sha256('regalo'), 2, now(), 1 from pack`,
  );
  await database.query(
    `insert into pack_member (pack_id, patient_id, added_at, added_by, removed_at, removed_by)
     select min(id), 2, now(), 1, now(), 1 from pack;
     insert into pack_member (pack_id, patient_id, added_at, added_by) select min(id), 2, now(), 1 from pack`,
  );
  await database.query(
    `insert into pay_settlement (professional_id, professional_name, month, base, gross, retention_basis_points, retention,
                                 rent, net, settled_at, settled_by)
     select c.professional_id, 'Dra. Demo', date_trunc('month', c.booked_on), c.amount, c.amount / 2, 0, 0, 0, c.amount / 2,
            now(), 1
     from charge c
       join pay_regime r on r.professional_id = c.professional_id
         and r.valid_from < date_trunc('month', c.booked_on) + interval '1 month'
     where c.amount > 0 order by c.id limit 1;
     insert into pay_line (settlement_id, kind, charge_id, day, description, base, basis_points, amount)
     select s.id, 'SALARIED', c.id, c.booked_on, c.description, c.amount, 5000, c.amount / 2
     from pay_settlement s join charge c on c.professional_id = s.professional_id and c.amount = s.base
     order by c.id limit 1`,
  );
  await database.query(
    `with file as (select decode(repeat('ffd8', 300), 'hex') as whole, 'thumbnail'::bytea as small),
     added as (
       insert into photo (patient_id, kind, purpose, side, toe, taken_on, note, width, height, size, hash, small_hash, token,
                          added_at, added_by)
       select 1, 'PHOTO', 'CLINICAL', 'RIGHT', 1, '2026-11-20', 'Antes', 30, 20, 600, encode(sha256(whole), 'hex'),
              encode(sha256(small), 'hex'), repeat('0a', 16), now(), 1 from file returning id)
     insert into photo_file
     select id, 'WHOLE', whole from file, added union all select id, 'SMALL', small from file, added`,
  );
  await database.query(
    `insert into mail_connection (host, port, username, sealed_password, sender)
     values ('mail.clinica.example', 587, 'ana', decode(repeat('5e', 40), 'hex'), 'ana@clinica.example');
     insert into whatsapp_connection
       (phone_number_id, sealed_token, confirmation_template, reminder_template, language)
     values ('1065', decode(repeat('5f', 40), 'hex'), 'confirmacion', 'recordatorio', 'es');
     insert into public_address (address) values ('https://clinica.example');
     insert into backup_folder (folder) values ('/mnt/copias'); insert into backup_folder_use default values`,
  );
  await database.query(
    `${STORED_WEBHOOK}; insert into backup_run (cause, state, reason, started_at, finished_at, file_name, encrypted)
     values ('NIGHTLY', 'FAILED', 'DISK_FULL', now(), now(), 'huella_2026-11-20_0330_0000.sql.gz', false);
     insert into archive (state, reason, requested_at, requested_by, finished_at)
     select 'FAILED', 'DISK_FULL', now(), id, now() from staff_user limit 1`,
  );
  await database.query(
    `insert into foot_control (patient_id, reason, starts_on, due_on, clinical_record_id, visited_on, professional_id)
     select patient_id, 'BRACE', '2026-12-01', '2026-12-15', id, date, 1 from clinical_record order by id limit 1;
     insert into outdated_foot_control (patient_id) select min(patient_id) from clinical_record;
     insert into control_follow_up (patient_id, kind, service_type, reason, visited_on, due_on, note, at, staff_user_id)
     select 1, 'DISMISSED', 'PODIATRY', 'RISK', '2026-10-01', '2026-12-01', 'Vive lejos', now(), id from staff_user limit 1`,
  );
}
