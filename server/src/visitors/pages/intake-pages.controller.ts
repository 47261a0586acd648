import type { IntakeScreen } from '#domain/visitors/booking/public-page.js';
import { DomainError } from '#domain/errors.js';
import { INTAKE_THANKS } from '#domain/records/intake/intake.es.js';
import { INTAKE_DIGEST, intakeWordsIn, readIntake } from '#domain/records/intake/intake-form.js';
import type { IntakeLine } from '#domain/records/intake/intake.js';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { Clock } from '../../foundation/clock.js';
import { FormBody } from '../../foundation/http/bodies/form-body.js';
import { FormFields } from '../../foundation/http/bodies/form-fields.js';
import { intakePath } from '../../records/intake/intake-path.js';
import { IntakeLinks } from '../../records/intake/intake-links.js';
import { Intakes } from '../../records/intake/intakes.service.js';
import { OwnAppointmentsService } from '../own-appointments/own-appointments.service.js';
import { assertOwnForm } from './own-form.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';
import { secret } from './secret-page.js';

type Body = Readonly<Record<string, unknown>>;

/** A link to the questionnaire: of an appointment, or made at the desk. */
interface Door {
  readonly path: string;
  /** The patient's name. @throws DomainError `NOT_FOUND` if the link opens nothing */
  readonly name: () => Promise<string>;
  readonly submit: (lines: readonly IntakeLine[], digest: string) => Promise<void>;
}

/**
 * The questionnaire before a visit, as a plain form without scripts. It shows nothing of the patient but the first
 * name. 404 for every link that can't be answered: unknown, expired or used.
 */
@Public()
@Controller('public')
@UseFilters(PageErrorFilter)
export class IntakePagesController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly own: OwnAppointmentsService,
    private readonly intakes: Intakes,
    private readonly links: IntakeLinks,
    private readonly clock: Clock,
  ) {}

  /** 200, confirms that the answers arrived. */
  @Get('cuestionario/listo')
  async received(@Res() reply: FastifyReply): Promise<void> {
    await this.writer.sendSecret(
      reply,
      await this.pages.message(INTAKE_THANKS.title, INTAKE_THANKS.sentence),
    );
  }

  /** 200, the form of a link made at the desk. */
  @Get('cuestionario/:token')
  async show(
    @Param('token') token: string,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.showForm(reply, this.deskDoor(token, network));
  }

  /** Stores the answers and uses up the link. 303; 400 with the form as filled in; 409 if the consent changed; 403. */
  @FormBody()
  @Post('cuestionario/:token')
  async answer(
    @Param('token') token: string,
    @FormFields() body: Body,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.take(request, reply, body, this.deskDoor(token, network));
  }

  /** 200, the form for the holder of an appointment's link, if the clinic offers it. */
  @Get('cita/:token/cuestionario')
  async showOwn(
    @Param('token') token: string,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.showForm(reply, this.ownDoor(token, network));
  }

  /** Stores the answers, replacing the ones that are still to be reviewed. 303, 400, 409 and 403 as above. */
  @FormBody()
  @Post('cita/:token/cuestionario')
  async answerOwn(
    @Param('token') token: string,
    @FormFields() body: Body,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.take(request, reply, body, this.ownDoor(token, network));
  }

  private deskDoor(token: string, network: string): Door {
    return {
      path: intakePath(encodeURIComponent(token)),
      name: () => this.links.open(token, network),
      submit: (lines, digest) => this.links.submit(token, lines, digest, network),
    };
  }

  private ownDoor(token: string, network: string): Door {
    return {
      path: `/public/cita/${encodeURIComponent(token)}/cuestionario`,
      name: async () => (await this.own.forIntake(token, network)).name,
      submit: async (lines, digest) => {
        const whose = await this.own.forIntake(token, network);
        await this.links.assertNotTooMany(network);
        if (!(await this.intakes.submit(whose, lines, digest))) throw new DomainError('NOT_FOUND');
      },
    };
  }

  private async take(request: FastifyRequest, reply: FastifyReply, body: Body, door: Door): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    const words = intakeWordsIn(body);
    const read = readIntake(words, this.clock.wall().date);
    if (!read.lines) {
      const { faults, refusal } = read;
      return this.showForm(reply.status(400), door, { words, faults, refusal });
    }
    try {
      await door.submit(read.lines, String(body[INTAKE_DIGEST] ?? ''));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'STALE') throw error;
      const change = { words: { ...words, consent: '' }, refusal: error.sentence };
      return this.showForm(reply.status(409), door, change);
    }
    await secret(reply).redirect('/public/cuestionario/listo', 303);
  }

  /** @param change the form as it was filled in, with what is wrong. */
  private async showForm(
    reply: FastifyReply,
    door: Door,
    change?: Partial<Pick<IntakeScreen, 'words' | 'faults' | 'refusal'>>,
  ): Promise<void> {
    await this.writer.sendSecret(reply, await this.pages.intake(door.path, await door.name(), change));
  }
}
