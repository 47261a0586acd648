// A typed client of the REST API: `npm install openapi-fetch`, and huella-rest.generated.ts beside this file.
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './huella-rest.generated.ts';

/** @param token an API key or a user's `access` token; public endpoints need none. */
export function huella(baseUrl: string, token?: string): Client<paths> {
  return createClient<paths>({
    baseUrl,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
}
