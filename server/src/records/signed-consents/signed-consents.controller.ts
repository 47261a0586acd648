import { DomainError } from '#domain/errors.js';
import { SIGNED_CONSENT_NOT_FOUND } from '#domain/records/signed-consents/signed-consent.es.js';
import { Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { sendDownload } from '../../foundation/http/send-download.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { ConsentLinks } from './consent-links.js';
import { ConsentTextIdInput, ConsentTextInput } from './consent-text.input.js';
import { ConsentTexts } from './consent-texts.service.js';
import { ConsentsToSign } from './consents-to-sign.js';
import {
  CONSENTIMIENTO,
  fromConsultaDeTexto,
  fromEnlace,
  fromFirma,
  fromOmision,
  fromTexto,
  toConsentimiento,
  toPorFirmar,
  toTexto,
} from './consentimiento.wire.js';
import { ConsentPapers } from './consent-papers.js';
import {
  ConsentLinkInput,
  ConsentsOfVisitInput,
  ConsentToSignInput,
  OmitConsentArgs,
  SignConsentInput,
  SignedConsentIdInput,
  SignedConsentsOfInput,
  WithdrawSignedConsentArgs,
} from './signed-consent.input.js';
import { SignedConsents } from './signed-consents.service.js';
import { signingPath } from './signing-path.js';

type Values = Record<string, unknown>;

@Needs('HEALTH_DATA')
@Controller('api/consentimientos')
@WireErrors(CONSENTIMIENTO)
export class SignedConsentsController {
  constructor(
    private readonly texts: ConsentTexts,
    private readonly signed: SignedConsents,
    private readonly toSign: ConsentsToSign,
    private readonly links: ConsentLinks,
    private readonly papers: ConsentPapers,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the clinic's texts, those in use first. */
  @Needs('AGENDA')
  @Get('textos')
  async listTexts() {
    return (await this.texts.all()).map(toTexto);
  }

  /** 201; 400 with errors by field. */
  @Needs('SETTINGS')
  @Idempotent.Route()
  @Post('textos')
  async createText(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(ConsentTextInput, fromTexto(body));
    return toTexto(await this.texts.create(input, staff));
  }

  /** 200, everything is replaced, last write wins; a new title or text is a new version; 400; 404. */
  @Needs('SETTINGS')
  @Put('textos/:id')
  async updateText(
    @Param('id') text: string,
    @JsonBody() body: Values,
    @CurrentStaff() staff: SignedInStaff,
  ) {
    const { id } = await this.inputs.checkQuery(ConsentTextIdInput, { id: asWholeNumber(text) });
    const input = await this.inputs.check(ConsentTextInput, fromTexto(body));
    return toTexto(await this.texts.update(id, undefined, input, staff));
  }

  /** 200, what the visit `cita` still needs; or the text `texto_id` as it reads for `paciente`; 404. */
  @Get('por-firmar')
  async listToSign(@Query() query: Values) {
    if (query[CONSENTIMIENTO.textId] === undefined) {
      const { appointmentId } = await this.inputs.checkQuery(ConsentsOfVisitInput, {
        appointmentId: asWholeNumber(query[CONSENTIMIENTO.appointmentId]),
      });
      return (await this.toSign.ofVisit(appointmentId)).map(toPorFirmar);
    }
    const asked = await this.inputs.checkQuery(ConsentToSignInput, fromConsultaDeTexto(query));
    return [toPorFirmar(await this.toSign.one(asked.textId, asked.patientId, asked.appointmentId ?? null))];
  }

  /** 200, a patient's answers, newest first. */
  @Get()
  async ofPatient(@Query() query: Values) {
    const { patientId } = await this.inputs.checkQuery(SignedConsentsOfInput, {
      patientId: asWholeNumber(query[CONSENTIMIENTO.patientId]),
    });
    return (await this.signed.ofPatient(patientId)).map(toConsentimiento);
  }

  /** 201; 400 with errors by field; 404; 409 if the text reads differently by now. */
  @Idempotent.Route()
  @Post()
  async sign(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const { textId, patientId, appointmentId, ...signature } = await this.inputs.check(
      SignConsentInput,
      fromFirma(body),
    );
    const what = { textId, patientId, appointmentId: appointmentId ?? null };
    return toConsentimiento(await this.signed.sign(what, signature, 'CLINIC', staff.id));
  }

  /** 201, the path of a page that works once, for 60 minutes; 400; 404. */
  @Idempotent.Route()
  @Post('enlaces')
  async createLink(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const asked = await this.inputs.check(ConsentLinkInput, fromEnlace(body));
    const { id, token, expiresAt } = await this.links.issue(
      asked.textId,
      asked.patientId,
      asked.appointmentId ?? null,
      asked.signer,
      asked.isOfAge,
      staff,
    );
    return { id, ruta: signingPath(token), vence: expiresAt };
  }

  /** 201; 400, also if the visit does not need that text; 404. */
  @Idempotent.Route()
  @Post('sin-firma')
  async omit(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const { appointmentId, textId, reason } = await this.inputs.check(OmitConsentArgs, fromOmision(body));
    return toConsentimiento(await this.signed.omit(appointmentId, textId, reason, staff));
  }

  /** 200; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const found = await this.signed.read(await this.idOf(text));
    if (!found) throw new DomainError('NOT_FOUND', { message: SIGNED_CONSENT_NOT_FOUND });
    return toConsentimiento(found);
  }

  /** 200, the text with the signature; 404. */
  @Get('pdf/:id')
  async pdf(@Param('id') text: string, @Res() reply: FastifyReply): Promise<void> {
    await sendDownload(reply, await this.papers.pdf(await this.idOf(text)));
  }

  /** 200; 400; 404; 409 if it was not accepted or is already withdrawn. */
  @Post('retirar/:id')
  @HttpCode(200)
  async withdraw(@Param('id') text: string, @JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const id = await this.idOf(text);
    const asked = { id, reason: body[CONSENTIMIENTO.reason] };
    const { reason } = await this.inputs.check(WithdrawSignedConsentArgs, asked);
    return toConsentimiento(await this.signed.withdraw(id, reason, staff));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(SignedConsentIdInput, { id: asWholeNumber(text) })).id;
  }
}
