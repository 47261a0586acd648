import { DEFAULT_TEXTS } from '#domain/messages/message-template.es.js';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { type Call, FakeServer } from '../../../testing/fake-server';
import { FakeSocket } from '../../../testing/fake-socket';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const STORED = {
  confirmations: false,
  emailConfirmations: true,
  reminders: true,
  reminderTime: '10:00',
  controls: false,
  controlTime: '10:00',
  confirmationText: 'Hola {paciente}, lo esperamos.',
  reminderText: DEFAULT_TEXTS.REMINDER as string,
  version: 1,
};
let stored: typeof STORED;
let server: FakeServer;

const shown = () => {
  const { confirmationText, reminderText, ...rest } = stored;
  return {
    __typename: 'MessageSettings',
    ...rest,
    confirmation: { __typename: 'MessageTemplate', text: confirmationText },
    reminder: { __typename: 'MessageTemplate', text: reminderText },
  };
};
const NOT_CONNECTED = { source: 'NONE', version: null };
let mail: object;
const connections = () => ({
  __typename: 'MessageConnections',
  mail: {
    __typename: 'MailConnection',
    ...NOT_CONNECTED,
    host: null,
    port: null,
    username: null,
    sender: null,
    mustRetypePassword: false,
    ...mail,
  },
  whatsapp: {
    __typename: 'WhatsappConnection',
    ...NOT_CONNECTED,
    phoneNumberId: null,
    confirmationTemplate: null,
    reminderTemplate: null,
    offerTemplate: null,
    controlTemplate: null,
    balanceTemplate: null,
    language: null,
    mustRetypeToken: false,
  },
});
/** Like the server, rejects a stale version. */
const save = ({ variables }: Call) => {
  if (variables['version'] !== stored.version) return { error: 'STALE' };
  stored = { ...stored, ...(variables['input'] as object), version: stored.version + 1 };
  return { data: { updateMessageSettings: shown() } };
};
const serve = (channels: object = {}) =>
  server.on('MessageSettings', () => ({
    data: {
      messageChannels: { __typename: 'MessageChannels', whatsapp: 'LINK', email: false, ...channels },
      messageSettings: shown(),
    },
  }));

beforeAll(() => import('./MessageSettingsPage'));
beforeEach(() => {
  storeSession();
  stored = STORED;
  mail = {};
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PreviewMessage', ({ variables }) => ({
      data: {
        previewMessage: {
          __typename: 'MessagePreview',
          body: String(variables['text']).replace('{paciente}', 'Rosa'),
        },
      },
    }))
    .on('MessageConnections', () => ({ data: { messageConnections: connections() } }))
    .on('UpdateMessageSettings', save);
  serve();
});

async function openForm() {
  const screen = renderApp('/app/configuracion/mensajes');
  const confirmation = (await screen.findByLabelText('Texto de la confirmación')) as HTMLTextAreaElement;
  const press = (label: string | RegExp) => screen.user.click(screen.getByRole('button', { name: label }));
  const write = async (text: string) => {
    await screen.user.clear(confirmation);
    // user.type treats braces as special keys.
    await screen.user.type(confirmation, text.replaceAll('{', '{{'));
  };
  return { ...screen, confirmation, press, write };
}

describe('message settings', () => {
  it('saves all message settings together', async () => {
    const { getByLabelText, getByRole, findByText, press, write, user } = await openForm();
    expect(getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await user.click(getByLabelText('Confirmaciones por WhatsApp'));
    await user.selectOptions(getByLabelText('Hora de los recordatorios'), '18:30');
    await write('Hola {paciente}, nos vemos el {fecha}.');
    await press('Guardar');
    expect(await findByText('Configuración de mensajes guardada')).toBeInTheDocument();
    expect(stored).toEqual({
      ...STORED,
      confirmations: true,
      reminderTime: '18:30',
      confirmationText: 'Hola {paciente}, nos vemos el {fecha}.',
      version: 2,
    });
    expect(getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  it('turns on messages about controls, which are off at first, with their time', async () => {
    const { getByLabelText, queryByLabelText, findByText, press, user } = await openForm();
    expect(queryByLabelText('Hora de los avisos de control')).not.toBeInTheDocument();
    await user.click(getByLabelText('Avisos de control'));
    await user.selectOptions(getByLabelText('Hora de los avisos de control'), '09:30');
    await press('Guardar');
    expect(await findByText('Configuración de mensajes guardada')).toBeInTheDocument();
    expect(stored).toEqual({ ...STORED, controls: true, controlTime: '09:30', version: 2 });
  });

  it('offers no time for reminders that are turned off', async () => {
    const { getByLabelText, queryByLabelText, user } = await openForm();
    await user.click(getByLabelText('Recordatorios por WhatsApp'));
    expect(queryByLabelText('Hora de los recordatorios')).not.toBeInTheDocument();
  });

  it('previews a message text while it is typed', async () => {
    const { write, findByText } = await openForm();
    expect(await findByText('Hola Rosa, lo esperamos.')).toBeInTheDocument();
    await write('Buenas, {paciente}');
    expect(await findByText('Buenas, Rosa')).toBeInTheDocument();
    expect(server.named('PreviewMessage').at(-1)?.variables).toEqual({
      kind: 'CONFIRMATION',
      text: 'Buenas, {paciente}',
    });
  });

  it('inserts a placeholder into a message text at the cursor', async () => {
    const { confirmation, getByRole, user } = await openForm();
    confirmation.setSelectionRange(5, 15);
    const words = within(getByRole('group', { name: 'Insertar en: Texto de la confirmación' }));
    await user.click(words.getByRole('button', { name: 'Insertar {clinica}' }));
    expect(confirmation).toHaveValue('Hola {clinica}, lo esperamos.');
    expect(confirmation).toHaveFocus();
    expect(confirmation.selectionStart).toBe('Hola {clinica}'.length);
  });

  it('shows the error of an invalid message text at its field, and saves nothing', async () => {
    const { confirmation, write, press, findByText, getByText } = await openForm();
    await write('Hola {nombre}');
    expect(getByText(/No existe \{nombre\}/)).toBeInTheDocument();
    expect(confirmation).toHaveAccessibleDescription(/No existe/);
    expect(await findByText('Corrija el texto para ver cómo queda.')).toBeInTheDocument();
    await press('Guardar');
    expect(confirmation).toBeInvalid();
    expect(server.named('UpdateMessageSettings')).toEqual([]);
  });

  it('shows the server’s errors at the fields of the message settings', async () => {
    server.on('UpdateMessageSettings', {
      error: 'INVALID_INPUT',
      fields: { reminderTime: ['Elija otra hora.'] },
    });
    const { getByLabelText, press, findByText, user } = await openForm();
    await user.selectOptions(getByLabelText('Hora de los recordatorios'), '20:30');
    await press('Guardar');
    expect(await findByText('Elija otra hora.')).toBeInTheDocument();
    expect(getByLabelText('Hora de los recordatorios')).toHaveAccessibleDescription('Elija otra hora.');
  });

  it('resets the message texts to the defaults', async () => {
    const { confirmation, press, getByRole } = await openForm();
    expect(getByRole('button', { name: 'Volver al texto original: Texto del recordatorio' })).toBeDisabled();
    await press('Volver al texto original: Texto de la confirmación');
    expect(confirmation).toHaveValue(DEFAULT_TEXTS.CONFIRMATION);
    await press('Guardar');
    await waitFor(() => expect(stored.confirmationText).toBe(DEFAULT_TEXTS.CONFIRMATION));
  });

  it('shows another user’s changes of the message settings, and saves nothing before this user chooses', async () => {
    const { confirmation, write, press, findByRole, getByRole, getByLabelText } = await openForm();
    await write('Mis palabras');
    stored = { ...STORED, confirmationText: 'Sus palabras', reminders: false, version: 2 };
    await press('Guardar');
    const conflict = await findByRole('alert');
    expect(conflict).toHaveTextContent('Texto de la confirmación: Hola {paciente}, lo esperamos.');
    expect(conflict).toHaveTextContent('Sus palabras (usted escribió: Mis palabras)');
    expect(conflict).toHaveTextContent('Recordatorios por WhatsApp: activadas → apagadas');
    expect(getByRole('button', { name: 'Guardar' })).toBeDisabled();
    expect(stored.confirmationText).toBe('Sus palabras');
    await press('Conservar mis cambios');
    expect(confirmation).toHaveValue('Mis palabras');
    expect(getByLabelText('Recordatorios por WhatsApp')).not.toBeChecked();
    await press('Guardar');
    await waitFor(() =>
      expect(stored).toMatchObject({ confirmationText: 'Mis palabras', reminders: false, version: 3 }),
    );
  });

  it('replaces this user’s input by the other user’s message settings', async () => {
    const { confirmation, write, press, findByRole, queryByRole } = await openForm();
    await write('Mis palabras');
    stored = { ...STORED, confirmationText: 'Sus palabras', version: 2 };
    await press('Guardar');
    await findByRole('alert');
    await press('Usar sus datos');
    expect(confirmation).toHaveValue('Sus palabras');
    expect(queryByRole('alert')).not.toBeInTheDocument();
  });

  it('follows other users’ changes of the message settings while the form has no changes', async () => {
    const { confirmation } = await openForm();
    // The page's subscription and the panel's own.
    await waitFor(() => expect(FakeSocket.open[0]?.subscriptions.size).toBe(2));
    stored = { ...STORED, confirmationText: 'Sus palabras', version: 2 };
    FakeSocket.announce({ messagesChanged: { __typename: 'MessagesChange', appointmentId: null } });
    await waitFor(() => expect(confirmation).toHaveValue('Sus palabras'));
  });

  it('asks before unsaved message settings are lost', async () => {
    const { write, getByRole, findByRole, address, user } = await openForm();
    await write('Mis palabras');
    await user.click(getByRole('link', { name: 'Dashboard' }));
    const question = within(await findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(address()).toBe('/app/configuracion/mensajes');
  });

  it('shows channels that are not set up, and hides the settings that need them', async () => {
    const { getByRole, queryByLabelText } = await openForm();
    const channels = getByRole('region', { name: 'Cómo salen' });
    expect(channels).toHaveTextContent('WhatsAppCon un clic suyoNada sale solo.');
    expect(channels).toHaveTextContent('CorreoSin conectarNo se envía ningún correo');
    expect(queryByLabelText('Confirmaciones por correo')).not.toBeInTheDocument();
  });

  it('shows the automatic messages, and the templates that Meta has to approve for them', async () => {
    serve({ whatsapp: 'CLOUD', email: true });
    const { getByRole, getByLabelText, getByText, getAllByText } = await openForm();
    expect(getByRole('region', { name: 'Cómo salen' })).toHaveTextContent(
      /WhatsAppAutomático.*nunca entre las 21:00 y las 08:00.*CorreoAutomático/,
    );
    expect(getByLabelText('Confirmaciones por correo')).toBeChecked();
    expect(getAllByText('Plantilla que debe estar aprobada en Meta')).toHaveLength(2);
    expect(getByText('Hola {{1}}, lo esperamos.')).toBeInTheDocument();
  });

  it('reports that the message settings could not be loaded, and retries on request', async () => {
    server.on('MessageSettings', { error: 'INTERNAL' });
    const { findByText, findByLabelText, getByRole, user } = renderApp('/app/configuracion/mensajes');
    await findByText('No se pudo cargar la configuración de mensajes.');
    serve();
    await user.click(getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByLabelText('Texto del recordatorio')).toHaveValue(DEFAULT_TEXTS.REMINDER);
  });
});

describe('the mail connection', () => {
  const open = async (name: string) => {
    const app = await openForm();
    await app.user.click(await app.findByRole('button', { name }));
    return { ...app, dialog: within(await app.findByRole('dialog')) };
  };

  it('tests and connects a mail server from the page, with errors at their fields', async () => {
    server.on('TestMailConnection', { data: { testMailConnection: true } }).on('ConnectMail', {
      error: 'INVALID_INPUT',
      fields: { host: ['No existe un servidor con ese nombre.'] },
    });
    const { dialog, user, findByText } = await open('Conectar el correo');
    await user.click(dialog.getByRole('button', { name: 'Conectar' }));
    expect(await dialog.findByText(/Escriba solo el nombre del servidor/)).toBeInTheDocument();
    expect(dialog.getByText('Falta la contraseña.')).toBeInTheDocument();
    expect(server.named('ConnectMail')).toEqual([]);
    await user.type(dialog.getByLabelText('Servidor'), 'mail.clinica.cl');
    await user.type(dialog.getByLabelText('Remitente'), 'hola@clinica.cl');
    await user.type(dialog.getByLabelText('Enviar la prueba a'), 'ana@correo.cl');
    await user.type(dialog.getByLabelText('Su contraseña'), 'clave');
    await user.click(dialog.getByRole('button', { name: 'Probar' }));
    expect(await findByText('El mensaje de prueba salió. Revise si llegó.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Conectar' }));
    expect(await dialog.findByText('No existe un servidor con ese nombre.')).toBeInTheDocument();
    expect(server.named('ConnectMail').map(({ variables }) => variables)).toEqual([
      {
        password: 'clave',
        version: null,
        input: {
          host: 'mail.clinica.cl',
          port: 587,
          username: '',
          mailPassword: '',
          sender: 'hola@clinica.cl',
          recipient: 'ana@correo.cl',
        },
      },
    ]);
  });

  it('asks for a password of the mail server once a user is written', async () => {
    const { dialog, user } = await open('Conectar el correo');
    const password = dialog.getByLabelText('Contraseña del correo');
    expect(password).not.toBeRequired();
    await user.type(dialog.getByLabelText('Usuario'), 'hola@clinica.cl');
    expect(password).toBeRequired();
  });

  it('asks for the password again for another mail server', async () => {
    mail = {
      source: 'SCREEN',
      host: 'mail.clinica.cl',
      port: 587,
      username: 'ana',
      sender: 'hola@clinica.cl',
      version: 3,
    };
    const { dialog, user } = await open('Cambiar: Conectar el correo');
    expect(dialog.getByText('Déjela vacía para conservar la guardada.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Puerto'));
    await user.type(dialog.getByLabelText('Puerto'), '465');
    await user.click(dialog.getByRole('button', { name: 'Conectar' }));
    expect(await dialog.findByText(/cambió el servidor o el puerto/)).toBeInTheDocument();
  });

  it('shows a connection after a concurrent change, and disconnects it', async () => {
    const connected = { source: 'SCREEN', host: 'a.cl', port: 587, username: 'ana', sender: 'a@a.cl' };
    mail = { ...connected, version: 3 };
    server.on('DisconnectMail', ({ variables }) => {
      const isStale = variables['version'] !== 4;
      mail = isStale ? { ...connected, host: 'b.cl', version: 4 } : {};
      return isStale ? { error: 'STALE' } : { data: { disconnectMail: connections() } };
    });
    const { dialog, user, findByText, findByRole } = await open('Desconectar el correo');
    await user.type(dialog.getByLabelText('Su contraseña'), 'clave');
    await user.click(dialog.getByRole('button', { name: 'Desconectar' }));
    expect(await findByText('b.cl:587, como a@a.cl')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Desconectar' }));
    expect(await findByRole('button', { name: 'Conectar el correo' })).toBeInTheDocument();
  });

  it('shows what environment variables set, without a way to change it', async () => {
    mail = { source: 'ENVIRONMENT', host: 'mail.clinica.cl', port: 465, sender: 'hola@clinica.cl' };
    const { findByText, queryByRole } = await openForm();
    expect(await findByText(/SMTP_URL/)).toBeInTheDocument();
    expect(queryByRole('button', { name: /el correo$/ })).toBeNull();
  });
});
