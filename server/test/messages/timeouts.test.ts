import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WhatsappCloudChannel } from '../../src/messages/channels/whatsapp-cloud-channel.js';
import { AllowedAddresses } from '../../src/foundation/http/network/allowed-addresses.js';
import { SmtpChannel } from '../../src/messages/channels/smtp-channel.js';
import { ACCESS_TOKEN, FakeCloudApi, PHONE_NUMBER_ID } from './fake-cloud-api.js';

const MESSAGE = {
  id: 1,
  tries: 1,
  kind: 'REMINDER',
  recipient: '+56912345678',
  subject: '',
  body: 'Hola',
  parameters: [],
  attachment: '',
} as const;

it('leaves a message uncertain if WhatsApp does not respond in time', async () => {
  const cloud = new FakeCloudApi();
  await cloud.start();
  const held = cloud.holdNext();
  const channel = new WhatsappCloudChannel(
    {
      apiUrl: cloud.environment['WHATSAPP_API_URL']!.replace(/\/$/, ''),
      phoneNumberId: PHONE_NUMBER_ID,
      accessToken: ACCESS_TOKEN,
      templates: { CONFIRMATION: 'a', REMINDER: 'b' },
      language: 'es',
    },
    250,
  );
  expect(await channel.send(MESSAGE)).toEqual({ kind: 'UNKNOWN' });
  held.letGo();
  await cloud.stop();
});

describe('Unresponsive mail server', () => {
  let server: Server;
  const sockets: Socket[] = [];
  /** The texts that the SMTP client sent. */
  const received: string[] = [];
  async function close(): Promise<void> {
    received.length = 0;
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((done) => server.close(done));
  }
  afterEach(close);

  /** A server that sends one line for each line of the client, and is silent after the last. */
  async function serverOf(...lines: string[]): Promise<number> {
    server = createServer((socket) => {
      sockets.push(socket);
      const left = [...lines];
      const say = () => {
        const line = left.shift();
        if (line) socket.write(`${line}\r\n`);
      };
      socket.on('error', () => undefined);
      socket.setEncoding('utf8').on('data', (text: string) => {
        const isLetter = received.some((line) => line.startsWith('DATA'));
        received.push(text);
        if (!isLetter || text.endsWith('\r\n.\r\n')) say();
      });
      say();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return (server.address() as { port: number }).port;
  }
  const PATIENCE = { connectMs: 250, silenceMs: 250 };
  const send = async (address: string) =>
    (
      await new SmtpChannel(
        { server: `smtp://${address}`, from: 'hola@clinica.invalid' },
        new AllowedAddresses({ privateNetworks: [] }),
        PATIENCE,
      ).send({
        ...MESSAGE,
        recipient: 'rosa@demo.invalid',
      })
    ).kind;

  it('treats an e-mail as not accepted if the server never greets', async () => {
    expect(await send(`127.0.0.1:${await serverOf()}`)).toBe('NOT_TAKEN');
  });

  it('treats an e-mail as not accepted if the server hangs up before it greets', async () => {
    const port = await serverOf();
    server.on('connection', (socket) => socket.end());
    expect(await send(`127.0.0.1:${port}`)).toBe('NOT_TAKEN');
  });

  it('treats an e-mail as not accepted if the server goes silent before the mail data', async () => {
    expect(await send(`127.0.0.1:${await serverOf('220 hola')}`)).toBe('NOT_TAKEN');
  });

  it('leaves the outcome uncertain if the server goes silent after receiving the mail', async () => {
    const port = await serverOf('220 hola', '250 hola', '250 de', '250 a', '354 adelante');
    expect(await send(`127.0.0.1:${port}`)).toBe('UNKNOWN');
  });

  it("sends no unencrypted e-mail to another machine unless the server's address setting allows it", async () => {
    const lines = ['220 hola', '250 hola', '502 sin TLS'];
    // This machine too, but not by its loopback address.
    expect(await send(`0.0.0.0:${await serverOf(...lines)}`)).toBe('NOT_TAKEN');
    expect(received.join('')).toMatch(/STARTTLS/);
    expect(received.join('')).not.toMatch(/MAIL FROM/);
    await close();
    const port = await serverOf('220 hola', '250 hola', '250 de', '250 a', '354 adelante', '250 listo');
    expect(await send(`0.0.0.0:${port}?requireTLS=false`)).toBe('ACCEPTED');
  });
});
