import { beforeEach, expect, it } from '@jest/globals';
import { ControlMessages } from '../../src/reports/controls-due/control-messages.js';
import { eventually } from '../product/eventually.js';
import { useProduct } from '../product/use-product.js';
import { FakeCloudApi } from './fake-cloud-api.js';
import { MessageHelper } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({
  standIn: cloud,
  environment: {
    PUBLIC_URL: 'https://clinica.example',
    WHATSAPP_TEMPLATE_CONTROL: 'aviso_de_control',
    WHATSAPP_TEMPLATE_BALANCE: 'saldo_pendiente',
  },
});
const { staff } = product;
const desk = new MessageHelper(product, staff);
const rows = async (text: string) => (await product.database.query(text)).rows;
beforeEach(() => desk.clear());

it('sends a message about a control with a template of its own', async () => {
  await rows(`update treatment set control_weeks = case when name = 'Podología general' then 4 end`);
  await rows(`update message_settings set controls_since = '2026-11-18', control_minute = 720`);
  const visit = { paciente: 1, fecha: '2026-11-04', hora: '10:00', tratamiento: 'Podología general' };
  await staff.post('/api/citas/crear_cita_admin/', { ...visit, estado: 'completada' });
  expect(await desk.run(ControlMessages, (messages) => messages.writeDue())).toBe(1);
  await eventually(async () => (await desk.messages())[0]?.state === 'SENT', 'the sent message');
  expect(cloud.requests.map(({ body }) => (body as { template: object }).template)).toEqual([
    {
      name: 'aviso_de_control',
      language: { code: 'es' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Rosa' },
            { type: 'text', text: 'Clínica Huella' },
            { type: 'text', text: expect.stringMatching(/public\?tratamiento=\d+&profesional=1$/) },
          ],
        },
      ],
    },
  ]);
});

it('sends a reminder of a balance with a template of its own', async () => {
  await rows(`update clinic_settings set phone = ''`);
  const owed = { paciente: 1, descripcion: 'Podología general', precio: 25_000 };
  expect((await staff.post('/api/caja/cobros/', owed)).status).toBe(201);
  const { body } = await staff.post('/api/caja/recordatorio/', { paciente: 1 });
  expect(body).toMatchObject({ medio: 'whatsapp', estado: 'enviado', enlace: null, falla: '' });
  expect(cloud.requests.map(({ body: sent }) => (sent as { template: object }).template)).toEqual([
    {
      name: 'saldo_pendiente',
      language: { code: 'es' },
      components: [
        {
          type: 'body',
          parameters: ['Rosa', 'Clínica Huella', '$25.000', '-'].map((text) => ({ type: 'text', text })),
        },
      ],
    },
  ]);
});
