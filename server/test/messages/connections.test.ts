import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageConnections } from '../../src/messages/channels/message-connections.js';
import { ADMIN } from '../product/start-product.js';
import { useProduct, useSecondInstance } from '../product/use-product.js';
import { ACCESS_TOKEN, FakeCloudApi, metaError, PHONE_NUMBER_ID } from './fake-cloud-api.js';
import { FakeMailServer, headerOf } from './fake-mail-server.js';

const MAIL_USER = 'hola@clinica.invalid';
const MAIL_PASSWORD = 'clave-del-correo';
const mail = new FakeMailServer({ login: { user: MAIL_USER, password: MAIL_PASSWORD } });
const cloud = new FakeCloudApi();
const both = {
  get environment() {
    return {
      WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32',
      WHATSAPP_API_URL: cloud.environment['WHATSAPP_API_URL']!,
    };
  },
  async start() {
    await mail.start();
    await cloud.start();
  },
  forget() {
    mail.forget();
    cloud.forget();
  },
  async stop() {
    await mail.stop();
    await cloud.stop();
  },
};
const product = useProduct({ standIn: both });
const second = useSecondInstance(product);
beforeEach(() => product.database.query('delete from mail_connection; delete from whatsapp_connection'));

const ANSWER = `{ mail { source host port username sender mustRetypePassword version }
  whatsapp { source phoneNumberId confirmationTemplate offerTemplate language mustRetypeToken version } }`;
const server = () => ({
  host: '127.0.0.1',
  port: mail.port,
  username: MAIL_USER,
  mailPassword: MAIL_PASSWORD,
  sender: `Clínica Ñandú <${MAIL_USER}>`,
  recipient: 'ana@correo.invalid',
});
const account = {
  phoneNumberId: PHONE_NUMBER_ID,
  accessToken: ACCESS_TOKEN,
  confirmationTemplate: 'confirmacion',
  reminderTemplate: 'recordatorio',
  language: 'es',
  testPhone: '9 1234 5678',
};
type Channel = 'Mail' | 'Whatsapp';
async function connect(
  channel: Channel,
  input: object,
  { version = null as number | null, password = ADMIN.password } = {},
) {
  const { body } = await product.staff.graphql(
    `mutation ($input: ${channel}ConnectionInput!, $version: Int, $password: String!) {
       connect${channel}(input: $input, version: $version, password: $password) ${ANSWER} }`,
    { input, version, password },
  );
  return body;
}
const probe = async (channel: Channel, input: object) =>
  (
    await product.staff.graphql(
      `mutation ($input: ${channel}ConnectionInput!, $password: String!) {
         test${channel}Connection(input: $input, password: $password) }`,
      { input, password: ADMIN.password },
    )
  ).body;
const disconnect = async (channel: Channel, version: number) =>
  (
    await product.staff.graphql(
      `mutation ($version: Int!, $password: String!) {
         disconnect${channel}(version: $version, password: $password) ${ANSWER} }`,
      { version, password: ADMIN.password },
    )
  ).body;
const current = async () =>
  (await product.staff.graphql(`{ messageConnections ${ANSWER} }`)).body.data.messageConnections;
const channels = async (at = product) =>
  (await at.staff.graphql('{ messageChannels { whatsapp email } }')).body.data.messageChannels;
const stored = async () =>
  (await product.database.query('select * from mail_connection')).rows.length +
  (await product.database.query('select * from whatsapp_connection')).rows.length;
const fieldsOf = (body: { errors?: { extensions: { fields?: object } }[] }) =>
  Object.keys(body.errors?.[0]?.extensions.fields ?? {});

describe('A mail server connected on the screen', () => {
  it('stores a mail server once it has accepted a test message, sealed, logged, and used by every instance at once', async () => {
    const { data } = await connect('Mail', server());
    expect(data.connectMail.mail).toEqual({
      source: 'SCREEN',
      host: '127.0.0.1',
      port: mail.port,
      username: MAIL_USER,
      sender: `Clínica Ñandú <${MAIL_USER}>`,
      mustRetypePassword: false,
      version: 1,
    });
    expect(mail.letters).toHaveLength(1);
    expect(headerOf(mail.letters[0]!, 'Subject')).toMatch(/^Prueba de correo/);
    expect(mail.letters[0]!.to).toEqual(['ana@correo.invalid']);
    expect(await channels(second)).toEqual({ whatsapp: 'LINK', email: true });
    const { rows } = await product.database.query('select sealed_password from mail_connection');
    expect(rows[0].sealed_password.toString('latin1')).not.toContain(MAIL_PASSWORD);
    const log = await product.database.query(
      'select kind, about from security_event order by id desc limit 1',
    );
    expect(log.rows).toEqual([{ kind: 'MAIL_CONNECTED', about: '127.0.0.1' }]);
    expect(JSON.stringify(await current())).not.toContain(MAIL_PASSWORD);

    const gone = await disconnect('Mail', 1);
    expect(gone.data.disconnectMail.mail.source).toBe('NONE');
    expect(await channels(second)).toEqual({ whatsapp: 'LINK', email: false });
  });

  it('keeps the password of a mail server only for the same server', async () => {
    await connect('Mail', server());
    const { mailPassword: _typed, ...rest } = server();
    const renamed = await connect('Mail', { ...rest, sender: MAIL_USER }, { version: 1 });
    expect(renamed.data.connectMail.mail).toMatchObject({ sender: MAIL_USER, version: 2 });
    const moved = await connect('Mail', { ...rest, port: 1 }, { version: 2 });
    expect(moved.errors[0].extensions.fields).toEqual({ mailPassword: [expect.stringMatching(/otra vez/)] });
    expect(mail.letters).toHaveLength(2);
    // Another user connected it meanwhile.
    expect((await connect('Mail', server(), { version: 1 })).errors[0].extensions.code).toBe('STALE');
    expect((await connect('Mail', server())).errors[0].extensions.code).toBe('STALE');
    expect((await current()).mail.version).toBe(2);
  });

  it.each([
    ['a name that does not exist', { host: 'mail.does-not-exist.invalid' }, ['host']],
    ['a closed port', { port: 1 }, ['port']],
    ['a wrong password', { mailPassword: 'otra' }, ['mailPassword']],
    ['no login where one is needed', { username: '', mailPassword: '' }, ['username']],
    ['a refused sender', { sender: 'otro@refused.invalid' }, ['sender']],
    ['a refused recipient', { recipient: 'nadie@refused.invalid' }, ['recipient']],
    ['an address as host', { host: 'smtp://mail.clinica.cl' }, ['host']],
    ['a port out of range', { port: 65_536 }, ['port']],
    ['a negative port', { port: -25 }, ['port']],
    ['a sender without an address', { sender: 'Clínica' }, ['sender']],
    ['a host that is too long', { host: `${'a'.repeat(60)}.`.repeat(5) }, ['host']],
    ['a password without a user', { username: '' }, ['username']],
  ])('refuses a mail server on its field, and stores nothing: %s', async (_case, change, fields) => {
    const input = { ...server(), ...change };
    expect(fieldsOf(await connect('Mail', input))).toEqual(fields);
    expect(await stored()).toBe(0);
    expect(mail.letters).toEqual([]);
  });

  it.each([0, 65_536, 25.5, '25a', '', null, true, [25], 1e12])(
    'refuses the port %j with a sentence on it',
    async (port) => {
      const { errors } = await connect('Mail', { ...server(), port });
      expect(errors[0].extensions.fields).toEqual({ port: [expect.stringMatching(/^\p{Lu}.*\.$/u)] });
      expect(await stored()).toBe(0);
    },
  );

  it.each([
    '0.0.0.0',
    '0',
    '2130706434',
    '0x7f000002',
    '127.2',
    '100.64.0.1',
    '::1',
    '[fd00::1]',
    '::ffff:10.0.0.1',
    'http://mail.clinica.cl',
    'mail.clinica.cl:25',
    'user@mail.clinica.cl',
    'mail..cl',
    '-mail.cl',
    'mail.cl/x',
    'mail cl',
    ' ',
    '.',
  ])('refuses the host %j with a sentence on it', async (host) => {
    const { errors } = await connect('Mail', { ...server(), host });
    expect(errors[0].extensions.fields).toEqual({ host: [expect.stringMatching(/^\p{Lu}.*\.$/u)] });
    expect([await stored(), mail.letters]).toEqual([0, []]);
  });

  it('names the sender if the server refuses it only together with the recipient', async () => {
    mail.judgeRecipient = () =>
      Object.assign(new Error(`<${MAIL_USER}>: Sender address rejected: not owned by user`), {
        responseCode: 553,
      });
    expect(fieldsOf(await connect('Mail', server()))).toEqual(['sender']);
    expect(await stored()).toBe(0);
  });

  it('tests a mail server, which sends one message and stores nothing', async () => {
    expect((await probe('Mail', server())).data).toEqual({ testMailConnection: true });
    expect(mail.letters).toHaveLength(1);
    expect(await stored()).toBe(0);
  });

  it('refuses a mail server with a certificate that is not valid for its name', async () => {
    const withTls = new FakeMailServer({ hasTls: true });
    await withTls.start();
    const { errors } = await probe('Mail', {
      ...server(),
      port: withTls.port,
      username: '',
      mailPassword: '',
    });
    await withTls.stop();
    expect(errors[0].extensions.fields).toEqual({ host: [expect.stringMatching(/certificado/)] });
  });

  it('refuses a mail server in a private network, before anything is sent', async () => {
    for (const host of ['127.0.0.2', '10.0.0.1', '192.168.1.1', '169.254.169.254']) {
      const body = await connect('Mail', { ...server(), host });
      expect(body.errors[0].extensions.fields).toEqual({ host: [expect.stringMatching(/red privada/)] });
    }
    expect(mail.letters).toEqual([]);
  });

  it('asks for the user’s password to connect a mail server or to test it', async () => {
    const body = await connect('Mail', server(), { password: 'no es esta' });
    expect(fieldsOf(body)).toEqual(['password']);
    expect(mail.letters).toEqual([]);
    expect(await stored()).toBe(0);
  });

  it('says what must be typed again after a restore with another key, and sends nothing', async () => {
    await connect('Mail', server());
    await connect('Whatsapp', account);
    await product.database.query(
      `update mail_connection set sealed_password = decode(repeat('00', 60), 'hex');
       update whatsapp_connection set sealed_token = decode(repeat('00', 60), 'hex')`,
    );
    expect(await current()).toMatchObject({
      mail: { mustRetypePassword: true, host: '127.0.0.1' },
      whatsapp: { mustRetypeToken: true, phoneNumberId: PHONE_NUMBER_ID },
    });
    expect(await channels()).toEqual({ whatsapp: 'LINK', email: false });
    const { mailPassword: _typed, ...rest } = server();
    expect(fieldsOf(await connect('Mail', rest, { version: 1 }))).toEqual(['mailPassword']);
  });
});

describe('WhatsApp connected on the screen', () => {
  it('stores WhatsApp once it has accepted a test message, and messages then go by themselves', async () => {
    const { data } = await connect('Whatsapp', account);
    expect(data.connectWhatsapp.whatsapp).toEqual({
      source: 'SCREEN',
      phoneNumberId: PHONE_NUMBER_ID,
      confirmationTemplate: 'confirmacion',
      offerTemplate: null,
      language: 'es',
      mustRetypeToken: false,
      version: 1,
    });
    expect(cloud.accepted[0]).toMatchObject({
      authorization: `Bearer ${ACCESS_TOKEN}`,
      body: { to: '56912345678', template: { name: 'confirmacion' } },
    });
    expect(await channels(second)).toEqual({ whatsapp: 'CLOUD', email: false });
    expect((await product.app.get(MessageConnections).cloud())?.accessToken).toBe(ACCESS_TOKEN);
    const { accessToken: _typed, ...rest } = account;
    const changed = await connect('Whatsapp', { ...rest, offerTemplate: 'oferta' }, { version: 1 });
    expect(changed.data.connectWhatsapp.whatsapp).toMatchObject({ offerTemplate: 'oferta', version: 2 });
    await disconnect('Whatsapp', 2);
    expect(await channels(second)).toEqual({ whatsapp: 'LINK', email: false });
  });

  it.each([
    ['a refused token', 190, ['accessToken']],
    ['an unknown number', 33, ['phoneNumberId']],
    ['a missing template', 132001, ['confirmationTemplate']],
    ['a number without WhatsApp', 131026, ['testPhone']],
  ])('refuses WhatsApp on its field: %s', async (_case, code, fields) => {
    cloud.respondNext(metaError(code));
    expect(fieldsOf(await connect('Whatsapp', account))).toEqual(fields);
    expect(await stored()).toBe(0);
  });

  it('refuses WhatsApp with values that Meta does not use, all at once', async () => {
    const body = await connect('Whatsapp', {
      ...account,
      phoneNumberId: '+56 9 1234 5678',
      confirmationTemplate: 'Mi Plantilla',
      language: 'español',
      testPhone: '12',
    });
    expect(fieldsOf(body).sort()).toEqual(['confirmationTemplate', 'language', 'phoneNumberId', 'testPhone']);
    expect(cloud.requests).toEqual([]);
  });
});
