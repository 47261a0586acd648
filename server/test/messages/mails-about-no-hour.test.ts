import { beforeEach, describe, expect, it } from '@jest/globals';
import { ControlMessages } from '../../src/reports/controls-due/control-messages.js';
import { useProduct } from '../product/use-product.js';
import { FakeMailServer, headerOf } from './fake-mail-server.js';
import { MessageHelper } from './message-helper.js';

const mail = new FakeMailServer();
const product = useProduct({ standIn: mail, environment: { PUBLIC_URL: 'https://clinica.example' } });
const { staff } = product;
const desk = new MessageHelper(product, staff);
const rows = async (text: string) => (await product.database.query(text)).rows;
beforeEach(() => desk.clear());

describe('An automatic message about a control', () => {
  beforeEach(async () => {
    await rows(`update treatment set control_weeks = case when name = 'Podología general' then 4 end`);
    await rows(`update message_settings set controls_since = '2026-11-18', control_minute = 720`);
    const visit = { paciente: 1, fecha: '2026-11-04', hora: '10:00', tratamiento: 'Podología general' };
    const { status } = await staff.post('/api/citas/crear_cita_admin/', { ...visit, estado: 'completada' });
    expect(status).toBe(201);
  });
  const look = () => desk.run(ControlMessages, (messages) => messages.writeDue());

  it('sends a message about a control by e-mail, without a word about health, with a link that chooses what to book', async () => {
    expect(await look()).toBe(1);
    await mail.untilAccepted(1);
    const [letter] = mail.letters;
    expect(letter!.to).toEqual(['rosa@demo.invalid']);
    expect(headerOf(letter!, 'Subject')).toBe('Su próximo control en Clínica Huella');
    expect(letter!.raw.replaceAll('=\r\n', '')).toMatch(/public\?tratamiento=(3D)?\d+&profesional=(3D)?1/);
    expect(letter!.raw).not.toContain('Podolog');
    expect((await desk.messages())[0]!.body).not.toContain('tratamiento=');
  });

  it('waits for staff if the patient opposes e-mails', async () => {
    await rows(`insert into message_opposition values (1, 'EMAIL', 'CONFIRMATION', now(), 1)`);
    expect(await look()).toBe(1);
    expect(await desk.messages()).toMatchObject([{ kind: 'CONTROL', state: 'WAITING', channel: 'WHATSAPP' }]);
  });
});

describe('A reminder of a balance', () => {
  it('sends a reminder of a balance by e-mail once, and replaces it if it failed', async () => {
    const owed = { paciente: 1, descripcion: 'Podología general', precio: 25_000 };
    expect((await staff.post('/api/caja/cobros/', owed)).status).toBe(201);
    const remind = async () => (await staff.post('/api/caja/recordatorio/', { paciente: 1 })).body;
    mail.rejectNext.push(Object.assign(new Error('no'), { responseCode: 550 }));
    const failure = expect.stringMatching(/correo/);
    expect(await remind()).toMatchObject({ estado: 'fallido', enlace: null, falla: failure });
    expect(await remind()).toMatchObject({ estado: 'enviado', medio: 'correo', enlace: null, falla: '' });
    expect(await remind()).toMatchObject({ estado: 'enviado' });
    expect(mail.letters.map((letter) => [letter.to, headerOf(letter, 'Subject')])).toEqual([
      [['rosa@demo.invalid'], 'Su saldo pendiente en Clínica Huella'],
    ]);
    expect(mail.letters[0]!.raw).not.toContain('Podolog');
  });
});
