import { Migration } from '@mikro-orm/migrations';

/**
 * Searching the records of all patients by a finding read every exam if few had it: more than a second for 100,000
 * records. The index has the keys of the findings only, not the whole exam, so the words of a search, which become
 * keys, find the same records as before.
 */
export class FindingKeys extends Migration {
  override up(): void {
    this.addSql(FINDING_KEYS);
    // Without pending entries, which each search would read.
    this.addSql(
      'create index clinical_record_finding_idx on clinical_record using gin (finding_keys(foot_exam)) with (fastupdate = off)',
    );
    // How often each finding occurs: PostgreSQL would learn it after the next tenth of all records.
    this.addSql('analyze clinical_record');
  }
}

// The same keys as findingKey in domain/records/foot/finding-search.es.ts; server/test checks that the two agree. With its
// real cost, about a thousand comparisons of numbers, PostgreSQL reads the index instead; beginning a parallel plan would
// take longer than that.
const FINDING_KEYS = `
create function finding_keys(exam jsonb) returns text[]
  language sql immutable strict cost 1000
  return array(
    select concat(f.found ->> 'side', ' ', coalesce(f.found ->> 'toe', f.found ->> 'zone'), ' ',
                  f.found ->> 'finding', ' ', f.found ->> 'kind', ' ', f.found ->> 'stage')
    from jsonb_array_elements((exam -> 'nails') || (exam -> 'skin') || (exam -> 'feet')) as f(found));
`;
