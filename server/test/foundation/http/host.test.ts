import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ environment: { TRUST_PROXY: 'on' } });

const QUERY = JSON.stringify({ query: '{ clinic { name } }' });

/** Sends a request with a chosen Host header, which fetch would set itself. */
function send(path: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const isGraphql = path === '/graphql';
    const outgoing = httpRequest(new URL(path, product.url), {
      method: isGraphql ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    outgoing.end(isGraphql ? QUERY : undefined);
  });
}

/** @returns the status line of the response. */
async function sendWithoutHost(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  socket.write([...lines, '', body].join('\r\n'));
  const answer = await text(socket);
  return answer.split('\r\n')[0]!;
}

describe('Malformed host', () => {
  const MALFORMED: Record<string, string>[] = [
    { host: 'a b' },
    { host: ']' },
    { host: 'clinica.cl', 'x-forwarded-host': 'a b' },
    { host: 'clinica.cl', 'x-forwarded-proto': 'a b' },
  ];

  it.each(MALFORMED)('refuses a malformed host by REST, its description and GraphQL: %j', async (headers) => {
    for (const path of ['/graphql', '/api/get-csrf-token/', '/api/openapi.json']) {
      const { status, body } = await send(path, headers);
      expect([path, status]).toEqual([path, 400]);
      expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/) });
    }
  });

  it.each(['clinica.cl', 'clinica.cl:8080', '[::1]:3000', '127.0.0.1'])(
    'accepts the valid host %s',
    async (host) => {
      for (const path of ['/graphql', '/api/get-csrf-token/']) {
        expect((await send(path, { host })).status).toBe(200);
      }
    },
  );
});

describe('HTTP/1.0 request without a host', () => {
  it('answers an HTTP/1.0 request without a host, as simple health checks send', async () => {
    expect(await sendWithoutHost(['GET /health/ready HTTP/1.0'])).toMatch(/ 200 /);
  });

  it('refuses a GraphQL request without a host', async () => {
    const lines = [
      'POST /graphql HTTP/1.0',
      'content-type: application/json',
      `content-length: ${QUERY.length}`,
    ];
    expect(await sendWithoutHost(lines, QUERY)).toMatch(/ 400 /);
  });
});

describe('Without a configured public address', () => {
  const HEADERS = { authorization: '', accept: 'application/fhir+json' };
  const baseFor = async (host: string): Promise<string> => {
    const { body } = await send('/fhir/metadata', { ...HEADERS, host });
    return JSON.parse(body).implementation.url as string;
  };

  it('names this machine in FHIR’s base URL without a configured address, never a host made up by the client', async () => {
    const { host, port } = new URL(product.url);
    expect(await baseFor(host)).toBe(`http://${host}/fhir`);
    expect(await baseFor('localhost:8080')).toBe('http://localhost:8080/fhir');
    expect(await baseFor('malo.example')).toBe(`http://127.0.0.1:${port}/fhir`);
    expect(await baseFor('localhost.malo.example')).toBe(`http://127.0.0.1:${port}/fhir`);
  });

  it('does not tell browsers to use HTTPS, and opens schema and playground, without a configured address', async () => {
    const { headers } = await product.client().get('/public/reservar');
    expect(headers.get('strict-transport-security')).toBeNull();
    const { body } = await product.client().graphql('{ __schema { queryType { name } } }');
    expect(body.data.__schema.queryType.name).toBe('Query');
    const page = await product.client().send('GET', '/graphql', undefined, { accept: 'text/html' });
    expect(page.body).toContain('id="playground"');
  });
});
