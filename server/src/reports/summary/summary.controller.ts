import { ALL_SUMMARY_AREAS } from '#domain/reports/summary-areas.js';
import { SUMMARY_TABLES } from '#domain/reports/summary-tables.es.js';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { ListExports, wholeList } from '../../access/list-exports.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { fromSummaryQuery, RESUMEN, toResumen } from './resumen.wire.js';
import { SummaryInput, SummaryTableInput } from './summary.input.js';
import { SummaryService } from './summary.service.js';

type Values = Readonly<Record<string, unknown>>;

@Needs(...ALL_SUMMARY_AREAS)
@Controller('api/reportes/resumen')
@WireErrors(RESUMEN)
export class SummaryController {
  constructor(
    private readonly summaries: SummaryService,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the parts that the user may read; 400 for the period. */
  @Get()
  async read(@Query() query: Values, @CurrentStaff() staff: SignedInStaff) {
    const { from, to } = await this.inputs.checkQuery(SummaryInput, fromSummaryQuery(query));
    return toResumen(await this.summaries.read({ from, to }, staff));
  }

  /** 200, one table as a spreadsheet; 400, or 403 for a table of a part that the user may not read. */
  @Get('exportar')
  async export(
    @Query() query: Values,
    @CurrentStaff() staff: SignedInStaff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { table, from, to } = await this.inputs.checkQuery(SummaryTableInput, fromSummaryQuery(query));
    const { title, word, columns } = SUMMARY_TABLES[table];
    const rows = await this.summaries.table(table, { from, to }, staff);
    await this.exports.send(reply, 'SUMMARY', query[RESUMEN.format], async () => wholeList([...rows]), {
      title,
      fileName: `resumen-${word}`,
      columns,
    });
  }
}
