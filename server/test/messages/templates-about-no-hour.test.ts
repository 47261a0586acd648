import { beforeEach, expect, it } from '@jest/globals';
import { MessageDelivery } from '../../src/messages/outbox/message-delivery.js';
import { ControlMessages } from '../../src/reports/controls-due/control-messages.js';
import { useProduct } from '../product/use-product.js';
import { FakeCloudApi } from './fake-cloud-api.js';
import { MessageHelper } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({
  standIn: cloud,
  environment: { PUBLIC_URL: 'https://clinica.example', WHATSAPP_TEMPLATE_CONTROL: 'aviso_de_control' },
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
  const [message] = await desk.messages();
  await desk.run(MessageDelivery, (delivery) => delivery.deliver(message!.id));
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
