import type { RequestWords } from '#domain/privacy/request-form.js';
import { Injectable } from '@nestjs/common';
import { Inputs } from '../../foundation/input/inputs.js';
import { PrivacyRequestInput } from './privacy-request.input.js';
import { PrivacyRequestsService, type Receipt } from './privacy-requests.service.js';

/** Requests about personal data, as sent by the page's plain form. */
@Injectable()
export class PrivacyRequestForms {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly inputs: Inputs,
  ) {}

  /** @throws DomainError `INVALID_INPUT` with the form's field names, or `TOO_MANY_REQUESTS` */
  async ask(words: RequestWords, network: string): Promise<Receipt> {
    return this.requests.ask(await this.inputs.check(PrivacyRequestInput, { ...words }), network);
  }

  /** Refuses a form whose hidden field is filled in. @throws DomainError `TOO_MANY_REQUESTS`, always */
  refuse(network: string): Promise<never> {
    return this.requests.refuse(network);
  }
}
