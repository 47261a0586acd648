import type { EntityManager } from '@mikro-orm/postgresql';

/** Packs of the two most frequent treatments: five sessions at the price of four. */
const OFFERS = `
  with popular as (
    select t.id, t.name, t.price from treatment t join charge c on c.treatment_id = t.id
    where c.kind = 'VISIT' group by t.id order by count(*) desc, t.id limit 2),
  offered as (
    insert into pack_offer (name, sessions, price, valid_months)
    select left(name, 50) || ' x5', 5, price * 4, 6 from popular returning id, name)
  insert into pack_offer_treatment (pack_offer_id, treatment_id)
  select o.id, p.id from offered o join popular p on o.name = left(p.name, 50) || ' x5'`;

/** Some patients bought one on the day of a visit that was not paid yet. */
const SALES = `
  with buyers as (
    select distinct on (c.patient_id) c.patient_id, c.tax, c.booked_on, c.at, o.name, o.sessions, o.price
    from charge c
      join pack_offer_treatment x on x.treatment_id = c.treatment_id
      join pack_offer o on o.id = x.pack_offer_id
    where c.kind = 'VISIT' and not exists (select from payment_use u where u.charge_id = c.id)
    order by c.patient_id, c.id desc limit 6),
  charged as (
    insert into charge (kind, patient_id, description, list_price, amount, tax, belongs_to, booked_on, at, staff_user_id)
    select 'PACK', patient_id, 'Pack ' || name || ': ' || sessions || ' sesiones', price, price, tax, booked_on, booked_on,
           at, 1
    from buyers order by at returning id, patient_id, belongs_to)
  insert into pack (charge_id, name, sessions, price, treatments, treatment_ids, sold_on, expires_on)
  select c.id, b.name, b.sessions, b.price, array[t.name], array[t.id], c.belongs_to,
         (c.belongs_to + interval '6 months')::date
  from charged c
    join buyers b on b.patient_id = c.patient_id
    join pack_offer o on o.name = b.name
    join pack_offer_treatment x on x.pack_offer_id = o.id
    join treatment t on t.id = x.treatment_id
  order by c.id`;

/** All but the last are paid; a patient has one pack. */
const PAYMENTS = `
  with due as (
    select c.* from charge c where c.kind = 'PACK' and c.id < (select max(id) from charge where kind = 'PACK')),
  paid as (
    insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id)
    select 'PAYMENT', 'TRANSFER', patient_id, amount, belongs_to, booked_on, at, 1 from due
    order by id returning id, patient_id, amount, at)
  insert into payment_use (payment_id, charge_id, amount, booked_on, at, staff_user_id)
  select p.id, d.id, p.amount, d.booked_on, p.at, 1 from paid p join due d on d.patient_id = p.patient_id`;

/** The visit of that day uses the first session: it is charged nothing instead. */
const USES = `
  with visit as (
    select distinct on (k.id) k.id as pack_id, k.name as pack, c.*
    from pack k
      join charge s on s.id = k.charge_id
      join charge c on c.patient_id = s.patient_id and c.kind = 'VISIT' and c.booked_on = k.sold_on
        and c.treatment_id = any(k.treatment_ids) and not exists (select from payment_use u where u.charge_id = c.id)
    order by k.id, c.id),
  reversed as (
    insert into charge (kind, patient_id, appointment_id, professional_id, treatment_id, description, list_price, discount,
                        amount, tax, reason, belongs_to, booked_on, at, staff_user_id, reverses_id)
    select kind, patient_id, appointment_id, professional_id, treatment_id, description, -list_price, -discount, -amount,
           tax, 'Se usa una sesión de un pack', belongs_to, booked_on, at, 1, id from visit)
  select * from visit`;

const COVERS = `
  with taken as (
    select c.*, k.id as pack_id, k.name as pack, k.sold_on
    from charge r join charge c on c.id = r.reverses_id
      join charge s on s.patient_id = c.patient_id and s.kind = 'PACK'
      join pack k on k.charge_id = s.id),
  covered as (
    insert into charge (kind, patient_id, appointment_id, professional_id, treatment_id, description, list_price, discount,
                        amount, tax, reason, belongs_to, booked_on, at, staff_user_id)
    select kind, patient_id, appointment_id, professional_id, treatment_id, description, list_price, list_price, 0, tax,
           'Pack ' || pack, belongs_to, booked_on, at, 1
    from taken order by id returning id, appointment_id)
  insert into pack_use (pack_id, charge_id, replaced_charge_id, used_on, at, staff_user_id)
  select t.pack_id, v.id, t.id, t.sold_on, t.at, 1
  from covered v join taken t on t.appointment_id = v.appointment_id order by v.id`;

/** Packs for sale, some that were sold, and a session of each that was used. */
export async function addDemoPacks(em: EntityManager): Promise<void> {
  for (const statement of [OFFERS, SALES, PAYMENTS, USES, COVERS]) await em.execute(statement);
}
