import { DomainError } from '#domain/errors.js';
import { PAY_MESSAGES } from '#domain/money/pay.es.js';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { ListExports } from '../../access/list-exports.js';
import { AnyStaff, Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { readMonth } from '../month/mes.wire.js';
import { MonthInput } from '../month/month.input.js';
import {
  LIQUIDACIONES,
  readRegime,
  toLiquidacion,
  toRegimen,
  toResumenDePago,
} from './liquidaciones.wire.js';
import {
  PaidProfessionalInput,
  PayExportInput,
  PayRegimeInput,
  StatementExportInput,
  StatementInput,
} from './pay.input.js';
import { asRegimeModel } from './pay.model.js';
import { PayRegimes } from './pay-regimes.service.js';
import { Pay, type PayStatement } from './pay.service.js';
import { monthSheet, statementSheet } from './statement-sheet.js';

/** Professionals' pay for a month. */
@Needs('CAJA_CORRECTIONS')
@Controller('api/caja/liquidaciones')
@WireErrors(LIQUIDACIONES)
export class LiquidacionesController {
  constructor(
    private readonly pay: Pay,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200; 400. */
  @Get(':mes')
  async list(@Param('mes') text: string) {
    const { month } = await this.inputs.checkQuery(MonthInput, { month: readMonth(text) });
    return (await this.pay.month(month)).map(toResumenDePago);
  }

  /** 200, the sums of all professionals; 400. */
  @Get(':mes/exportar')
  async exportMonth(
    @Param('mes') text: string,
    @Query('formato') wanted: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { month, format } = await this.inputs.checkQuery(PayExportInput, {
      month: readMonth(text),
      format: wanted,
    });
    const sheet = monthSheet(await this.pay.month(month));
    await this.exports.sendSheets(reply, 'PAY', format, `liquidaciones-${month.slice(0, 7)}`, [sheet]);
  }

  /** 200; 400, 404. */
  @Get(':mes/:profesional')
  async read(@Param('mes') text: string, @Param('profesional') id: string) {
    const { month, professionalId } = await this.inputs.checkQuery(StatementInput, {
      month: readMonth(text),
      professionalId: asWholeNumber(id),
    });
    return toLiquidacion(await this.pay.statement(professionalId, month));
  }

  /** 200, the lines and their sums; 400, 404. */
  @Get(':mes/:profesional/exportar')
  async export(
    @Param('mes') text: string,
    @Param('profesional') id: string,
    @Query('formato') wanted: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { month, professionalId, format } = await this.inputs.checkQuery(StatementExportInput, {
      month: readMonth(text),
      professionalId: asWholeNumber(id),
      format: wanted,
    });
    const statement = await this.pay.statement(professionalId, month);
    const name = `liquidacion-${professionalId}-${month.slice(0, 7)}`;
    await this.exports.sendSheets(reply, 'PAY', format, name, [statementSheet(statement)]);
  }

  /** 201, the settled statement; 400, 404. */
  @Idempotent.Route()
  @Post(':mes/:profesional')
  async settle(
    @Param('mes') text: string,
    @Param('profesional') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ) {
    const { month, professionalId } = await this.inputs.check(StatementInput, {
      month: readMonth(text),
      professionalId: asWholeNumber(id),
    });
    return toLiquidacion(await this.pay.settle(professionalId, month, staff));
  }
}

/** How professionals are paid. */
@Needs('CAJA_CORRECTIONS')
@Controller('api/caja/regimenes')
@WireErrors(LIQUIDACIONES)
export class RegimenesController {
  constructor(
    private readonly regimes: PayRegimes,
    private readonly inputs: Inputs,
  ) {}

  /** 200, a professional's regimes, the newest first; 400. */
  @Get()
  async list(@Query('profesional') id: unknown) {
    const { professionalId } = await this.inputs.checkQuery(PaidProfessionalInput, {
      professionalId: asWholeNumber(id),
    });
    return (await this.regimes.of(professionalId)).map((row) => toRegimen(asRegimeModel(row)));
  }

  /** 201; 400 by field, 404. */
  @Idempotent.Route()
  @Post()
  async add(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(PayRegimeInput, readRegime(body));
    return toRegimen(asRegimeModel(await this.regimes.add(input, staff)));
  }
}

/** The pay of the professional who is the user. */
@AnyStaff()
@Controller('api/mi-liquidacion')
@WireErrors(LIQUIDACIONES)
export class MiLiquidacionController {
  constructor(
    private readonly pay: Pay,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200; 400, 404 if the user is no professional. */
  @Get(':mes')
  async read(@Param('mes') text: string, @CurrentStaff() staff: SignedInStaff) {
    const { month } = await this.inputs.checkQuery(MonthInput, { month: readMonth(text) });
    return toLiquidacion(found(await this.pay.ownStatement(staff, month)));
  }

  /** 200, the lines and their sums; 400, 404 if the user is no professional. */
  @Get(':mes/exportar')
  async export(
    @Param('mes') text: string,
    @Query('formato') wanted: unknown,
    @CurrentStaff() staff: SignedInStaff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { month, format } = await this.inputs.checkQuery(PayExportInput, {
      month: readMonth(text),
      format: wanted,
    });
    const statement = found(await this.pay.ownStatement(staff, month));
    const name = `liquidacion-${month.slice(0, 7)}`;
    await this.exports.sendSheets(reply, 'PAY', format, name, [statementSheet(statement)]);
  }
}

function found(statement: PayStatement | undefined): PayStatement {
  if (!statement) throw new DomainError('NOT_FOUND', { message: PAY_MESSAGES.notProfessional });
  return statement;
}
