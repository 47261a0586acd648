import { parseInstant } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bundle, BundleLink, FhirResource } from 'fhir/r4.js';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { Clock } from '../../foundation/clock.js';
import { FHIR_JSON } from '../../foundation/errors/operation-outcome.js';
import { hasEtag } from '../../foundation/http/etag.js';
import { clientAddress } from '../../foundation/http/network/client-network.js';
import { isLoopback } from '../../foundation/http/network/loopback.js';
import { isId } from '../../foundation/input/field-rules.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { assertJsonAccepted } from './accepted-format.js';
import { NO_SUCH_RESOURCE } from './fhir.es.js';
import { parametersOf } from './sent-parameters.js';
import { PAGE_PARAMETER, readSearch, type Search } from './read-search.js';
import type { FoundPage } from './search-page.js';
import type { SearchParameters } from './search-parameters.js';

@Injectable()
export class FhirResponses {
  constructor(
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /** The base URL of the resources, without a trailing slash. */
  async baseOf(request: FastifyRequest): Promise<string> {
    return `${(await this.address.current()) ?? originOf(request)}/fhir`;
  }

  /**
   * 200 with the version as `ETag`, 304 if the client has that version.
   * @param find logs the access, so it must not begin before the request is accepted.
   * @throws DomainError `NOT_ACCEPTABLE` or `NOT_FOUND`
   */
  async one<Resource extends FhirResource>(
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<Resource | undefined>,
  ): Promise<Resource | undefined> {
    assertJsonAccepted(request, parametersOf(request));
    const resource = await find();
    if (!resource) throw new DomainError('NOT_FOUND', { message: NO_SUCH_RESOURCE });
    const { versionId = '', lastUpdated } = resource.meta ?? {};
    const etag = `W/"${versionId}"`;
    void reply.header('etag', etag);
    if (lastUpdated !== undefined)
      void reply.header('last-modified', parseInstant(lastUpdated).toUTCString());
    if (hasEtag(request, etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.type(FHIR_JSON);
    return resource;
  }

  /**
   * 200 with a bundle that links to itself and the next page.
   * @throws DomainError `BAD_REQUEST`
   */
  async many<Resource extends FhirResource>(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: SearchParameters,
    find: (search: Search) => Promise<FoundPage<Resource>>,
  ): Promise<Bundle> {
    const query = parametersOf(request);
    assertJsonAccepted(request, query);
    const { prefer } = request.headers;
    const asked = { query, prefer: typeof prefer === 'string' ? prefer : undefined };
    const time = { timeZone: this.clock.timeZone, now: this.clock.now() };
    const search = readSearch(parameters, asked, time);
    const { nodes, endCursor, hasNextPage, total } = await find(search);
    const base = await this.baseOf(request);
    const [path = ''] = request.url
      .replace(/(\/_search)?\/?(\?.*)?$/, '')
      .split('/')
      .slice(-1);
    const address = `${base}/${path}`;
    void reply.type(FHIR_JSON);
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      ...(total !== undefined && { total }),
      link: linksOf(address, search, hasNextPage ? endCursor : null),
      ...(nodes.length > 0 && {
        entry: nodes.map((resource) => ({
          fullUrl: `${address}/${resource.id ?? ''}`,
          resource,
          search: { mode: 'match' as const },
        })),
      }),
    };
  }
}

/**
 * The numeric id.
 * @throws DomainError `NOT_FOUND` for any other text, because no resource has it as id
 */
export function numberOf(id: string): number {
  const number = asWholeNumber(id);
  if (!isId(number)) throw new DomainError('NOT_FOUND', { message: NO_SUCH_RESOURCE });
  return number;
}

function linksOf(address: string, { understood, after }: Search, next: string | null): BundleLink[] {
  const to = (place: string | null): string => {
    const query = new URLSearchParams(understood.map(([name, value]): [string, string] => [name, value]));
    if (place !== null) query.set(PAGE_PARAMETER, place);
    return query.size > 0 ? `${address}?${query.toString()}` : address;
  };
  return [
    { relation: 'self', url: to(after) },
    ...(next === null ? [] : [{ relation: 'next', url: to(next) }]),
  ];
}

/** The client chooses `Host` freely: unless it names this machine, the address of the connection is used. */
function originOf({ protocol, host, hostname, socket }: FastifyRequest): string {
  if (isLoopback(hostname)) return `${protocol}://${host}`;
  const address = clientAddress(socket.localAddress) ?? '127.0.0.1';
  return `${protocol}://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}
