import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { minutesOf, timeAt, type Weekday } from '#domain/clinic-time.js';
import { PROFESSIONAL_FIELDS } from '#domain/clinic/professionals/professional-fields.es.js';
import { storedValues } from '#domain/declared-fields.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { formatRut, type Rut } from '#domain/rut.js';
import { FIELD_MESSAGES, PROFESSIONAL_NOT_FOUND } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { checkStretches } from '../settings/check-stretches.js';
import type { OpeningHoursModel } from '../settings/agenda-settings.model.js';
import { OMITTED_TREATMENTS } from '../settings/omitted-treatments.js';
import { Professional, PROFESSIONAL_COLUMNS } from './professional.entity.js';
import { ProfessionalHours } from './professional-hours.entity.js';
import type { ProfessionalInput } from './professional.input.js';
import type { ProfessionalModel } from './professional.model.js';

/** The RUT is canonical. */
interface ProfessionalRow extends Omit<ProfessionalModel, 'hours' | 'rut'> {
  readonly rut: Rut | null;
  readonly hours: Array<{ weekday: Weekday; opensAt: number; closesAt: number }> | null;
}

const SELECT = `
  select p.id, ${PROFESSIONAL_COLUMNS}, p.services, p.treatments,
         array(${OMITTED_TREATMENTS}) as "omittedTreatments",
         case when p.has_own_hours then coalesce(
           (select json_agg(json_build_object('weekday', h.weekday, 'opensAt', h.opens_at, 'closesAt', h.closes_at)
                            order by h.weekday, h.opens_at)
            from professional_hours h where h.professional_id = p.id), '[]') end as hours,
         (select id from staff_user where professional_id = p.id) as "staffUserId",
         p.archived_at is not null as "isArchived", p.version
  from professional p`;

/** The clinic's professionals. One with appointments, history entries or records is archived instead of deleted. */
@Injectable()
export class ProfessionalsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** In the clinic's order, including archived ones. */
  async all(): Promise<ProfessionalModel[]> {
    return (await this.sql.rows<ProfessionalRow>(`${SELECT} order by p.position, p.id`)).map(toProfessional);
  }

  /** The professionals that visitors may choose; none if the clinic does not show them. */
  bookable(): Promise<Array<{ id: number; name: string }>> {
    // SQL, because it is public.
    return this.sql.rows(
      `select id, name from professional
       where archived_at is null and name <> '' and 'PODIATRY' = any(services)
         and (select shows_professionals from clinic_settings)
       order by position, id`,
    );
  }

  /** @throws DomainError `INVALID_INPUT` on `treatments`, `hours`, `rut` or `staffUserId` */
  @Transactional()
  async create(input: ProfessionalInput): Promise<ProfessionalModel> {
    await this.check(input, null);
    const [last] = await this.em.find(
      Professional,
      {},
      { orderBy: { position: 'desc' }, limit: 1, ...READ_ONLY },
    );
    const position = (last?.position ?? 0) + 1;
    const created = this.em.create(Professional, {
      ...columnsOf(input),
      position,
      createdAt: this.clock.now(),
    });
    await this.em.flush();
    return this.complete(created.id, input);
  }

  /**
   * Booked appointments stay, even outside the new hours.
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `treatments`, `hours`, `rut` or `staffUserId`
   */
  @Transactional()
  async update(id: number, seenVersion: number, input: ProfessionalInput): Promise<ProfessionalModel> {
    await this.lock(id, seenVersion);
    await this.check(input, id);
    // Unlike a flush, also counts an edit of the hours or the user alone.
    await this.em.nativeUpdate(Professional, id, columnsOf(input));
    return this.complete(id, input);
  }

  /**
   * An archived professional gets no more appointments; existing ones stay.
   * @throws DomainError `NOT_FOUND` or `STALE`
   */
  @Transactional()
  async archive(id: number, seenVersion: number, isArchived: boolean): Promise<ProfessionalModel> {
    await this.lock(id, seenVersion);
    await this.em.nativeUpdate(Professional, id, { archivedAt: isArchived ? this.clock.now() : null });
    return this.changed(id);
  }

  /**
   * @throws DomainError `NOT_FOUND`, or `PROFESSIONAL_IN_USE` if an appointment, its history or a record refers to them
   */
  @Transactional()
  async delete(id: number): Promise<void> {
    const limits = await this.em.count(StaffUser, { professionalId: id, limitedServices: { $ne: null } });
    if (limits > 0) throw new DomainError('PROFESSIONAL_IN_USE', { message: OWN_AGENDA_MESSAGES.isLimit });
    await this.em.nativeUpdate(StaffUser, { professionalId: id }, { professionalId: null });
    const deleted = await this.em.nativeDelete(Professional, id);
    if (deleted === 0) throw new DomainError('NOT_FOUND', { message: PROFESSIONAL_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  /** @param ids in the new order; the professionals not listed follow in their old order. */
  @Transactional()
  async order(ids: readonly number[]): Promise<ProfessionalModel[]> {
    await this.sql.rows(
      `update professional p set position = sorted.position
       from (select id, row_number() over (order by array_position($1::integer[], id), position, id) as position
             from professional) as sorted
       where sorted.id = p.id and sorted.position <> p.position`,
      [ids],
    );
    await this.live.publish({ kind: 'SCHEDULE' });
    return this.all();
  }

  private async lock(id: number, seenVersion: number): Promise<void> {
    const professional = await this.em.findOne(Professional, id, FOR_UPDATE);
    if (!professional) throw new DomainError('NOT_FOUND', { message: PROFESSIONAL_NOT_FOUND });
    assertVersion(professional.version, seenVersion);
  }

  private async check(input: ProfessionalInput, ownId: number | null): Promise<void> {
    checkStretches(input.hours ?? []);
    await this.assertListed(ownId, input.treatments);
    await this.assertFree(ownId, input);
  }

  /** Writes a professional's rows in other tables. */
  private async complete(id: number, input: ProfessionalInput): Promise<ProfessionalModel> {
    await this.writeHours(id, input.hours ?? []);
    await this.sql.rows(
      `update staff_user set professional_id = case when id = $2 then $1::integer end
       where professional_id = $1 or id = $2`,
      [id, input.staffUserId ?? null],
    );
    return this.changed(id);
  }

  private async writeHours(id: number, hours: readonly OpeningHoursModel[]): Promise<void> {
    await this.em.nativeDelete(ProfessionalHours, { professionalId: id });
    const rows = hours.map(({ weekday, opensAt, closesAt }) => ({
      professionalId: id,
      weekday,
      opensAt: minutesOf(opensAt),
      closesAt: minutesOf(closesAt),
    }));
    if (rows.length > 0) await this.em.insertMany(ProfessionalHours, rows);
  }

  /** Checks that each treatment is on the clinic's list or already one of the professional's. */
  private async assertListed(ownId: number | null, treatments: readonly string[]): Promise<void> {
    const [unknown] = await this.sql.rows(
      `select name from unnest($2::text[]) as name
       where name not in (select name from treatment)
         and name not in (select unnest(treatments) from professional where id = $1)`,
      [ownId, treatments],
    );
    if (unknown) throw invalidField('treatments', FIELD_MESSAGES.oneOfList);
  }

  /** Checks that neither the RUT nor the staff user belongs to another professional. */
  private async assertFree(ownId: number | null, { rut, staffUserId }: ProfessionalInput): Promise<void> {
    const [found] = await this.sql.rows<{ rut: boolean; user: boolean; other: boolean; isLimit: boolean }>(
      `select exists (select from professional where rut = $2 and id is distinct from $1) as rut,
              exists (select from staff_user where id = $3 and not is_program) as user,
              exists (select from staff_user where id = $3 and professional_id <> coalesce($1, 0)) as other,
              exists (select from staff_user where professional_id = $1 and id is distinct from $3
                        and limited_services is not null) as "isLimit"`,
      [ownId, rut || null, staffUserId ?? null],
    );
    if (found?.rut) throw invalidField('rut', FIELD_MESSAGES.professionalRut);
    if (staffUserId && !found?.user) throw invalidField('staffUserId', FIELD_MESSAGES.staffUser);
    if (found?.isLimit) throw invalidField('staffUserId', OWN_AGENDA_MESSAGES.isLimit);
    if (found?.other) throw invalidField('staffUserId', FIELD_MESSAGES.userOfAnother);
  }

  private async changed(id: number): Promise<ProfessionalModel> {
    await this.live.publish({ kind: 'SCHEDULE' });
    const [row] = await this.sql.rows<ProfessionalRow>(`${SELECT} where p.id = $1`, [id]);
    if (!row) throw new Error('a locked professional is gone');
    return toProfessional(row);
  }
}

const columnsOf = (input: ProfessionalInput) => ({
  ...storedValues(PROFESSIONAL_FIELDS, (field) => input[field]),
  services: [...new Set(input.services)],
  treatments: [...new Set(input.treatments)],
  hasOwnHours: (input.hours ?? null) !== null,
});

function toProfessional({ hours, rut, ...row }: ProfessionalRow): ProfessionalModel {
  return {
    ...row,
    rut: rut ? formatRut(rut) : '',
    hours:
      hours?.map(({ weekday, opensAt, closesAt }) => ({
        weekday,
        opensAt: timeAt(opensAt),
        closesAt: timeAt(closesAt),
      })) ?? null,
  };
}
