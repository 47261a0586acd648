import { beforeEach, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';
import { MessageHelper } from './message-helper.js';

const product = useSharedProduct();
const desk = new MessageHelper(product, product.staff);
beforeEach(() => desk.clear());

const run = async (document: string, variables: object = {}) =>
  (await desk.staff.graphql(document, variables)).body;
const make = () => desk.book('2026-11-20', '10:00');
const send = (appointmentId: number) =>
  run(`mutation { sendMessage(appointmentId: ${appointmentId}, kind: CONFIRMATION) { body } }`);

describe('Message settings', () => {
  const SETTINGS = `confirmations emailConfirmations reminders reminderTime version placeholders { word }
    confirmation { text isDefault registeredText parameters } reminder { text isDefault }`;
  const settings = async () => (await run(`{ messageSettings { ${SETTINGS} } }`)).data.messageSettings;
  const save = (version: number, input: object) =>
    run(
      `mutation ($version: Int!, $input: UpdateMessageSettingsInput!) {
         updateMessageSettings(version: $version, input: $input) { ${SETTINGS} } }`,
      {
        version,
        input: {
          confirmations: true,
          emailConfirmations: false,
          reminders: true,
          reminderTime: '18:30',
          ...input,
        },
      },
    );

  it('defaults to reminders on, confirmations off, and the product’s texts', async () => {
    expect(await settings()).toMatchObject({
      confirmations: false,
      emailConfirmations: true,
      reminders: true,
      reminderTime: '10:00',
      confirmation: {
        isDefault: true,
        registeredText: expect.stringMatching(/^Hola \{\{1\}\}, su hora en \{\{2\}\}/),
        parameters: ['paciente', 'clinica', 'fecha', 'hora'],
      },
    });
    expect((await run('{ messageChannels { whatsapp email } }')).data.messageChannels).toEqual({
      whatsapp: 'LINK',
      email: false,
    });
  });

  it('stores and uses the message settings, and replaces a cleared text by the default', async () => {
    const { version } = await settings();
    const saved = await save(version, { confirmationText: '  Hola {paciente}: {fecha}, {hora}.\nSaludos ' });
    expect(saved.data.updateMessageSettings).toMatchObject({
      confirmations: true,
      reminderTime: '18:30',
      version: version + 1,
      confirmation: { isDefault: false, text: 'Hola {paciente}: {fecha}, {hora}.\nSaludos' },
      reminder: { isDefault: true },
    });
    const { data } = await send(await make());
    expect(data.sendMessage.body).toBe('Hola Rosa: viernes 20 de noviembre, 10:00.\nSaludos');
    const cleared = await save(version + 1, { confirmationText: '' });
    expect(cleared.data.updateMessageSettings.confirmation.isDefault).toBe(true);
  });

  it('refuses message settings based on an older version', async () => {
    const { version } = await settings();
    await save(version, {});
    expect((await save(version, {})).errors[0].extensions.code).toBe('STALE');
  });

  it('refuses invalid message settings, with all errors at once', async () => {
    const before = await settings();
    const { errors } = await save(before.version, {
      confirmationText: 'Hola {nombre}',
      reminderText: 'x {',
      reminderTime: '21:00',
    });
    expect(errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        confirmationText: [expect.stringMatching(/\{nombre\}/)],
        reminderText: [expect.stringMatching(/llave/)],
        reminderTime: [expect.stringMatching(/noche/)],
      },
    });
    expect(await settings()).toEqual(before);
  });

  it('refuses a link in a message text if the clinic has no public address', async () => {
    const { version } = await settings();
    const { errors } = await save(version, { reminderText: 'Su hora: {enlace}' });
    expect(errors[0].extensions.fields).toEqual({
      reminderText: [expect.stringMatching(/dirección pública/)],
    });
  });

  it('previews message texts with made-up data or an appointment', async () => {
    const preview = (args: string) => run(`{ previewMessage(${args}) { body isSample } }`);
    expect((await preview('kind: REMINDER')).data.previewMessage).toMatchObject({
      body: expect.stringMatching(/^Hola Rosa, le recordamos su hora en Clínica Huella el jueves 19/),
      isSample: true,
    });
    const id = await make();
    const real = await preview(`kind: REMINDER, text: "{tratamiento} a las {hora}", appointmentId: ${id}`);
    expect(real.data.previewMessage).toEqual({ body: 'Podología general a las 10:00', isSample: false });
    expect((await preview('kind: REMINDER, text: "{x}"')).errors[0].extensions.fields.text).toHaveLength(1);
    expect((await preview('kind: REMINDER, appointmentId: 999')).errors[0].extensions.code).toBe('NOT_FOUND');
  });
});
