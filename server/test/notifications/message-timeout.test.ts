import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CloudChannel } from '../../src/notifications/channels/cloud-channel.js';
import { ACCESS_TOKEN, CloudStandIn, PHONE_NUMBER_ID } from './cloud-stand-in.js';

const cloud = new CloudStandIn();
beforeAll(() => cloud.start());
afterAll(() => cloud.stop());

it('says that nobody knows when no answer comes in time', async () => {
  const held = cloud.holdNext();
  const channel = new CloudChannel(
    {
      apiUrl: cloud.environment['WHATSAPP_API_URL']!.replace(/\/$/, ''),
      phoneNumberId: PHONE_NUMBER_ID,
      accessToken: ACCESS_TOKEN,
      appSecret: '',
      verifyToken: '',
      templates: { CONFIRMATION: 'a', REMINDER: 'b' },
      language: 'es',
    },
    250,
  );
  const outcome = await channel.send({
    id: 1,
    tries: 1,
    kind: 'REMINDER',
    recipient: '+56912345678',
    subject: '',
    body: 'Hola',
    parameters: [],
    attachment: '',
  });
  expect(outcome).toEqual({ kind: 'UNKNOWN' });
  held.letGo();
});
