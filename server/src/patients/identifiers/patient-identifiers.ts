import { DomainError } from '#domain/errors.js';
import { type Identifier, identifierKey } from '#domain/patients/identifiers/identifier.js';
import { identifierInUse } from '#domain/patients/identifiers/identifier.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';

/** The identifiers of the patient `p`. Few patients have any; the others cost no lookup. */
export const IDENTIFIERS = `case when p.identifier_text = '' then '[]'::json else (
    select json_agg(json_build_object('kind', i.kind, 'country', nullif(i.country, ''), 'value', i.value) order by i.id)
    from patient_identifier i where i.patient_id = p.id) end`;

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
    // Always in the same order, so that two transactions that add the same ones do not deadlock.
    const added = wanted
      .filter((one) => !kept.has(identifierKey(one)))
      .toSorted((one, other) => (identifierKey(one) < identifierKey(other) ? -1 : 1));
    if (gone.length > 0)
      await this.sql.rows('delete from patient_identifier where id = any($1::integer[])', [
        gone.map(({ id }) => id),
      ]);
    for (const identifier of added) await this.add(patientId, identifier);
    return gone.length + added.length > 0;
  }

  private async add(patientId: number, identifier: Identifier): Promise<void> {
    const values = [identifier.kind, identifier.country ?? '', identifier.value];
    const added = await this.sql.rows(
      `insert into patient_identifier (kind, country, value, patient_id) values ($1, $2, $3, $4)
       on conflict on constraint patient_identifier_key do nothing returning id`,
      [...values, patientId],
    );
    if (added.length > 0) return;
    const [holder] = await this.sql.rows<{ name: string }>(
      `select p.name from patient_identifier i join patient p on p.id = i.patient_id
       where (i.kind, i.country, i.value) = ($1, $2, $3)`,
      values,
    );
    throw new DomainError(
      'IDENTIFIER_IN_USE',
      holder ? { message: identifierInUse(identifier, holder.name) } : {},
    );
  }
}
