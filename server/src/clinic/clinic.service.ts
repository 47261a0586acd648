import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { formatRut, parseRut } from '#domain/rut.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OncePerTransaction } from '../database/once-per-transaction.js';
import { Sql } from '../database/sql.js';
import { updatedRow } from '../database/version.js';
import type { ClinicSettingsModel, UpdateClinicSettingsInput } from './clinic-settings.model.js';

export interface ClinicInfo {
  readonly name: string;
  readonly phone: string;
  readonly place: string;
}

@Injectable()
export class ClinicService {
  private readonly stored: OncePerTransaction<ClinicInfo>;

  constructor(
    em: EntityManager,
    private readonly sql: Sql,
  ) {
    this.stored = new OncePerTransaction(em, () => this.readInfo());
  }

  info(): Promise<ClinicInfo> {
    return this.stored.get();
  }

  private async readInfo(): Promise<ClinicInfo> {
    const [info] = await this.sql.rows<ClinicInfo>('select name, phone, place from clinic_settings');
    if (!info) throw new Error('clinic_settings has no row');
    return info;
  }

  async settings(): Promise<ClinicSettingsModel> {
    const [settings] = await this.sql.rows<ClinicSettingsModel>(`select ${SETTINGS} from clinic_settings`);
    if (!settings) throw new Error('clinic_settings has no row');
    return settings;
  }

  /** @throws DomainError `STALE`, or `INVALID_INPUT` on an invalid `professionalRut` */
  async updateSettings(seenVersion: number, input: UpdateClinicSettingsInput): Promise<ClinicSettingsModel> {
    const rut = input.professionalRut ? parseRut(input.professionalRut) : '';
    if (rut === undefined) throw invalidField('professionalRut', FIELD_MESSAGES.rut);
    const updated = await this.sql.rows<ClinicSettingsModel>(
      `update clinic_settings
       set name = $2, phone = $3, place = $4, professional_name = $5, professional_title = $6,
           professional_rut = $7, registry_number = $8, professional_address = $9, version = version + 1
       where version = $1 returning ${SETTINGS}`,
      [
        seenVersion,
        input.name,
        input.phone ?? '',
        input.place ?? '',
        input.professionalName ?? '',
        input.professionalTitle ?? '',
        rut && formatRut(rut),
        input.registryNumber ?? '',
        input.professionalAddress ?? '',
      ],
    );
    return updatedRow(updated);
  }
}

const SETTINGS = `name, phone, place, professional_name as "professionalName", professional_title as "professionalTitle",
  professional_rut as "professionalRut", registry_number as "registryNumber",
  professional_address as "professionalAddress", version`;
