import { DomainError, invalidField } from '#domain/errors.js';
import { CONSENT_TEXT_NOT_FOUND } from '#domain/records/signed-consents/signed-consent.es.js';
import { TREATMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { ConsentText } from './consent-text.entity.js';
import type { ConsentTextInput } from './consent-text.input.js';
import type { ConsentTextModel, ConsentTextVersionModel } from './consent-text.model.js';
import { ConsentTextVersion } from './consent-text-version.entity.js';

/** The newest version `v` of the text `t`. */
export const CURRENT_VERSION = `join lateral (
  select v.version, v.title, v.body from consent_text_version v
  where v.consent_text_id = t.id order by v.version desc limit 1) v on true`;

const SELECT = `
  select t.id, v.title, v.body, v.version as "textVersion", t.representative_signs as "representativeSigns",
         t.valid_months as "validMonths", t.archived_at is not null as "isArchived", t.version,
         coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name, m.id)
                   from consent_text_treatment n join treatment m on m.id = n.treatment_id
                   where n.consent_text_id = t.id), '[]') as treatments
  from consent_text t ${CURRENT_VERSION}`;

/** The clinic's own consent texts. Every version is kept, because patients may have signed it. */
@Injectable()
export class ConsentTexts {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** All texts, the ones in use first, each part by title. */
  all(): Promise<ConsentTextModel[]> {
    return this.sql.rows<ConsentTextModel>(`${SELECT} order by t.archived_at is not null, v.title, t.id`);
  }

  /** Newest first. @throws DomainError `NOT_FOUND` */
  async versions(id: number): Promise<ConsentTextVersionModel[]> {
    const versions = await this.sql.rows<ConsentTextVersionModel>(
      `select v.version, v.title, v.body, ${asIsoInstant('v.written_at')} as "writtenAt", u.name as "writtenByName"
       from consent_text_version v join staff_user u on u.id = v.written_by
       where v.consent_text_id = $1 order by v.version desc`,
      [id],
    );
    if (versions.length === 0) throw notFound();
    return versions;
  }

  /** @throws DomainError `INVALID_INPUT` on `treatmentIds` for an unknown one */
  @Transactional()
  async create(input: ConsentTextInput, staff: Staff): Promise<ConsentTextModel> {
    const id = await this.em.insert(ConsentText, this.columnsOf(input, null));
    await this.addVersion(id, 1, input, staff);
    return this.withTreatments(id, input.treatmentIds);
  }

  /**
   * A new title or body makes a new version, which signers of an earlier one are asked to sign again.
   * @param seenVersion undefined if the last write wins (REST).
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `treatmentIds` for an unknown one
   */
  @Transactional()
  async update(
    id: number,
    seenVersion: number | undefined,
    input: ConsentTextInput,
    staff: Staff,
  ): Promise<ConsentTextModel> {
    // Waits for signatures that are being given, which lock the text as well.
    const text = await this.em.findOne(ConsentText, id, FOR_UPDATE);
    if (!text) throw notFound();
    assertVersion(text.version, seenVersion);
    const [{ title, body, version } = { title: '', body: '', version: 0 }] = await this.versions(id);
    if (title !== input.title || body !== input.body) await this.addVersion(id, version + 1, input, staff);
    // Unlike a flush, also counts an edit of the words or the treatments alone.
    await this.em.nativeUpdate(ConsentText, id, this.columnsOf(input, text.archivedAt));
    return this.withTreatments(id, input.treatmentIds);
  }

  private async addVersion(
    consentTextId: number,
    version: number,
    { title, body }: ConsentTextInput,
    staff: Staff,
  ): Promise<void> {
    await this.em.insert(ConsentTextVersion, {
      consentTextId,
      version,
      title,
      body,
      writtenAt: this.clock.now(),
      writtenBy: staff.id,
    });
  }

  private columnsOf(input: ConsentTextInput, archivedAt: Date | null) {
    return {
      representativeSigns: input.representativeSigns,
      validMonths: input.validMonths ?? null,
      archivedAt: input.isArchived ? (archivedAt ?? this.clock.now()) : null,
    };
  }

  private async withTreatments(id: number, treatmentIds: readonly number[]): Promise<ConsentTextModel> {
    const ids = [...new Set(treatmentIds)];
    await this.sql.rows('delete from consent_text_treatment where consent_text_id = $1', [id]);
    const stored = await this.sql.rows(
      `insert into consent_text_treatment (consent_text_id, treatment_id)
       select $1, m.id from (select id from treatment where id = any($2::integer[]) for key share) m
       returning treatment_id`,
      [id, ids],
    );
    if (stored.length < ids.length) throw invalidField('treatmentIds', TREATMENT_NOT_FOUND);
    const [written] = await this.sql.rows<ConsentTextModel>(`${SELECT} where t.id = $1`, [id]);
    if (!written) throw new Error('a consent text that was just written is gone');
    return written;
  }
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', { message: CONSENT_TEXT_NOT_FOUND });
