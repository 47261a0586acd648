import { readdirSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { graphqlRequest, logIn, PASSWORD } from './clinics.mjs';

const TRIES = 20;
const SIZES = { small: 2_000, large: 7_900 };
const GOALS = { times: 8, ms: 20 };

/** Contents that are repeated to the full length. */
const UNITS = [
  ...[
    'a',
    '1',
    ' ',
    '\t',
    ',',
    ';',
    ':',
    '=',
    '"',
    "'",
    '(',
    '[',
    '{',
    '<',
    '/',
    '\\',
    '.',
    '-',
    '%',
    '*',
    'ñ',
  ],
  ...[
    'a ',
    'a, ',
    'a;',
    'a=',
    ';a=',
    ', "',
    '\\"',
    'a="',
    ';a="\\',
    'a/b,',
    '*/*;q=0.1,',
    'a/b;c="d",',
    '1-1,',
  ],
  ...['W/"a", ', 'a.b.', '%41', '[::1]:1', '1.1.1.1, '],
];
/** Valid beginnings of headers, so that parsers don't stop at once. */
const BEGINNINGS = {
  accept: ['text/html;', 'text/html;a="'],
  authorization: ['Bearer ', 'Basic ', 'Bearer huella_'],
  'content-type': ['application/json;', 'application/json; charset="', 'multipart/form-data; boundary='],
  cookie: ['csrftoken=', 'csrftoken="'],
  'idempotency-key': ['"'],
  'if-none-match': ['"', 'W/"'],
  origin: ['http://', 'http://['],
  prefer: ['handling', 'handling='],
  range: ['bytes=', 'bytes=0-'],
  'x-forwarded-for': ['[', '::'],
};
const ASSET = readdirSync(new URL('../dist/client/assets', import.meta.url)).find((name) =>
  name.endsWith('.js'),
);
const JSON_BODY = { 'content-type': 'application/json' };
const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol': 'graphql-transport-ws',
};

/** By kind of request, the headers that the server, Node or a package reads. */
const requestsFor = (key) => ({
  'public page': {
    path: '/public/reservar',
    reads: [
      ...['host', 'connection', 'cookie', 'user-agent', 'accept', 'accept-encoding', 'accept-language'],
      ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'traceparent', 'referer'],
      ...['if-none-match', 'if-modified-since', 'cache-control', 'origin', 'sec-fetch-site', 'x-anything'],
    ],
  },
  'static file': {
    path: `/assets/${ASSET}`,
    reads: [
      ...['accept-encoding', 'range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since'],
      ...['if-unmodified-since', 'cache-control'],
    ],
  },
  'public REST': {
    path: '/api/get-csrf-token/',
    reads: ['authorization', 'cookie', 'accept', 'if-none-match', 'huella-client'],
  },
  'closed REST': { path: '/api/insumos/', reads: ['authorization', 'accept', 'cookie'] },
  'REST write': {
    method: 'POST',
    path: '/api/insumos/',
    headers: { ...JSON_BODY, authorization: `Bearer ${key}` },
    body: '{}',
    reads: ['content-type', 'content-length', 'transfer-encoding', 'expect', 'idempotency-key', 'trailer'],
  },
  'browser’s write': {
    method: 'POST',
    path: '/api/usuarios/auth/login/',
    headers: JSON_BODY,
    body: '{}',
    reads: ['x-csrftoken', 'cookie', 'user-agent', 'origin', 'sec-fetch-site', 'content-type'],
  },
  GraphQL: {
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: JSON.stringify({ query: '{ clinic { name } }' }),
    reads: [
      ...['content-type', 'accept', 'accept-encoding', 'authorization', 'cookie', 'huella-client', 'origin'],
      ...['x-csrftoken', 'idempotency-key', 'x-apollo-operation-name', 'apollo-require-preflight'],
    ],
  },
  FHIR: {
    path: '/fhir/Patient?_count=1',
    headers: { authorization: `Bearer ${key}` },
    reads: ['accept', 'prefer', 'if-none-match'],
  },
  upload: {
    method: 'POST',
    path: '/api/insumos/importaciones/',
    headers: { authorization: `Bearer ${key}` },
    body: 'Nombre\n',
    reads: ['content-type', 'content-length', 'content-disposition', 'idempotency-key'],
  },
  WebSocket: {
    path: '/graphql',
    headers: HANDSHAKE,
    reads: [...Object.keys(HANDSHAKE), 'sec-websocket-extensions', 'origin', 'host', 'cookie'],
  },
});

/** Resolves at the end of the response, whatever its status. @returns false without a response */
function answered(agent, url, { method = 'GET', path, headers, body }, header, value) {
  return new Promise((resolve) => {
    const outgoing = httpRequest(new URL(path, url), {
      agent,
      method,
      headers: { ...headers, [header]: value },
    });
    outgoing.once('response', (answer) => answer.resume().once('close', () => resolve(true)));
    outgoing.once('upgrade', (_answer, socket) => socket.once('close', () => resolve(true)).destroy());
    // The server closed the connection after an earlier request, so this one did not arrive.
    outgoing.once('error', () => resolve(false));
    outgoing.end(body);
  });
}

const valueOf = (size, beginning, unit) => `${`${beginning}${unit.repeat(size)}`.slice(0, size - 1)}!`;

/** The shortest time of several tries for each of the two sizes, in turn. */
async function measure({ agent, url }, request, header, [beginning, unit]) {
  const best = { small: Infinity, large: Infinity };
  for (let round = 0; round < TRIES; round += 1)
    for (const [size, bytes] of Object.entries(SIZES)) {
      const began = performance.now();
      if (await answered(agent, url, request, header, valueOf(bytes, beginning, unit)))
        best[size] = Math.min(best[size], performance.now() - began);
    }
  const { small, large } = best;
  const times = large / small;
  return {
    small,
    large,
    times,
    pattern: `${beginning}${unit}…`,
    isMet: times <= GOALS.times && large < GOALS.ms,
  };
}

/** The most expensive result; if any misses the goal, only among these. */
function worst(results) {
  const missed = results.filter(({ isMet }) => !isMet);
  const among = missed.length > 0 ? missed : results;
  return among.reduce((one, other) => (other.large > one.large ? other : one));
}

/** A key that may read and write supplies and read patients. */
async function newKey(url) {
  const { body } = graphqlRequest(
    undefined,
    `mutation ($input: CreateApiKeyInput!, $password: String!) { createApiKey(input: $input, password: $password) { token } }`,
    {
      input: {
        name: 'bench',
        rights: [
          { area: 'STOCK', access: 'WRITE' },
          { area: 'PATIENTS', access: 'READ' },
        ],
        endsOn: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10),
      },
      password: PASSWORD,
    },
  );
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...JSON_BODY, authorization: `Bearer ${await logIn(url)}` },
    body,
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApiKey.token;
}

/** The time for headers of 7.9 kB, compared with 2 kB, for many kinds of content. */
export async function headers({ openClinic }) {
  // TRUST_PROXY, so that the server reads the forwarded headers too.
  const { url } = await openClinic('clinic_headers', { TRUST_PROXY: 'on', LIMIT_SOCKETS: '0' });
  const requests = requestsFor(await newKey(url));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  console.log(
    `\nHeaders of 2 kB and 7.9 kB, until answered (best of ${TRIES}; the costliest of ${UNITS.length} patterns or` +
      ` more; goal at most ${GOALS.times} times as much, and under ${GOALS.ms} ms)`,
  );
  let short = 0;
  for (const [kind, request] of Object.entries(requests))
    for (const header of request.reads) {
      const results = [];
      for (const beginning of ['', 'a', ...(BEGINNINGS[header] ?? [])])
        for (const unit of UNITS)
          results.push(await measure({ agent, url }, request, header, [beginning, unit]));
      const { small, large, times, pattern, isMet } = worst(results);
      if (!isMet) short += 1;
      console.log(
        `  ${kind.padEnd(16)} ${header.padEnd(26)} ${small.toFixed(2).padStart(6)} ${large.toFixed(2).padStart(6)} ms` +
          `   ×${times.toFixed(1).padEnd(4)} ${JSON.stringify(pattern).padEnd(24)} ${isMet ? 'met' : 'short'}`,
      );
    }
  agent.destroy();
  console.log(short === 0 ? '  all met' : `  short: ${short}`);
}
