import type { ServiceType } from '#domain/agenda/appointment.js';
import { type LocalTime, minutesOf, timeAt, type Weekday } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { formatRut } from '#domain/rut.js';
import { FIELD_MESSAGES, PROFESSIONAL_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { updatedRow } from '../../foundation/database/row-version.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { checkStretches } from '../settings/check-stretches.js';
import type { OpeningHoursInput } from '../settings/opening.input.js';
import { OMITTED_TREATMENTS } from './omitted-treatments.js';
import type { ProfessionalInput } from './professional.input.js';

export interface Professional {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  /** Formatted with dots and hyphen. */
  readonly rut: string;
  readonly registryNumber: string;
  readonly registryAuthority: string;
  readonly address: string;
  readonly services: ServiceType[];
  readonly treatments: string[];
  readonly omittedTreatments: string[];
  /** Null: all opening hours of the clinic. */
  readonly hours: Array<{ weekday: Weekday; opensAt: LocalTime; closesAt: LocalTime }> | null;
  readonly staffUserId: number | null;
  readonly isArchived: boolean;
  readonly version: number;
}

interface ProfessionalRow extends Omit<Professional, 'hours'> {
  readonly hours: Array<{ weekday: Weekday; opensAt: number; closesAt: number }> | null;
}

const SELECT = `
  select p.id, p.name, p.title, coalesce(p.rut, '') as rut, p.registry_number as "registryNumber",
         p.registry_authority as "registryAuthority", p.address, p.services, p.treatments,
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
    /** Required by `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** In the clinic's order, including archived ones. */
  async all(): Promise<Professional[]> {
    return (await this.sql.rows<ProfessionalRow>(`${SELECT} order by p.position, p.id`)).map(toProfessional);
  }

  /** The professionals that visitors may choose; none if the clinic does not show them. */
  bookable(): Promise<Array<{ id: number; name: string }>> {
    return this.sql.rows(
      `select id, name from professional
       where archived_at is null and name <> '' and 'PODIATRY' = any(services)
         and (select shows_professionals from clinic_settings)
       order by position, id`,
    );
  }

  /** @throws DomainError `INVALID_INPUT` on `treatments`, `hours`, `rut` or `staffUserId` */
  @Transactional()
  async create(input: ProfessionalInput): Promise<Professional> {
    const [created] = await this.sql.rows<{ id: number }>(
      `insert into professional (position, services)
       select coalesce(max(position), 0) + 1, $1 from professional returning id`,
      [[...new Set(input.services)]],
    );
    if (!created) throw new Error('an insert that returns a row returned none');
    return this.write(created.id, input);
  }

  /**
   * Booked appointments stay, even outside the new hours.
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `treatments`, `hours`, `rut` or `staffUserId`
   */
  @Transactional()
  async update(id: number, seenVersion: number, input: ProfessionalInput): Promise<Professional> {
    await this.countEdit(id, seenVersion);
    return this.write(id, input);
  }

  /**
   * An archived professional gets no more appointments; existing ones stay.
   * @throws DomainError `NOT_FOUND` or `STALE`
   */
  @Transactional()
  async archive(id: number, seenVersion: number, isArchived: boolean): Promise<Professional> {
    await this.countEdit(id, seenVersion);
    await this.sql.rows('update professional set archived_at = $2 where id = $1', [
      id,
      isArchived ? this.clock.now() : null,
    ]);
    return this.changed(id);
  }

  /**
   * @throws DomainError `NOT_FOUND`, or `PROFESSIONAL_IN_USE` if an appointment, its history or a record refers to them
   */
  @Transactional()
  async delete(id: number): Promise<void> {
    await this.sql.rows('update staff_user set professional_id = null where professional_id = $1', [id]);
    const deleted = await this.sql.rows('delete from professional where id = $1 returning id', [id]);
    if (deleted.length === 0) throw new DomainError('NOT_FOUND', { message: PROFESSIONAL_NOT_FOUND });
    await this.live.publish({ kind: 'SCHEDULE' });
  }

  /** @param ids in the new order; the professionals not listed follow in their old order. */
  @Transactional()
  async order(ids: readonly number[]): Promise<Professional[]> {
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

  private async countEdit(id: number, seenVersion: number): Promise<void> {
    const [found] = await this.sql.rows('select id from professional where id = $1 for update', [id]);
    if (!found) throw new DomainError('NOT_FOUND', { message: PROFESSIONAL_NOT_FOUND });
    updatedRow(
      await this.sql.rows(
        'update professional set version = version + 1 where id = $1 and version = $2 returning id',
        [id, seenVersion],
      ),
    );
  }

  private async write(id: number, input: ProfessionalInput): Promise<Professional> {
    checkStretches(input.hours ?? []);
    await this.assertListed(id, input.treatments);
    await this.assertFree(id, input);
    await this.sql.rows(
      `update professional
       set name = $2, title = $3, rut = nullif($4, ''), registry_number = $5, registry_authority = $6, address = $7,
           services = $8, treatments = $9, has_own_hours = $10
       where id = $1`,
      [
        id,
        input.name,
        input.title ?? '',
        input.rut ?? '',
        input.registryNumber ?? '',
        input.registryAuthority ?? '',
        input.address ?? '',
        [...new Set(input.services)],
        [...new Set(input.treatments)],
        (input.hours ?? null) !== null,
      ],
    );
    await this.writeHours(id, input.hours ?? []);
    await this.sql.rows(
      `update staff_user set professional_id = case when id = $2 then $1::integer end
       where professional_id = $1 or id = $2`,
      [id, input.staffUserId ?? null],
    );
    return this.changed(id);
  }

  private async writeHours(id: number, hours: readonly OpeningHoursInput[]): Promise<void> {
    await this.sql.rows('delete from professional_hours where professional_id = $1', [id]);
    await this.sql.rows(
      `insert into professional_hours (professional_id, weekday, opens_at, closes_at)
       select $1, * from unnest($2::smallint[], $3::smallint[], $4::smallint[])`,
      [
        id,
        hours.map(({ weekday }) => weekday),
        hours.map(({ opensAt }) => minutesOf(opensAt)),
        hours.map(({ closesAt }) => minutesOf(closesAt)),
      ],
    );
  }

  /** Checks that each treatment is on the clinic's list or already one of the professional's. */
  private async assertListed(id: number, treatments: readonly string[]): Promise<void> {
    const [unknown] = await this.sql.rows(
      `select name from unnest($2::text[]) as name
       where name not in (select name from treatment)
         and name not in (select unnest(treatments) from professional where id = $1)`,
      [id, treatments],
    );
    if (unknown) throw invalidField('treatments', FIELD_MESSAGES.oneOfList);
  }

  /** Checks that neither the RUT nor the staff user belongs to another professional. */
  private async assertFree(id: number, { rut, staffUserId }: ProfessionalInput): Promise<void> {
    const [found] = await this.sql.rows<{ rut: boolean; user: boolean; other: boolean }>(
      `select exists (select from professional where rut = $2 and id <> $1) as rut,
              exists (select from staff_user where id = $3 and role <> 'PROGRAM') as user,
              exists (select from staff_user where id = $3 and professional_id <> $1) as other`,
      [id, rut || null, staffUserId ?? null],
    );
    if (found?.rut) throw invalidField('rut', FIELD_MESSAGES.professionalRut);
    if (staffUserId && !found?.user) throw invalidField('staffUserId', FIELD_MESSAGES.staffUser);
    if (found?.other) throw invalidField('staffUserId', FIELD_MESSAGES.userOfAnother);
  }

  private async changed(id: number): Promise<Professional> {
    await this.live.publish({ kind: 'SCHEDULE' });
    const [row] = await this.sql.rows<ProfessionalRow>(`${SELECT} where p.id = $1`, [id]);
    if (!row) throw new Error('a locked professional is gone');
    return toProfessional(row);
  }
}

function toProfessional({ hours, rut, ...row }: ProfessionalRow): Professional {
  return {
    ...row,
    rut: rut && formatRut(rut),
    hours:
      hours?.map(({ weekday, opensAt, closesAt }) => ({
        weekday,
        opensAt: timeAt(opensAt),
        closesAt: timeAt(closesAt),
      })) ?? null,
  };
}
