import { parse, type ParsedUrlQuery } from 'node:querystring';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const MARK = { acceptsForm: true };

/** For a route that receives a page's form without scripts: the body is the fields, each with its last value. */
export const FormBody = () => RouteConfig(MARK);

/** The fields of a form, each with all its values. */
export class SentForm {
  constructor(readonly fields: Readonly<ParsedUrlQuery>) {}
}

/** For a route that receives a program's form: the body is a `SentForm`. */
export const RepeatedFormBody = () => RouteConfig({ ...MARK, repeatsFields: true });

/** @returns undefined for a body that is not a form. */
export const sentForm = ({ body }: FastifyRequest): SentForm['fields'] | undefined =>
  body instanceof SentForm ? body.fields : undefined;

export const acceptsForm = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config !== undefined && 'acceptsForm' in routeOptions.config;

export const parseForm = (
  { routeOptions: { config } }: FastifyRequest,
  text: string,
): Record<string, string> | SentForm =>
  'repeatsFields' in config ? new SentForm(parse(text)) : Object.fromEntries(new URLSearchParams(text));
