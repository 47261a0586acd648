import { Controller, Get, Param, Post, Put } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { AccountInput } from '../account/account.input.js';
import { AgreementIdInput, AgreementInput, PatientAgreementInput } from './agreement.input.js';
import { Agreements } from './agreements.service.js';
import { CONVENIO, readAgreement, toConvenio, toConvenioDePaciente } from './convenios.wire.js';
import { PatientAgreements } from './patient-agreements.service.js';

type Body = Record<string, unknown>;

@Needs('CAJA')
@Controller('api/convenios')
@WireErrors(CONVENIO)
export class ConveniosController {
  constructor(
    private readonly agreements: Agreements,
    private readonly ofPatients: PatientAgreements,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the agreements in use first, by `nombre`. */
  @Get()
  async list() {
    return (await this.agreements.all()).map(toConvenio);
  }

  /** 201; 400 by field. */
  @Needs('SETTINGS')
  @Idempotent.Route()
  @Post()
  async create(@JsonBody() body: Body) {
    const input = await this.inputs.check(AgreementInput, { prices: [], ...readAgreement(body) });
    return toConvenio(await this.agreements.create(input));
  }

  /** 200; a missing key keeps its value, last write wins; 400 by field, 404. */
  @Needs('SETTINGS')
  @Put(':id')
  async update(@Param('id') text: string, @JsonBody() body: Body) {
    const { id } = await this.inputs.checkQuery(AgreementIdInput, { id: asWholeNumber(text) });
    const { name, isActive, percent, prices } = await this.agreements.read(id);
    const stored = {
      ...{ name, isActive, percent },
      prices: prices.map(({ treatmentId, price }) => ({ treatmentId, price })),
    };
    const input = await this.inputs.check(AgreementInput, { ...stored, ...readAgreement(body) });
    return toConvenio(await this.agreements.update(id, undefined, input));
  }

  /** 200, the patient's; `convenio` is null without one. */
  @Get('de-paciente/:paciente')
  async ofPatient(@Param('paciente') text: string) {
    const { patientId } = await this.inputs.checkQuery(AccountInput, { patientId: asWholeNumber(text) });
    return toConvenioDePaciente(await this.ofPatients.of(patientId));
  }

  /** 200; 400 by field, 404. */
  @Put('de-paciente/:paciente')
  async setOfPatient(@Param('paciente') text: string, @JsonBody() body: Body) {
    const input = await this.inputs.check(PatientAgreementInput, {
      patientId: asWholeNumber(text),
      agreementId: body[CONVENIO.agreementId],
      until: body[CONVENIO.until],
    });
    return toConvenioDePaciente(await this.ofPatients.set(input));
  }
}
