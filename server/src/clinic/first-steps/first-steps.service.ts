import { type NewClinicState, doneSteps, type FirstStep } from '#domain/clinic/first-steps.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { CLINIC_ID, ClinicSettings } from '../settings/clinic-settings.entity.js';

interface FirstSteps {
  readonly isShown: boolean;
  readonly done: FirstStep[];
}

/** Guides a new clinic through its set-up. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  async read(): Promise<FirstSteps> {
    const [clinic] = await this.sql.rows<NewClinicState & Pick<FirstSteps, 'isShown'>>(
      `select name, address, city, first_steps_shown as "isShown",
              exists (select from clinic_image_file where kind = 'LOGO') as "hasLogo",
              exists (select from agenda where version > 1) as "hasSavedHours",
              array (select p.name from professional p where p.archived_at is null) as professionals,
              (select count(*)::integer from staff_user where disabled_at is null and not is_program) as users
       from clinic_settings`,
    );
    if (!clinic) throw new Error('clinic_settings has no row');
    return { isShown: clinic.isShown, done: doneSteps(clinic) };
  }

  /** Hides the steps for all users, or shows them again. */
  async show(isShown: boolean): Promise<FirstSteps> {
    await this.em.nativeUpdate(ClinicSettings, CLINIC_ID, { firstStepsShown: isShown });
    return this.read();
  }
}
