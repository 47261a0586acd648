import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { BackupDownloads } from './backup-downloads.js';
import { BackupIdInput } from './backup-id.input.js';
import { BackupList } from './backup-list.js';
import { BackupService } from './backup.service.js';

@Needs('BACKUP')
@Controller('api/database/backup')
export class BackupController {
  constructor(
    private readonly backups: BackupService,
    private readonly list: BackupList,
    private readonly downloads: BackupDownloads,
    private readonly inputs: Inputs,
  ) {}

  /** 200, a plain SQL dump that `psql` can restore into an empty database; 409 during another download. */
  @Get()
  async download(@Res() reply: FastifyReply, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    const { fileName, content } = await this.downloads.begin(staff, reply.raw, () => this.backups.create());
    await asAttachment(reply, 'application/sql; charset=utf-8', fileName).send(content);
  }

  /** 200, the stored file: compressed, and encrypted if a passphrase is set; 404; 409 during another download. */
  @Get(':id')
  async downloadKept(
    @Param('id') text: string,
    @Res() reply: FastifyReply,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    const { id } = await this.inputs.checkQuery(BackupIdInput, { id: asWholeNumber(text) });
    const { fileName, bytes, content } = await this.downloads.begin(staff, reply.raw, () =>
      this.list.open(id),
    );
    void asAttachment(reply, 'application/octet-stream', fileName);
    if (bytes !== undefined) void reply.header('content-length', bytes);
    await reply.send(content);
  }
}

const asAttachment = (reply: FastifyReply, type: string, fileName: string): FastifyReply =>
  reply.header('content-type', type).header('content-disposition', `attachment; filename="${fileName}"`);
