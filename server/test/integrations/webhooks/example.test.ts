import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { eventually } from '../../product/eventually.js';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = '{"type":"webhook.test","timestamp":"2026-11-18T15:00:00.000Z","data":{"webhookId":1}}';

it('accepts in the example receiver what is signed, once, and nothing else', async () => {
  const file = path.join(PROJECT_ROOT, 'docs/examples/webhook-receiver.ts');
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, SECRET, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    let said = '';
    receiver.stdout.setEncoding('utf8').on('data', (text: string) => void (said += text));
    await eventually(() => said.includes('Listening on'), 'the start of the example');
    const port = /Listening on (\d+)/.exec(said)?.[1];
    const at = new Date();
    const send = async (signature: string, body = BODY) => {
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': signature,
      };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
    };
    const signature = new Webhook(SECRET).sign('msg_1', at, BODY);
    expect([await send(signature), await send(signature)]).toEqual([204, 204]);
    expect(await send('v1,AAAA')).toBe(401);
    expect(await send(signature, BODY.replace('1}', '2}'))).toBe(401);
    await eventually(() => said.includes('webhook.test'), 'the event');
    expect(said.match(/webhook\.test/g)).toHaveLength(1);
  } finally {
    receiver.kill('SIGKILL');
    await once(receiver, 'exit');
  }
});
