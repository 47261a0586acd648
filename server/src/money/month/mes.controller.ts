import { MONTH_SHEET_NAMES, MONTH_SHEETS } from '#domain/money/month-sheets.es.js';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ListExports, type LoadedSheet } from '../../access/list-exports.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { MES, readMonth, readMonthExport, toMes } from './mes.wire.js';
import { MonthExportInput, MonthInput } from './month.input.js';
import { Months } from './month.service.js';

/** The accountant's month. */
@Needs('CAJA_CORRECTIONS')
@Controller('api/caja/mes')
@WireErrors(MES)
export class MesController {
  constructor(
    private readonly months: Months,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200; 400. */
  @Get(':mes')
  async read(@Param('mes') text: string) {
    const { month } = await this.inputs.checkQuery(MonthInput, { month: readMonth(text) });
    return toMes(await this.months.read(month));
  }

  /** 200, a sheet, or as XLSX all of them; 400. */
  @Get(':mes/exportar')
  async export(
    @Param('mes') text: string,
    @Query() query: Record<string, unknown>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { month, format, sheet } = await this.inputs.checkQuery(
      MonthExportInput,
      readMonthExport(text, query),
    );
    const only = sheet ?? (format === 'csv' ? 'SUMMARY' : null);
    const names = only ? [only] : MONTH_SHEET_NAMES;
    const lines = await this.months.sheets(names, month);
    const sheets: LoadedSheet[] = names.map((name, index) => {
      const { title, columns } = MONTH_SHEETS[name];
      return { title, columns, rows: lines[index] ?? [] };
    });
    const fileName = `${only ? MONTH_SHEETS[only].fileName : 'mes'}-${month.slice(0, 7)}`;
    await this.exports.sendSheets(reply, 'MONTH', format, fileName, sheets);
  }
}
