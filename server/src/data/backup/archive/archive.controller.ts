import { ARCHIVE_MESSAGES } from '#domain/data/backup/archive.es.js';
import { DomainError } from '#domain/errors.js';
import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ClientNetwork, CurrentStaff } from '../../../access/actors/current-staff.decorator.js';
import { Needs, PeopleOnly } from '../../../access/rights/needs.decorator.js';
import { PasswordProof } from '../../../access/second-factor/second-factor.input.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { WireErrors } from '../../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../../foundation/input/inputs.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import { BackupDownloads } from '../backup-downloads.js';
import { BackupIdInput } from '../backup-id.input.js';
import { Archives, assertMayWrite } from './archives.service.js';
import { ARCHIVO, fromArchivo, toArchivo } from './archivo.wire.js';

@Needs('BACKUP')
@PeopleOnly()
@Controller('api/database/archivo')
@WireErrors(ARCHIVO)
export class ArchiveController {
  constructor(
    private readonly archives: Archives,
    private readonly downloads: BackupDownloads,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the progress of the newest archive; 404 if there is none. */
  @Get()
  async newest(@CurrentStaff() staff: SignedInStaff) {
    const newest = await this.archives.newest(staff);
    if (!newest) throw new DomainError('NOT_FOUND', { message: ARCHIVE_MESSAGES.none });
    return toArchivo(newest);
  }

  /** 202, the new archive; 400 on `contrasena`; 409 while another one is being made; 429 after too many attempts. */
  @Post()
  @HttpCode(202)
  async start(
    @JsonBody() body: Record<string, unknown>,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ) {
    assertMayWrite(staff);
    const { password } = await this.inputs.check(PasswordProof, fromArchivo(body));
    return toArchivo(await this.archives.start(staff, password, network));
  }

  /** 200, the ZIP file; 403 if another user requested it; 404 if it is not ready or is gone; 409 during a download. */
  @Get(':id/descargar')
  async download(
    @Param('id') text: string,
    @Res() reply: FastifyReply,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    const id = await this.idOf(text);
    const { fileName, bytes, content } = await this.downloads.begin(staff, reply.raw, () =>
      this.archives.open(staff, id),
    );
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('content-length', bytes)
      .send(content);
  }

  /** 204; 404 if it is being made or was already removed. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id') text: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.archives.remove(staff, await this.idOf(text));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(BackupIdInput, { id: asWholeNumber(text) })).id;
  }
}
