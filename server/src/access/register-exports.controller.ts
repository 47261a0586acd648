import { may } from '#domain/access/rights.js';
import { exportInWords } from '#domain/spreadsheets/exported-lists.es.js';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from './actors/current-staff.decorator.js';
import { Needs, WholeClinic } from './rights/needs.decorator.js';
import type { SignedInStaff } from './actors/staff.js';
import { SecurityEventPageInput } from './security-log/security-event.input.js';
import { SecurityLog } from './security-log/security-log.js';
import { Inputs } from '../foundation/input/inputs.js';
import { asWholeNumber } from '../foundation/input/whole-number.js';
import { AccessLog } from './log/access-log.js';
import { AccessPageInput } from './log/access-page.input.js';
import { ExportRegister } from './log/export-register.js';
import { EXPORT_PAGE, ListExports } from './list-exports.js';
import { REGISTRO } from './registro.wire.js';

type Values = Readonly<Record<string, unknown>>;

/** The registers as spreadsheets. */
@Controller('api')
export class RegisterExportsController {
  constructor(
    private readonly accessLog: AccessLog,
    private readonly securityLog: SecurityLog,
    private readonly exportRegister: ExportRegister,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, the reads of a patient's health data, newest first; without a patient, the creations of archives and the
   * downloads of backups and archives.
   */
  @WholeClinic()
  @Needs('HEALTH_DATA')
  @Get('accesos/exportar')
  async accesses(@Query() query: Values, @Res() reply: FastifyReply): Promise<void> {
    const asked = await this.inputs.checkQuery(AccessPageInput, {
      patientId: asWholeNumber(query[REGISTRO.patientId]),
    });
    await this.exports.send(reply, 'ACCESSES', query[REGISTRO.format], (after) =>
      this.accessLog.page({ ...asked, first: EXPORT_PAGE, after }),
    );
  }

  /** 200, logins, attempts and account changes of the last 12 months, newest first. */
  @Needs('TEAM')
  @Get('seguridad/exportar')
  async security(@Query() query: Values, @Res() reply: FastifyReply): Promise<void> {
    const asked = await this.inputs.checkQuery(SecurityEventPageInput, {
      staffUserId: asWholeNumber(query[REGISTRO.staffUserId]),
      kind: query[REGISTRO.kind],
    });
    await this.exports.send(reply, 'SECURITY', query[REGISTRO.format], (after) =>
      this.securityLog.page({ ...asked, first: EXPORT_PAGE, after }),
    );
  }

  /** 200, the exports of lists and of persons' data, newest first. */
  @Needs('TEAM')
  @Get('exportaciones/exportar')
  async dataExports(
    @Query(REGISTRO.format) format: unknown,
    @CurrentStaff() staff: SignedInStaff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const seesNames = may(staff.rights, 'PATIENTS', 'READ');
    await this.exports.send(reply, 'EXPORTS', format, async (after) => {
      const page = await this.exportRegister.page({ first: EXPORT_PAGE, after });
      return {
        ...page,
        nodes: page.nodes.map((row) =>
          seesNames
            ? { ...row, what: exportInWords(row.list, row.patientName) }
            : { ...row, receivedBy: '', what: exportInWords(row.list, undefined) },
        ),
      };
    });
  }
}
