import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { CUESTIONARIO, fromEnlace, fromRevision, toCuestionario } from './cuestionario.wire.js';
import { IntakeLinks } from './intake-links.js';
import { intakePath } from './intake-path.js';
import { IntakeLinkIdInput, IntakeLinkInput, IntakesOfInput, ReviewIntakeLineInput } from './intake.input.js';
import { Intakes } from './intakes.service.js';

type Values = Record<string, unknown>;

@Needs('HEALTH_DATA')
@Controller('api/cuestionarios')
@WireErrors(CUESTIONARIO)
export class IntakesController {
  constructor(
    private readonly intakes: Intakes,
    private readonly links: IntakeLinks,
    private readonly inputs: Inputs,
  ) {}

  /** 200, a patient's questionnaires, newest first; 400. */
  @Get()
  async ofPatient(@Query() query: Values) {
    const { patientId } = await this.inputs.checkQuery(IntakesOfInput, {
      patientId: asWholeNumber(query[CUESTIONARIO.patientId]),
    });
    return (await this.intakes.ofPatient(patientId)).map(toCuestionario);
  }

  /** 201, the path of a page that works once, for 60 minutes; 400; 404. */
  @Needs('PATIENTS')
  @Idempotent.Route()
  @Post('enlaces')
  async createLink(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const { patientId, appointmentId } = await this.inputs.check(IntakeLinkInput, fromEnlace(body));
    const whose = { patientId, appointmentId: appointmentId ?? null };
    const { id, token, expiresAt } = await this.links.issue(whose, staff);
    return { id, ruta: intakePath(token), vence: expiresAt };
  }

  /** 200, the questionnaire after accepting or dismissing one answer; 400; 404; 409 if it was already reviewed. */
  @Post('revisar/:id')
  @HttpCode(200)
  async review(@Param('id') text: string, @JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const { id } = await this.inputs.checkQuery(IntakeLinkIdInput, { id: asWholeNumber(text) });
    const { intakeId, question, decision } = await this.inputs.check(ReviewIntakeLineInput, {
      intakeId: id,
      ...fromRevision(body),
    });
    return toCuestionario(await this.intakes.review(intakeId, question, decision, staff));
  }
}
