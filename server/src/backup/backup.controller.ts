import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BackupService } from './backup.service.js';

@Controller('api/database/backup')
export class BackupController {
  constructor(private readonly backups: BackupService) {}

  /** 200, a plain SQL dump as a download; `psql` restores it into an empty database. */
  @Get()
  async download(@Res() reply: FastifyReply): Promise<void> {
    const { fileName, content } = await this.backups.create();
    await reply
      .header('content-type', 'application/sql; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .send(content);
  }
}
