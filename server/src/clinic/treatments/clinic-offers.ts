import {
  type BookableTreatment,
  bookableTreatments,
  type ClinicOffer,
  DEFAULT_CONSULTATION,
} from '#domain/visitors/booking/choices.js';
import { invalidField } from '#domain/errors.js';
import { NOT_BOOKABLE_ONLINE } from '#domain/clinic/treatments.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OMITTED_TREATMENTS } from '../settings/omitted-treatments.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Treatment } from './treatment.entity.js';

const SELECT = `
  select s.shows_professionals as "showsProfessionals", s.shows_treatments as "showsTreatments",
         s.shows_prices as "showsPrices",
         json_build_object('bank', s.deposit_bank, 'kind', s.deposit_account_kind, 'number', s.deposit_account_number,
                           'holder', s.deposit_holder, 'rut', s.deposit_rut, 'email', s.deposit_email,
                           'terms', s.deposit_terms, 'noticeHours', s.deposit_notice_hours,
                           'releaseHours', s.deposit_release_hours) as deposits,
         coalesce((select json_agg(json_build_object('name', t.name, 'serviceType', t.service_type, 'price', t.price,
                                                     'deposit', t.deposit,
                                                     'durationMinutes', t.duration_minutes,
                                                     'isBookableOnline', t.bookable_online)
                                   order by t.service_type desc, t.id)
                   from treatment t), '[]') as treatments,
         coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'services', p.services,
                                                     'omittedTreatments', array(${OMITTED_TREATMENTS}))
                                   order by p.position, p.id)
                   from professional p where p.archived_at is null), '[]') as professionals
  from clinic_settings s`;

@Injectable()
export class ClinicOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  async current(): Promise<ClinicOffer> {
    const [offer] = await this.sql.rows<ClinicOffer>(SELECT);
    if (!offer) throw new Error('clinic_settings has no row');
    return offer;
  }

  /** Undefined for an unknown id. */
  async nameOf(id: number): Promise<string | undefined> {
    return (await this.em.findOne(Treatment, id, READ_ONLY))?.name;
  }

  /**
   * The treatment named by a visitor; without a name, the consultation, which is always available.
   * @throws DomainError `INVALID_INPUT` on `treatment` if it can't be booked online
   */
  async bookable(name: string | null | undefined): Promise<BookableTreatment> {
    if (!name) return DEFAULT_CONSULTATION;
    const found = bookableTreatments(await this.current()).find((treatment) => treatment.name === name);
    if (found) return found;
    if (name === DEFAULT_CONSULTATION.name) return DEFAULT_CONSULTATION;
    throw invalidField('treatment', NOT_BOOKABLE_ONLINE);
  }
}
