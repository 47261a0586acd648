// @ts-check

/**
 * @typedef {import('../check/history.mjs').Entry} Entry
 * @typedef {import('../plan/plan.mjs').Plan} Plan
 * @typedef {import('pg').Client} Client
 */

const APPOINTMENTS = `
  select id, notes as made, service_type as agenda, date::text as day, start_minute as start,
         duration_minutes as minutes, status, treatment as edited, version
  from appointment`;
const RECORDS = `
  select r.id, r.version, r.care_description as edited, v.care_description as made,
         coalesce((select json_object_agg(u.supply_id, u.quantity) from used_supply u
                   where u.clinical_record_id = r.id), '{}') as lines
  from clinical_record r
  join clinical_record_version v on v.clinical_record_id = r.id and v.version = 1`;

/**
 * The final content of the database, as responses to final calls.
 * @param {Client} database
 * @param {Plan} plan
 * @param {readonly number[]} supplies ids, by position in the plan.
 * @param {() => number} tick
 * @returns {Promise<Entry[]>}
 */
export async function readEnd(database, plan, supplies, tick) {
  const appointments = (await database.query(APPOINTMENTS)).rows.map(
    ({ id, made, agenda, day, start, minutes, status, edited, version }) => ({
      id,
      made,
      time: { agenda, day, start, minutes },
      status,
      edited,
      version,
    }),
  );
  const stocks = (await database.query('select id, stock, version from supply')).rows;
  const records = (await database.query(RECORDS)).rows;
  const place = new Map(supplies.map((id, index) => [id, index]));
  const now = tick();
  /** @type {(name: string, action: any, seen: import('../calls/answers.mjs').Seen) => Entry} */
  const entry = (name, action, seen) => ({
    call: { id: `end.${name}`, epoch: 0, api: 'REST', instance: 0, ...action },
    sent: {},
    invoked: now,
    returned: now,
    milliseconds: 0,
    outcome: { kind: 'DONE', seen },
  });
  const days = new Set(
    plan.actors.flatMap(({ calls }) => calls.flatMap((call) => ('time' in call ? [call.time.day] : []))),
  );
  const byDay = Map.groupBy(appointments, ({ time }) => time.day);
  return [
    ...[...days].map((day) => entry(day, { kind: 'LIST_DAY', day }, { day: byDay.get(day) ?? [] })),
    entry(
      'supplies',
      { kind: 'LIST_SUPPLIES', supplies: [...place.values()] },
      {
        supplies: stocks
          .filter(({ id }) => place.has(id))
          .map((supply) => ({ ...supply, id: place.get(supply.id) })),
      },
    ),
    entry(
      'records',
      { kind: 'LIST_RECORDS' },
      {
        records: records.map((record) => ({
          ...record,
          lines: Object.fromEntries(
            Object.entries(record.lines).map(([id, quantity]) => [place.get(Number(id)), quantity]),
          ),
        })),
      },
    ),
  ];
}
