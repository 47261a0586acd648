import { Injectable } from '@nestjs/common';
import type { Consent } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { isId } from '../../foundation/input/field-rules.js';
import { type ConsentResourceRow, toConsent } from './consent.resource.js';
import type { Search } from './read-search.js';
import { type FoundPage, inMicroseconds, type MICROSECONDS, SearchPages } from './search-page.js';
import { byDay, byId, byInstant, byReference, type SearchParameters } from './search-parameters.js';

/** Only signed answers: a visit that went on without a signature is no consent. */
const SIGNED = `(
  select s.*, r.rejected_at
  from consent_answer s
    -- As isRejectedLater in privacy/signed-consents; server/test checks that the two agree.
    cross join lateral (
      select min(l.answered_at) as rejected_at from consent_answer l
      where s.kind = 'ACCEPTED' and l.patient_id = s.patient_id and l.consent_text_id = s.consent_text_id
        and l.kind = 'REJECTED' and (l.answered_at, l.id) > (s.answered_at, s.id)) as r
  where s.kind <> 'OMITTED') as a`;
const LAST_UPDATED = 'greatest(a.answered_at, a.withdrawn_at, a.rejected_at)';
const STATUS = `case when a.kind = 'REJECTED' then 'rejected'
  when coalesce(a.withdrawn_at, a.rejected_at) is null then 'active' else 'inactive' end`;

const select = (from: string): string => `
  select a.id, a.patient_id as "patientId", a.kind, a.title, a.body, a.digest, a.signer,
         a.signer_name as "signerName", ${asIsoInstant('a.answered_at')} as "answeredAt",
         ${asIsoInstant('a.withdrawn_at')} as "withdrawnAt",
         ${asIsoInstant('a.rejected_at')} as "rejectedAt", ${inMicroseconds(LAST_UPDATED)}
  from ${from}`;

type SelectedRow = ConsentResourceRow & Record<string, unknown> & { readonly [MICROSECONDS]: number };

export const CONSENT_PARAMETERS: SearchParameters = {
  _id: byId('a.id'),
  _lastUpdated: byInstant(LAST_UPDATED, 'When it was signed or ended, by a withdrawal or a later refusal.'),
  patient: byReference('Patient', 'a.patient_id', 'The patient to be treated.', true),
  status: {
    type: 'token',
    documentation:
      '`active`, `rejected` or, once withdrawn or followed by a refusal of the same text, `inactive`.',
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
  ) {}

  async read(id: number): Promise<Consent | undefined> {
    if (!isId(id)) return undefined;
    const rows = await this.sql.rows<SelectedRow>(`${select(SIGNED)} where a.id = $1`, [id]);
    return (await this.answer(rows))[0];
  }

  async search(search: Search): Promise<FoundPage<Consent>> {
    const page = await this.pages.read<SelectedRow>(search, {
      select: () => select(SIGNED),
      from: SIGNED,
      patientColumn: 'a.patient_id',
      order: { name: 'FHIR_CONSENTS', kinds: ['integer'], keysOf: ({ id }) => [id] },
      keys: ['a.id'],
      time: LAST_UPDATED,
    });
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private async answer(rows: readonly SelectedRow[]): Promise<Consent[]> {
    await this.accessLog.noteSignedConsents(rows.map(({ patientId }) => patientId));
    return rows.map(toConsent);
  }
}
