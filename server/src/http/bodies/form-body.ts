import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const MARK = { acceptsForm: true };

/** For a route that receives a page's form without scripts: the body is the fields, each with its last value. */
export const FormBody = () => RouteConfig(MARK);

export const acceptsForm = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config !== undefined && 'acceptsForm' in routeOptions.config;

export const parseForm = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));
