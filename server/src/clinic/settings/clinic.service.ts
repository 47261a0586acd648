import type { OwnChangesRule } from '#domain/visitors/own-appointments/own-appointment.js';
import type { CertificateClinic } from '#domain/records/certificates/certificate.js';
import { clinicPlace } from '#domain/clinic-place.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/money/payment.js';
import { formatRut, parseRut } from '#domain/rut.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OncePerTransaction } from '../../foundation/database/once-per-transaction.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CLINIC_ID, ClinicSettings } from './clinic-settings.entity.js';
import {
  CLEARED,
  type ClinicSettingsModel,
  SWITCHES,
  type UpdateClinicSettingsInput,
} from './clinic-settings.model.js';

/** The clinic's data that an appointment's owner sees, and the rules for changing the appointment. */
export interface ClinicOfOwner extends ClinicInfo, OwnChangesRule {
  readonly whatToBring: string;
  readonly showsProfessionals: boolean;
}

export interface ClinicInfo {
  readonly name: string;
  readonly phone: string;
  /** Address and city, in one line. */
  readonly place: string;
  /** Whether patients may change or cancel an appointment through its link. */
  readonly visitorsMayChange: boolean;
  /** Whether visitors are asked to answer the questionnaire before they come. */
  readonly offersIntake: boolean;
}

/** Address and city as stored, in two fields. */
type AtAddress<Facts> = Omit<Facts, 'place'> & Pick<CertificateClinic, 'address' | 'city'>;

function inOnePlace<Facts extends ClinicInfo>(stored: AtAddress<Facts> | undefined) {
  if (!stored) throw new Error('clinic_settings has no row');
  const { address, city, ...facts } = stored;
  return { ...facts, place: clinicPlace({ address, city }) };
}

@Injectable()
export class ClinicService {
  private readonly stored: OncePerTransaction<ClinicInfo>;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {
    this.stored = new OncePerTransaction(em, () => this.readInfo());
  }

  info(): Promise<ClinicInfo> {
    return this.stored.get();
  }

  async letterhead(): Promise<CertificateClinic> {
    const { name, address, city, phone } = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY);
    return { name, address, city, phone };
  }

  /** Whether finishing a visit charges the price of its treatment. */
  async chargesVisits(): Promise<boolean> {
    return (await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY)).chargesVisits;
  }

  /** Whether packs may name other patients who use them too. */
  async sharesPacks(): Promise<boolean> {
    return (await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY)).sharesPacks;
  }

  /** The documents that the clinic issues elsewhere for payments. */
  async issuedDocuments(): Promise<DocumentKind[]> {
    return (await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY)).issuedDocuments;
  }

  /** Whether the bare address shows the booking page instead of the login. */
  async homeShowsBooking(): Promise<boolean> {
    const [row] = await this.sql.rows<Pick<ClinicSettingsModel, 'homeShowsBooking'>>(
      'select home_shows_booking as "homeShowsBooking" from clinic_settings',
    );
    return row?.homeShowsBooking ?? false;
  }

  private async readInfo(): Promise<ClinicInfo> {
    // A prepared statement, as in `forOwner`: the public page and each booking read it.
    const [info] = await this.sql.rows<AtAddress<ClinicInfo>>(
      `select name, phone, address, city, visitors_may_change as "visitorsMayChange", offers_intake as "offersIntake"
       from clinic_settings`,
    );
    return inOnePlace(info);
  }

  async forOwner(): Promise<ClinicOfOwner> {
    const [clinic] = await this.sql.rows<AtAddress<ClinicOfOwner>>(
      `select name, phone, address, city, ${OWNER_COLUMNS}, shows_professionals as "showsProfessionals" from clinic_settings`,
    );
    return inOnePlace(clinic);
  }

  async settings(): Promise<ClinicSettingsModel> {
    const stored = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY);
    const [signer = NO_SIGNER] = await this.sql.rows<Signer>(SELECT_SIGNER);
    const { professionalRut } = signer;
    return { ...stored, ...signer, professionalRut: professionalRut && formatRut(professionalRut) };
  }

  /** @throws DomainError `STALE`, or `INVALID_INPUT` on an invalid `professionalRut` */
  @Transactional()
  async updateSettings(seenVersion: number, input: UpdateClinicSettingsInput): Promise<ClinicSettingsModel> {
    const rut = input.professionalRut ? parseRut(input.professionalRut) : '';
    if (rut === undefined) throw invalidField('professionalRut', FIELD_MESSAGES.rut);
    const stored = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, FOR_UPDATE);
    assertVersion(stored.version, seenVersion);
    stored.version += 1;
    stored.name = input.name;
    for (const name of CLEARED) stored[name] = input[name] ?? '';
    for (const name of SWITCHES) stored[name] = input[name] ?? stored[name];
    stored.changeDeadlineHours = input.changeDeadlineHours ?? stored.changeDeadlineHours;
    const { issuedDocuments } = input;
    if (issuedDocuments)
      stored.issuedDocuments = DOCUMENT_KINDS.filter((kind) => issuedDocuments.includes(kind));
    if (input.whatToBring !== undefined) stored.whatToBring = input.whatToBring ?? '';
    await this.em.flush();
    // The public page shows the clinic's name, phone and place.
    await this.live.publish({ kind: 'SCHEDULE' });
    const others = await this.sql.rows(`select id from professional where rut = $1 and id <> ${SIGNER}`, [
      rut,
    ]);
    if (others.length > 0) throw invalidField('professionalRut', FIELD_MESSAGES.professionalRut);
    await this.sql.rows(
      // Only a real change counts as an edit of the professional.
      `update professional
       set name = $1, title = $2, rut = nullif($3, ''), registry_number = $4, address = $5, version = version + 1
       where id = ${SIGNER} and (name, title, coalesce(rut, ''), registry_number, address) <> ($1, $2, $3, $4, $5)`,
      [
        input.professionalName ?? '',
        input.professionalTitle ?? '',
        rut,
        input.registryNumber ?? '',
        input.professionalAddress ?? '',
      ],
    );
    return this.settings();
  }
}

const OWNER_COLUMNS = `what_to_bring as "whatToBring", visitors_may_change as "visitorsMayChange",
  change_deadline_hours as "changeDeadlineHours", offers_intake as "offersIntake"`;

/** The professional who signs certificates. */
const SIGNER = `(select id from professional where 'PODIATRY' = any(services)
                 order by archived_at is not null, position, id limit 1)`;

const SELECT_SIGNER = `
  select name as "professionalName", title as "professionalTitle", coalesce(rut, '') as "professionalRut",
         registry_number as "registryNumber", address as "professionalAddress"
  from professional where id = ${SIGNER}`;

type Signer = Pick<
  ClinicSettingsModel,
  'professionalName' | 'professionalTitle' | 'professionalRut' | 'registryNumber' | 'professionalAddress'
>;
const NO_SIGNER: Signer = {
  professionalName: '',
  professionalTitle: '',
  professionalRut: '',
  registryNumber: '',
  professionalAddress: '',
};
