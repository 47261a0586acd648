import { DomainError } from '#domain/errors.js';
import type { FastifyRequest } from 'fastify';
import { sentForm } from '../../foundation/http/bodies/form-body.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * The parameters of a request, by name: those of its URL, followed by those of its form. A name in both counts as sent
 * twice (R4, Search, 'POST').
 * @throws DomainError `UNSUPPORTED_MEDIA_TYPE` for a body that is not a form
 */
export function parametersOf(request: FastifyRequest): Values {
  const inAddress = request.query as Values;
  const { body } = request;
  if (body === undefined || body === null) return inAddress;
  const form = sentForm(request);
  if (!form) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const names = new Set([...Object.keys(inAddress), ...Object.keys(form)]);
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = [...valuesOf(inAddress, name), ...valuesOf(form, name)];
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function valuesOf(source: Values, name: string): unknown[] {
  if (!Object.hasOwn(source, name)) return [];
  const sent = source[name];
  return Array.isArray(sent) ? sent : [sent];
}
