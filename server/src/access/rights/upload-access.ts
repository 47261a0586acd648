import { DomainError } from '#domain/errors.js';
import { type Area, may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestSessions } from '../sessions/request-sessions.js';
import { refusal } from './refusal.js';

/** Decides whether a user may upload, before a file is read into memory. The guards decide again. */
@Injectable()
export class UploadAccess {
  constructor(private readonly sessions: RequestSessions) {}

  /** @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` */
  async assertMayUpload(request: FastifyRequest, area: Area): Promise<void> {
    const claims = this.sessions.claimsOf(request);
    const sender = claims && (await this.sessions.senderOf(request, claims));
    if (!sender) throw new DomainError('UNAUTHENTICATED');
    if (!may(sender.rights, area, 'WRITE')) throw refusal(sender, area, 'WRITE');
  }
}
