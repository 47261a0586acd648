import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PHONE_NUMBER_ID = '106540352242922';
export const ACCESS_TOKEN = 'EAAG-token-of-the-test';
export const APP_SECRET = 'secreto-de-la-aplicacion';
export const VERIFY_TOKEN = 'token-de-verificacion';

export interface CloudRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  // Tests read requests as Meta does: without our types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

type Answer = (response: ServerResponse, request: CloudRequest) => void | Promise<void>;

/**
 * Implements the WhatsApp Business Cloud API as documented by Meta (Graph API v26.0): `POST
 * /{phone-number-id}/messages` with a template, its response and its errors. Accepts every request unless a test sets
 * another response.
 */
export class FakeCloudApi {
  /** All requests, accepted or not. */
  readonly requests: CloudRequest[] = [];
  /** The accepted requests, which patients receive as messages. */
  readonly accepted: CloudRequest[] = [];
  private readonly next: Answer[] = [];
  private server: Server | undefined;
  private tell: () => void = () => undefined;
  private port = 0;

  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.handle(request, response));
    await new Promise<void>((ready) => this.server!.listen(this.port, '127.0.0.1', ready));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.server!.close(done));
    this.server!.closeAllConnections();
    await closed;
  }

  forget(): void {
    this.requests.length = 0;
    this.accepted.length = 0;
    this.next.length = 0;
  }

  /** The settings of a product that uses this API. */
  get environment(): Record<string, string> {
    return {
      WHATSAPP_CHANNEL: 'cloud',
      WHATSAPP_API_URL: `http://127.0.0.1:${this.port}/v26.0/`,
      WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
      WHATSAPP_ACCESS_TOKEN: ACCESS_TOKEN,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      WHATSAPP_TEMPLATE_CONFIRMATION: 'confirmacion_de_cita',
      WHATSAPP_TEMPLATE_REMINDER: 'recordatorio_de_cita',
    };
  }

  /** Sets the response to the next request. Several are used in turn. */
  respondNext(answer: Answer): void {
    this.next.push(answer);
  }

  /** @returns a function that releases the held request, and promises of its arrival and its response. */
  holdNext(answer: Answer = (...both) => this.accept(...both)) {
    const [freed, arrived, answered] = [gate(), gate<CloudRequest>(), gate()];
    this.respondNext(async (response, request) => {
      arrived.open(request);
      await freed.passed;
      await answer(response, request);
      answered.open();
    });
    return { arrived: arrived.passed, letGo: () => freed.open(), answered: answered.passed };
  }

  /** Resolves once this many requests have been accepted. */
  async untilAccepted(count: number): Promise<void> {
    while (this.accepted.length < count) await new Promise<void>((resolve) => (this.tell = resolve));
  }

  accept(response: ServerResponse, request: CloudRequest): void {
    this.accepted.push(request);
    json(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: request.body.to, wa_id: request.body.to }],
      messages: [{ id: wamid(this.accepted.length), message_status: 'accepted' }],
    });
    this.tell();
  }

  private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const request: CloudRequest = {
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization,
      body: JSON.parse(Buffer.concat(pieces).toString('utf8')),
    };
    this.requests.push(request);
    const isKnown = request.authorization === `Bearer ${ACCESS_TOKEN}`;
    const usual: Answer = isKnown ? (...both) => this.accept(...both) : metaError(190, 401);
    await (this.next.shift() ?? usual)(response, request);
  }
}

function gate<T = void>(): { passed: Promise<T>; open: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { passed: promise, open: resolve };
}

export const wamid = (n: number): string => `wamid.HBgLNTY5MTIzNDU2NzgVAgARGBI${n}`;

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}

export const metaError =
  (code: number, status = 400, headers: Record<string, string> = {}): Answer =>
  (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    json(response, status, {
      error: {
        message: `(#${code}) Title of the error`,
        type: 'OAuthException',
        code,
        error_subcode: 2494010,
        error_data: { messaging_product: 'whatsapp', details: 'Details that name +56912345678' },
        fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
      },
    });
  };

/** The response of a gateway in between, not of Meta. */
export const gateway =
  (status: number): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<html>gateway</html>');

/** The connection breaks after the request was read. */
export const hangUp: Answer = (response) => void response.destroy();

/** A webhook body as Meta documents it. */
export function report(
  status: string,
  fields: { id?: string; data?: string | undefined; code?: number; phoneNumberId?: string },
): object {
  const { id = wamid(1), data, code, phoneNumberId = PHONE_NUMBER_ID } = fields;
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
              statuses: [
                {
                  id,
                  status,
                  timestamp: '1795012800',
                  recipient_id: '56912345678',
                  ...(data && { biz_opaque_callback_data: data }),
                  ...(code && {
                    errors: [{ code, title: 'Title', message: 'Title', error_data: { details: 'Details' } }],
                  }),
                },
              ],
            },
          },
        ],
      },
    ],
  };
}

export const signatureOf = (text: string, secret = APP_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
