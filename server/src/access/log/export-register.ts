import type { TakenOut } from '#domain/spreadsheets/exported-lists.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { DataExport } from './data-export.entity.js';
import type { DataExportModel } from './data-export.model.js';

type NewExport = { readonly format: string } & (
  | { readonly patientId: number; readonly receivedBy: string; readonly identityCheck: string }
  | { readonly list: TakenOut }
);

const NEWEST_FIRST: PageOrder<DataExportModel> = {
  name: 'DATA_EXPORTS',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};

/** Logs each export of a list or of a person's data, with the user. A trigger prevents changes to entries. */
@Injectable()
export class ExportRegister {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actors: Actors,
  ) {}

  async add(made: NewExport): Promise<void> {
    const { address } = this.actors.current();
    const person = 'patientId' in made ? made : undefined;
    await this.em.insert(DataExport, {
      at: this.clock.now(),
      staffUserId: this.actors.staff().id,
      address: address ?? null,
      patientId: person?.patientId ?? null,
      list: 'list' in made ? made.list : null,
      format: made.format,
      receivedBy: person?.receivedBy ?? '',
      identityCheck: person?.identityCheck ?? '',
    });
  }

  /** Newest first. @throws DomainError `INVALID_INPUT` on `after` for a cursor of another list */
  page(page: {
    readonly first: number;
    readonly after?: string | null | undefined;
  }): Promise<Page<DataExportModel>> {
    return readPage(page, NEWEST_FIRST, (count, after) =>
      this.sql.rows<DataExportModel>(
        `select e.id, ${asIsoInstant('e.at')} as at, e.list, e.format, u.name as "staffName",
                host(e.address) as address, p.name as "patientName", e.received_by as "receivedBy"
         from data_export e join staff_user u on u.id = e.staff_user_id left join patient p on p.id = e.patient_id
         where $2::integer is null or e.id < $2
         order by e.id desc limit $1`,
        [count, after?.[0] ?? null],
      ),
    );
  }
}
