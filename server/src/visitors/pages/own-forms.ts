import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { isOwnOrigin } from '../../access/sockets/own-origin.js';

/** Tells our own forms from those on other websites. */
@Injectable()
export class OwnForms {
  constructor(private readonly address: PublicAddress) {}

  /**
   * Whether a form was on one of our own pages. Current browsers report where a request comes from in
   * `Sec-Fetch-Site`; older ones in `Origin`, which a page without a referrer sends as 'null'.
   */
  async isOwn(request: FastifyRequest): Promise<boolean> {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site !== undefined) return site === 'same-origin';
    return origin !== undefined && isOwnOrigin(origin, request.host, () => this.address.current());
  }

  /**
   * A form on another site must not book or cancel in a visitor's name.
   * @throws DomainError `CSRF_FAILED`
   */
  async assertOwn(request: FastifyRequest): Promise<void> {
    if (!(await this.isOwn(request))) throw new DomainError('CSRF_FAILED');
  }
}
