import { Injectable } from '@nestjs/common';
import type { Consent } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { isId } from '../../foundation/input/field-rules.js';
import { type ConsentResourceRow, toConsent } from './consent.resource.js';
import { mergedAt, versionAfterMerges } from './merged-at.js';
import type { Search } from './read-search.js';
import { type FoundPage, inMicroseconds, type MICROSECONDS, SearchPages } from './search-page.js';
import { byDay, byId, byInstant, byReference, type SearchParameters } from './search-parameters.js';

/**
 * Only signed answers: a visit that went on without a signature is no consent. An acceptance ends as in isInForce of
 * domain/records/signed-consents: when it or another acceptance of its text is withdrawn, when the text is rejected or
 * reads differently, and after its last day. server/test checks that the two agree.
 * @param timeZone a placeholder of the clinic's time zone
 * @param now a placeholder of the current instant
 */
const signed = (timeZone: string, now: string): string => `(
  select s.*, e.taken_back_at, e.replaced_at, e.last_day, e.expired_at, ${mergedAt('s.patient_id')} as merged_at,
         least(s.withdrawn_at, e.taken_back_at, e.replaced_at, e.expired_at) as ended_at
  from consent_answer s left join lateral (
    select r.taken_back_at, v.replaced_at, d.last_day,
           case when d.ends_at <= ${now}::timestamptz then d.ends_at end as expired_at
    from (select min(case when l.kind = 'REJECTED' and (l.answered_at, l.id) > (s.answered_at, s.id) then l.answered_at
                          when s.withdrawn_at is null and l.withdrawn_at > s.answered_at and exists (
                            select from patient_merge g where g.kept_patient_id = s.patient_id and g.undone_at is null
                              and g.at >= l.withdrawn_at) then l.withdrawn_at end)
            as taken_back_at
          from consent_answer l
          where l.patient_id = s.patient_id and l.consent_text_id = s.consent_text_id) as r
      cross join (select min(n.written_at) as replaced_at from consent_text_version n
                  where n.consent_text_id = s.consent_text_id and n.version > s.text_version) as v
      cross join (select o.last_day, ((o.last_day + 1)::timestamp at time zone ${timeZone}::text) as ends_at
                  from (select ((s.answered_at at time zone ${timeZone}::text)::date
                                + t.valid_months * interval '1 month')::date as last_day
                        from consent_text t where t.id = s.consent_text_id) as o) as d) as e
    on s.kind = 'ACCEPTED'
  where s.kind <> 'OMITTED') as a`;
const LAST_UPDATED =
  'greatest(a.answered_at, a.withdrawn_at, a.taken_back_at, a.replaced_at, a.expired_at, a.merged_at)';
const STATUS = `case when a.kind = 'REJECTED' then 'rejected'
  when a.ended_at is null then 'active' else 'inactive' end`;

const select = (from: string): string => `
  select a.id, a.patient_id as "patientId", a.kind, a.title, a.body, a.digest, a.signer,
         a.signer_name as "signerName", ${asIsoInstant('a.answered_at')} as "answeredAt",
         ${STATUS} as status, a.last_day as "lastDay", ${asIsoInstant('a.ended_at')} as "endedAt",
         a.ended_at is not distinct from a.expired_at as "endsWithLastDay",
         ${versionAfterMerges('num_nonnulls(a.answered_at, a.withdrawn_at, a.taken_back_at, a.replaced_at, a.expired_at)', 'a.patient_id')} as version,
         ${asIsoInstant(LAST_UPDATED)} as "lastUpdated", ${inMicroseconds(LAST_UPDATED)}
  from ${from}`;

type SelectedRow = ConsentResourceRow & Record<string, unknown> & { readonly [MICROSECONDS]: number };

export const CONSENT_PARAMETERS: SearchParameters = {
  _id: byId('a.id'),
  _lastUpdated: byInstant(LAST_UPDATED, 'When it was signed or ended, or the patient last merged.'),
  patient: byReference('Patient', 'a.patient_id', 'The patient to be treated.', true),
  status: {
    type: 'token',
    documentation:
      '`active`, `rejected` or, once withdrawn, followed by a refusal or a new version of its text, or too old, `inactive`.',
    condition: (value, bind) => `${STATUS} = ${bind(value)}`,
  },
  date: byDay(
    (bind, timeZone) => `(a.answered_at at time zone ${bind(timeZone)})::date`,
    'The day on which it was signed, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`.',
  ),
};

/** Signed consents as FHIR resources. Each read is logged first. */
@Injectable()
export class FhirConsents {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  async read(id: number): Promise<Consent | undefined> {
    if (!isId(id)) return undefined;
    const rows = await this.sql.rows<SelectedRow>(`${select(signed('$2', '$3'))} where a.id = $1`, [
      id,
      ...this.time(),
    ]);
    return (await this.answer(rows))[0];
  }

  async search(search: Search): Promise<FoundPage<Consent>> {
    const values = [...search.values, ...this.time()];
    const from = signed(`$${String(values.length - 1)}`, `$${String(values.length)}`);
    const page = await this.pages.read<SelectedRow>(
      { ...search, values },
      {
        select: () => select(from),
        from,
        patientColumn: 'a.patient_id',
        order: { name: 'FHIR_CONSENTS', kinds: ['integer'], keysOf: ({ id }) => [id] },
        keys: ['a.id'],
        time: LAST_UPDATED,
      },
    );
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private time(): [timeZone: string, now: Date] {
    return [this.clock.timeZone, this.clock.now()];
  }

  private async answer(rows: readonly SelectedRow[]): Promise<Consent[]> {
    await this.accessLog.noteSignedConsents(rows.map(({ patientId }) => patientId));
    return rows.map(toConsent);
  }
}
