import { DomainError } from '#domain/errors.js';
import { CERTIFICATE_NOT_FOUND } from '#domain/records/certificates/certificate.es.js';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentStaff } from '../../access/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { readPatientQuery } from '../clinical-records/ficha.wire.js';
import { PatientOfQuery } from '../clinical-records/patient-of-query.input.js';
import { CERTIFICADO, fromCertificado, toCertificado } from './certificado.wire.js';
import { CertificateIdInput, IssueCertificateInput } from './certificate.input.js';
import { Certificates } from './certificates.service.js';

type Values = Record<string, unknown>;

@Needs('HEALTH_DATA')
@Controller('api/pacientes/certificados')
@WireErrors(CERTIFICADO)
export class CertificatesController {
  constructor(
    private readonly certificates: Certificates,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, a patient's certificates and letters, the last issued first, by `?paciente={id}` or `?rut=`; 400 without one,
   * 404 if unknown.
   */
  @Get()
  async ofPatient(@Query() query: Values) {
    const patient = await this.inputs.checkQuery(PatientOfQuery, readPatientQuery(query));
    return (await this.certificates.ofPatient(patient)).map(toCertificado);
  }

  /** 200, also a withdrawn one; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const { id } = await this.inputs.checkQuery(CertificateIdInput, { id: asWholeNumber(text) });
    const found = await this.certificates.read(id);
    if (!found) throw new DomainError('NOT_FOUND', { message: CERTIFICATE_NOT_FOUND });
    return toCertificado(found);
  }

  /** 201, the issued certificate, or the valid one with the same contents; 400 by field; 404 for an unknown record. */
  @Idempotent.Route()
  @Post()
  async issue(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(IssueCertificateInput, fromCertificado(body));
    return toCertificado(await this.certificates.issue(input, staff));
  }
}
