import { DomainError } from '#domain/errors.js';
import { CERTIFICATE_NOT_FOUND } from '#domain/records/certificates/certificate.es.js';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { fromPageQuery, sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { sendDownload } from '../../foundation/http/send-download.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import {
  CERTIFICADO,
  fromAnulacion,
  fromCertificado,
  fromCertificadosQuery,
  fromRespuesta,
  toCertificado,
} from './certificado.wire.js';
import {
  AnswerReferralInput,
  CertificateIdInput,
  CertificatesQuery,
  IssueCertificateInput,
  OpenReferralsInput,
  WithdrawCertificateInput,
} from './certificate.input.js';
import { CertificatePapers } from './certificate-papers.js';
import { Certificates } from './certificates.service.js';

type Values = Record<string, unknown>;

@Needs('HEALTH_DATA')
@Controller('api/pacientes/certificados')
@WireErrors(CERTIFICADO)
export class CertificatesController {
  constructor(
    private readonly certificates: Certificates,
    private readonly papers: CertificatePapers,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, a page of a patient's certificates and letters, the last issued first, by `?paciente={id}` or `?rut=`; 400
   * without one, 404 if unknown.
   */
  @Get()
  async ofPatient(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(CertificatesQuery, fromCertificadosQuery(query));
    return sendPage(reply, await refusingCursor(this.certificates.ofPatient(asked)), toCertificado);
  }

  /** 200, a page of the referrals without an answer, the oldest first; 400. */
  @Get('derivaciones')
  async openReferrals(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(OpenReferralsInput, fromPageQuery(query));
    return sendPage(reply, await refusingCursor(this.certificates.openReferrals(asked)), toCertificado);
  }

  /** 200, also a withdrawn one; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const found = await this.certificates.read(await this.idOf(text));
    if (!found) throw new DomainError('NOT_FOUND', { message: CERTIFICATE_NOT_FOUND });
    return toCertificado(found);
  }

  /** 200, its page and its photos as a PDF, also of a withdrawn one, which says so; 404. */
  @Get(':id/pdf')
  async pdf(@Param('id') text: string, @Req() { host }: FastifyRequest, @Res() reply: FastifyReply) {
    await sendDownload(reply, await this.papers.pdf(await this.idOf(text), host));
  }

  /** 201, the issued certificate, or the valid one with the same contents; 400 by field; 404 for an unknown record. */
  @Idempotent.Route()
  @Post()
  async issue(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(IssueCertificateInput, fromCertificado(body));
    return toCertificado(await this.certificates.issue(input, staff));
  }

  /** 200, the answered referral; 400 by field, on `id` if it is no referral, was answered or withdrawn; 404. */
  @Idempotent.Route()
  @Post(':id/respuesta')
  @HttpCode(200)
  async answer(@Param('id') text: string, @JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const id = await this.idOf(text);
    const input = await this.inputs.check(AnswerReferralInput, fromRespuesta(id, body));
    return toCertificado(await this.certificates.answer(input, staff));
  }

  /** 200, the withdrawn certificate; 400 by field, on `id` if it was withdrawn, or answered, before; 404. */
  @Idempotent.Route()
  @Post(':id/anulacion')
  @HttpCode(200)
  async withdraw(@Param('id') text: string, @JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const id = await this.idOf(text);
    const input = await this.inputs.check(WithdrawCertificateInput, fromAnulacion(id, body));
    return toCertificado(await this.certificates.withdraw(input, staff));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(CertificateIdInput, { id: asWholeNumber(text) })).id;
  }
}
