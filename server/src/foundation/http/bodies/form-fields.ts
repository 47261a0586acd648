import { DomainError } from '#domain/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { objectInBody } from './json-body.js';

/**
 * The fields of a page's form (`FormBody`), which are all texts; none without a body.
 * @throws DomainError `BAD_REQUEST` if a program sent JSON with other values, and the errors of `JsonBody`
 */
export const FormFields = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const fields = objectInBody(context);
  if (Object.values(fields).some((value) => typeof value !== 'string')) throw new DomainError('BAD_REQUEST');
  return fields;
});
