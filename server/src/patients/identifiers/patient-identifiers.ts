import { DomainError } from '#domain/errors.js';
import { type Identifier, identifierKey } from '#domain/patients/identifiers/identifier.js';
import { identifierInUse } from '#domain/patients/identifiers/identifier.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';

/** The identifiers of the patient `p`. Few patients have any; the others cost no lookup. */
export const IDENTIFIERS = `case when p.identifier_text = '' then '[]'::json else (
    select json_agg(json_build_object('kind', i.kind, 'country', nullif(i.country, ''), 'value', i.value) order by i.id)
    from patient_identifier i where i.patient_id = p.id) end`;

interface OwnedIdentifier extends Identifier {
  readonly patientId: number;
}

/** Writes a patient's identifiers other than the RUT. */
@Injectable()
export class PatientIdentifiers {
  constructor(private readonly sql: Sql) {}

  /**
   * Replaces a patient's identifiers. Joins the transaction that locked the patient.
   * @returns whether any changed.
   * @throws DomainError `IDENTIFIER_IN_USE`, naming the patient who has one of them
   */
  async replace(patientId: number, wanted: readonly Identifier[]): Promise<boolean> {
    const stored = await this.sql.rows<Identifier & { id: number }>(
      `select id, kind, nullif(country, '') as country, value from patient_identifier where patient_id = $1`,
      [patientId],
    );
    const keys = new Set(wanted.map(identifierKey));
    const gone = stored.filter((one) => !keys.has(identifierKey(one)));
    const kept = new Set(stored.map(identifierKey));
    const added = wanted.filter((one) => !kept.has(identifierKey(one)));
    if (gone.length > 0)
      await this.sql.rows('delete from patient_identifier where id = any($1::integer[])', [
        gone.map(({ id }) => id),
      ]);
    const [taken] = await this.add(added.map((one) => ({ ...one, patientId })));
    if (taken) throw await this.inUse(taken);
    return gone.length + added.length > 0;
  }

  /** Adds identifiers, in the caller's transaction. @returns the ones that another patient has. */
  async add(identifiers: readonly OwnedIdentifier[]): Promise<OwnedIdentifier[]> {
    if (identifiers.length === 0) return [];
    const added = await this.sql.rows<Identifier & { patientId: number }>(
      // Always in the same order, so that two transactions that add the same ones do not deadlock.
      `insert into patient_identifier (patient_id, kind, country, value)
       select "patientId", kind, coalesce(country, ''), value
       from jsonb_to_recordset($1::jsonb) as i("patientId" integer, kind text, country text, value text)
       order by kind, coalesce(country, ''), value
       on conflict (kind, country, value) do nothing
       returning patient_id as "patientId", kind, nullif(country, '') as country, value`,
      [JSON.stringify(identifiers)],
    );
    const keyOf = (one: OwnedIdentifier): string => `${one.patientId} ${identifierKey(one)}`;
    const keys = new Set(added.map(keyOf));
    return identifiers.filter((one) => !keys.has(keyOf(one)));
  }

  private async inUse(identifier: Identifier): Promise<DomainError> {
    const [holder] = await this.sql.rows<{ name: string }>(
      `select p.name from patient_identifier i join patient p on p.id = i.patient_id
       where (i.kind, i.country, i.value) = ($1, $2, $3)`,
      [identifier.kind, identifier.country ?? '', identifier.value],
    );
    return new DomainError(
      'IDENTIFIER_IN_USE',
      holder ? { message: identifierInUse(identifier, holder.name) } : {},
    );
  }
}
