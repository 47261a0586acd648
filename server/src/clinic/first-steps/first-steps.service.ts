import {
  areBookingsPaused,
  doneSteps,
  type FirstStep,
  type NewClinicState,
} from '#domain/clinic/first-steps.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CLINIC_ID, ClinicSettings } from '../settings/clinic-settings.entity.js';
import { OPENING_COLUMNS, type OpeningRow } from './booking-pause.js';

interface FirstSteps {
  readonly isShown: boolean;
  readonly done: FirstStep[];
  readonly skipped: FirstStep[];
  readonly bookingsPaused: boolean;
}

type Row = Omit<NewClinicState, 'setUp'> & OpeningRow & Pick<FirstSteps, 'isShown' | 'skipped'>;

/** Guides a new clinic through its set-up. */
@Injectable()
export class FirstStepsService {
  private readonly checks = new Map<FirstStep, () => boolean | Promise<boolean>>();

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {}

  /** For a step of another folder, whose state is not in the clinic's data. */
  onCheck(step: FirstStep, isDone: () => boolean | Promise<boolean>): void {
    this.checks.set(step, isDone);
  }

  async read(): Promise<FirstSteps> {
    const [clinic] = await this.sql.rows<Row>(
      `select ${OPENING_COLUMNS}, first_steps_shown as "isShown", first_steps_skipped as skipped,
              exists (select from clinic_image_file where kind = 'LOGO') as "hasLogo",
              exists (select from agenda where version > 1) as "hasSavedHours",
              array (select p.name from professional p where p.archived_at is null) as professionals,
              (select count(*)::integer from staff_user where disabled_at is null and not is_program) as users,
              exists (select from second_factor where enabled_at is not null) as "hasSecondFactor"
       from clinic_settings`,
    );
    if (!clinic) throw new Error('clinic_settings has no row');
    const setUp: FirstStep[] = [];
    for (const [step, isDone] of this.checks) if (await isDone()) setUp.push(step);
    const { isShown, skipped, isPauseWanted } = clinic;
    return {
      isShown,
      done: doneSteps({ ...clinic, setUp }),
      skipped,
      bookingsPaused: areBookingsPaused(isPauseWanted, clinic),
    };
  }

  /** Hides the steps for all users, or shows them again. */
  async show(isShown: boolean): Promise<FirstSteps> {
    await this.em.nativeUpdate(ClinicSettings, CLINIC_ID, { firstStepsShown: isShown });
    return this.read();
  }

  /** Skips a step for all users, or no longer. Repeating it changes nothing. */
  @Transactional()
  async skip(step: FirstStep, isSkipped: boolean): Promise<FirstSteps> {
    const { firstStepsSkipped } = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, FOR_UPDATE);
    const others = firstStepsSkipped.filter((one) => one !== step);
    await this.em.nativeUpdate(ClinicSettings, CLINIC_ID, {
      firstStepsSkipped: isSkipped ? [...others, step] : others,
    });
    return this.read();
  }

  /** Pauses visitors' bookings until the clinic has its name, its address and a treatment, or ends the pause. */
  @Transactional()
  async pause(isPaused: boolean): Promise<FirstSteps> {
    await this.em.nativeUpdate(ClinicSettings, CLINIC_ID, { bookingsPaused: isPaused });
    await this.live.publish({ kind: 'SCHEDULE' });
    return this.read();
  }
}
