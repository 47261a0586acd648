import { DomainError, invalidField } from '#domain/errors.js';
import { PHRASE_LIMITS } from '#domain/records/phrases/phrase.js';
import {
  PHRASE_FOR_SERVICE_AND_TREATMENT,
  PHRASE_NOT_FOUND,
  TOO_MANY_PHRASES,
  UNKNOWN_TREATMENT,
} from '#domain/records/phrases/phrase.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicOffers } from '../../clinic/treatments/clinic-offers.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RecordAttendant } from '../clinical-records/attendant/record-attendant.js';
import { Phrase } from './phrase.entity.js';
import type { PhraseInput } from './phrase.input.js';

/** The clinic's phrases. Records keep the text that was inserted, so edits don't affect them. */
@Injectable()
export class Phrases {
  constructor(
    private readonly em: EntityManager,
    private readonly treatments: ClinicOffers,
    private readonly professionals: RecordAttendant,
  ) {}

  /** By title. */
  all(): Promise<Phrase[]> {
    return this.em.find(Phrase, {}, { ...READ_ONLY, orderBy: { title: 'asc', id: 'asc' } });
  }

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<Phrase> {
    return known(await this.em.findOne(Phrase, id, READ_ONLY));
  }

  /** @throws DomainError `INVALID_INPUT` on an unknown treatment or professional, or on `title` if there are too many */
  @Transactional()
  async create(input: PhraseInput): Promise<Phrase> {
    await this.assertScope(input);
    if ((await this.em.count(Phrase)) >= PHRASE_LIMITS.count) throw invalidField('title', TOO_MANY_PHRASES);
    const created = this.em.create(Phrase, { ...input });
    await this.em.flush();
    return created;
  }

  /**
   * @param seenVersion undefined if the last write wins
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on an unknown treatment or professional
   */
  @Transactional()
  async update(id: number, seenVersion: number | undefined, input: PhraseInput): Promise<Phrase> {
    const phrase = known(await this.em.findOne(Phrase, id, FOR_UPDATE));
    assertVersion(phrase.version, seenVersion);
    await this.assertScope(input);
    this.em.assign(phrase, { ...input });
    await this.em.flush();
    return phrase;
  }

  /** @throws DomainError `NOT_FOUND` */
  async delete(id: number): Promise<void> {
    if ((await this.em.nativeDelete(Phrase, id)) === 0) known(null);
  }

  private async assertScope({ serviceType, treatmentId, professionalId }: PhraseInput): Promise<void> {
    if (serviceType && treatmentId) throw invalidField('serviceType', PHRASE_FOR_SERVICE_AND_TREATMENT);
    if (treatmentId && (await this.treatments.nameOf(treatmentId)) === undefined)
      throw invalidField('treatmentId', UNKNOWN_TREATMENT);
    if (professionalId) await this.professionals.hold(professionalId);
  }
}

function known(phrase: Phrase | null): Phrase {
  if (!phrase) throw new DomainError('NOT_FOUND', { message: PHRASE_NOT_FOUND });
  return phrase;
}
