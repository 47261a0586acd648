import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import type { DeliveryFailure } from '#domain/integrations/webhooks/webhook.js';
import type { Agent, buildConnector } from 'undici';
import type { WebhookSettings } from '../../foundation/config.js';
import {
  AddressRefused,
  type AllowedAddresses,
  type FindAddresses,
  findAll,
  hostOf,
} from '../../foundation/http/network/allowed-addresses.js';
import { isCertificateFault, isNameFault } from '../../foundation/http/network/connection-fault.js';

export interface SendOutcome {
  /** The response's; null if there was none. */
  readonly status: number | null;
  /** Null if it was received. */
  readonly failure: DeliveryFailure | null;
  /** The `Retry-After` of a 429 or 503 response. */
  readonly retryAfter: string | null;
  readonly durationMs: number;
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
/** The signature expected by `node:net`. */
type Lookup = (hostname: string, options: LookupOptions, found: Found) => void;

/** Loaded with the first delivery: a clinic without webhooks never needs it. */
const undici = () => import('undici');

const GONE = 410;
const ASKS_TO_WAIT: ReadonlySet<number> = new Set([429, 503]);
const MAX_OF_AN_ANSWER = 64 * 1024;
const TIMEOUTS: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/**
 * Posts to receivers. Every attempt opens a new connection and resolves the name again; it connects to the very
 * address that was checked. Redirects are not followed, and only the status of a response is read.
 */
export class WebhookSender {
  private agent: Promise<Agent> | undefined;

  constructor(
    private readonly addresses: AllowedAddresses,
    private readonly settings: Pick<WebhookSettings, 'timeout'>,
    private readonly find: FindAddresses = findAll,
  ) {}

  async send(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<SendOutcome> {
    const begun = performance.now();
    const outcome = await this.post(address, headers, body);
    return { ...outcome, durationMs: Math.round(performance.now() - begun) };
  }

  async close(): Promise<void> {
    const agent = await this.agent;
    await agent?.destroy();
  }

  private async post(
    address: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<Omit<SendOutcome, 'durationMs'>> {
    try {
      const { request } = await undici();
      const answer = await request(address, {
        method: 'POST',
        dispatcher: await (this.agent ??= this.openAgent()),
        headers: { 'content-type': 'application/json', 'user-agent': 'Huella-Webhooks/1', ...headers },
        body,
        signal: AbortSignal.timeout(this.settings.timeout * 1_000),
      });
      const { statusCode: status, headers: answered } = answer;
      const retryAfter = answered['retry-after'];
      // The body is irrelevant, however long it takes.
      await answer.body.dump({ limit: MAX_OF_AN_ANSWER }).catch(() => undefined);
      return {
        status,
        failure: failureOfStatus(status),
        retryAfter: ASKS_TO_WAIT.has(status) && typeof retryAfter === 'string' ? retryAfter : null,
      };
    } catch (error) {
      return { status: null, failure: failureOfError(error), retryAfter: null };
    }
  }

  private async openAgent(): Promise<Agent> {
    const { Agent, buildConnector } = await undici();
    const connectorOf = (isEncrypted: boolean) => buildConnector(this.connecting(isEncrypted));
    const connectors = { plain: connectorOf(false), encrypted: connectorOf(true) };
    return new Agent({
      // Connections are not reused, because each attempt must be checked. HTTP/2 would reuse them.
      pipelining: 0,
      allowH2: false,
      connect: (options, callback) => {
        const isEncrypted = options.protocol === 'https:';
        // An IP address is never resolved, so it is checked here.
        const host = hostOf(options.hostname);
        const fault = isIP(host) ? this.addresses.faultOf(host, isEncrypted) : undefined;
        if (fault) callback(new AddressRefused(fault), null);
        else connectors[isEncrypted ? 'encrypted' : 'plain'](options, callback);
      },
    });
  }

  private connecting(isEncrypted: boolean): buildConnector.BuildOptions {
    const options = {
      timeout: this.settings.timeout * 1_000,
      allowH2: false,
      lookup: this.lookup(isEncrypted),
    };
    return options as unknown as buildConnector.BuildOptions;
  }

  /** Resolves a name, unless one of its addresses may not be called. */
  private lookup(isEncrypted: boolean): Lookup {
    return (hostname, options, found) =>
      this.find(hostname, (error, addresses) => {
        const faults = error
          ? []
          : addresses.map(({ address }) => this.addresses.faultOf(address, isEncrypted));
        const fault = faults.find((one) => one !== undefined);
        const [first] = error ? [] : addresses;
        if (error) found(error, []);
        else if (fault) found(new AddressRefused(fault), []);
        else if (options.all) found(null, addresses);
        else found(null, first?.address ?? '', first?.family);
      });
  }
}

function failureOfStatus(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'REDIRECT';
  return status === GONE ? 'GONE' : 'STATUS';
}

function failureOfError(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return error.fault;
  const { name, code, cause, errors } = error as {
    name?: string;
    code?: unknown;
    cause?: unknown;
    errors?: unknown[];
  };
  if (name === 'TimeoutError' || TIMEOUTS.has(String(code))) return 'TIMEOUT';
  if (isNameFault(code)) return 'NAME';
  if (isCertificateFault(code)) return 'CERTIFICATE';
  const inner = cause ?? errors?.[0];
  return inner === undefined ? 'CONNECTION' : failureOfError(inner);
}
