import { DomainError } from '#domain/errors.js';
import { may } from '#domain/access/rights.js';
import { OWN_CHANGES_REFUSED } from '#domain/visitors/own-appointments/own-appointment.es.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UploadArea } from '../../foundation/http/bodies/upload.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { clientNetwork } from '../../foundation/http/network/client-network.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { refusal } from './refusal.js';

/** Decides whether a user may upload, before a file is read into memory. The guards decide again. */
@Injectable()
export class UploadAccess {
  constructor(
    private readonly sessions: RequestSessions,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns a name of the sender: of the user, or of a visitor's network.
   * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`; `TOO_MANY_REQUESTS` for a visitor
   */
  async assertMayUpload(request: FastifyRequest, area: UploadArea): Promise<string> {
    if (area === 'VISITOR') {
      const network = clientNetwork(request.ip);
      await this.limits.visitorFiles.assertNotTooMany(network, OWN_CHANGES_REFUSED);
      return network;
    }
    const claims = this.sessions.claimsOf(request);
    const sender = claims && (await this.sessions.senderOf(request, claims));
    if (!sender) throw new DomainError('UNAUTHENTICATED');
    if (!may(sender.rights, area, 'WRITE')) throw refusal(sender, area, 'WRITE');
    return `user:${sender.id}`;
  }
}
