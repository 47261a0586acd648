// @ts-check

/** Rules for the database's contents; each query returns the rows that break its rule. */
const RULES = {
  'every appointment holds exactly the half hours of its time': `
    with owed as (
      select id, professional_id, date as day, generate_series(start_minute / 30, (start_minute + duration_minutes) / 30 - 1) as slot
      from appointment where status <> 'CANCELLED' and not overbooked)
    select * from owed full join appointment_slot s
      on s.appointment_id = owed.id and s.professional_id = owed.professional_id and s.day = owed.day and s.slot = owed.slot
    where owed.id is null or s.appointment_id is null`,
  'no half hour is held twice': `
    select professional_id, day, slot from appointment_slot group by 1, 2, 3 having count(*) > 1`,
  'no appointment is stored twice': `
    select notes from appointment where notes <> '' group by notes having count(*) > 1`,
  'every stock is the sum of its movements, and not below zero': `
    select s.id, s.stock from supply s left join stock_movement m on m.supply_id = s.id
    group by s.id having s.stock <> coalesce(sum(m.quantity), 0) or s.stock < 0`,
  'every movement says what it left': `
    select * from (
      select id, balance, sum(quantity) over (partition by supply_id order by id) as left_over from stock_movement) m
    where balance <> left_over`,
  'what a record uses is what it took from the stock': `
    select * from (
      select clinical_record_id, supply_id, -sum(quantity) as taken from stock_movement
      where clinical_record_id is not null group by 1, 2 having sum(quantity) <> 0) m
    full join used_supply u using (clinical_record_id, supply_id)
    where m.taken is distinct from u.quantity`,
  'a record has all of its versions, the last of which it is': `
    select r.id from clinical_record r left join clinical_record_version v on v.clinical_record_id = r.id
    group by r.id
    having count(v.version) <> r.version or max(v.version) <> r.version
        or max(v.care_description) filter (where v.version = r.version) <> r.care_description`,
  'no record is written twice': `
    select care_description from clinical_record_version group by care_description having count(*) > 1`,
  'no row points at one that is not there': `
    select a.id from appointment a left join patient p on p.id = a.patient_id where p.id is null
    union all select u.supply_id from used_supply u left join supply s on s.id = u.supply_id where s.id is null
    union all select m.id from stock_movement m left join supply s on s.id = m.supply_id where s.id is null`,
};

/**
 * @param {import('pg').Client} database
 * @returns {Promise<string[]>} the broken rules, each with some of the rows that break it.
 */
export async function brokenInvariants(database) {
  const broken = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await database.query(query);
    if (rows.length > 0)
      broken.push(`${rule}: ${rows.length} times not, such as ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}

/**
 * Checks that a failed booking leaves no patient in the database, and a successful one leaves one.
 * @param {import('pg').Client} database
 * @param {readonly import('../check/history.mjs').Entry[]} history
 * @returns {Promise<string[]>}
 */
export async function wrongVisitors(database, history) {
  const { rows } = await database.query(
    `select split_part(email, '@', 1) as made, count(*)::int as count from patient
     where email like '%@visitas.invalid' group by 1`,
  );
  const counts = new Map(rows.map(({ made, count }) => [made, count]));
  return history.flatMap(({ call, outcome: { kind } }) => {
    if (call.kind !== 'BOOK') return [];
    const count = counts.get(call.id) ?? 0;
    const isRight = kind === 'UNKNOWN' ? count <= 1 : count === (kind === 'DONE' ? 1 : 0);
    return isRight ? [] : [`booking ${call.id} was answered with ${kind} and left ${count} patients`];
  });
}
