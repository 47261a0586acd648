import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tokens are kept in local storage, so they are safe only as long as no foreign script can run. Emotion injects MUI's
 * styles at run time, hence inline styles. Inline scripts are allowed by digest.
 */
const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Photos need an access token, so the panel fetches them and shows what it has in memory.
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * The policy of the build's files and of GraphQL's answers, which a browser never shows as a page: a patient's page
 * needs fifty of them, and the whole policy would weigh as much as its fonts. A worker among the files may load
 * scripts.
 */
export const POLICY_OF_PARTS = "default-src 'none';script-src 'self';frame-ancestors 'none'";

const VISITORS_PAGES = /^\/public(\/|\?|$)/;
const isAnswer = ({ url, method }: FastifyRequest): boolean => method === 'POST' && url === '/graphql';

const HSTS_SECONDS = 365 * 86_400;

/**
 * The headers are the same for every response, so helmet computes them once instead of for each request.
 * @param inlineScripts the texts allowed in script elements.
 * @param isSecure whether browsers reach the server by HTTPS only: they then refuse plain HTTP for a year (RFC 6797).
 * @param framingOrigins the origins that may show the visitors' pages in a frame.
 */
export async function registerSecurityHeaders(
  server: FastifyInstance,
  inlineScripts: readonly string[],
  isSecure: boolean,
  framingOrigins: readonly string[],
): Promise<void> {
  const scriptSrc = [...DIRECTIVES.scriptSrc, ...inlineScripts.map(digestOf)];
  await server.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: { ...DIRECTIVES, scriptSrc } },
    // Without subdomains: others may run them without HTTPS.
    strictTransportSecurity: isSecure && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // For Flash, for Internet Explorer, and for what browsers no longer do.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  let headers: Record<'usual' | 'framed' | 'ofAnswers', OutgoingHttpHeaders> | undefined;
  server.addHook('onRequest', (request, reply, done) => {
    if (!headers) {
      const usual = headersOf(reply);
      headers = {
        usual,
        framed: framingOrigins.length > 0 ? framedBy(framingOrigins, usual) : usual,
        ofAnswers: { ...usual, 'content-security-policy': POLICY_OF_PARTS },
      };
    }
    if (isAnswer(request)) reply.headers(headers.ofAnswers);
    else reply.headers(VISITORS_PAGES.test(request.url) ? headers.framed : headers.usual);
    done();
  });
}

const digestOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function headersOf(reply: FastifyReply): OutgoingHttpHeaders {
  reply.helmet();
  const headers = { ...reply.raw.getHeaders() };
  for (const name of Object.keys(headers)) reply.raw.removeHeader(name);
  return headers;
}

/** `X-Frame-Options` can't name origins. */
function framedBy(origins: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...others } = headers;
  return {
    ...others,
    'content-security-policy': String(policy).replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${origins.join(' ')}`,
    ),
  };
}
