import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { eventually } from '../product/eventually.js';

/** One text frame of a WebSocket client (RFC 6455, 5.2), for texts of 126 to 65,535 bytes. The mask is all zeros. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(8);
  head.writeUInt8(0x81, 0);
  head.writeUInt8(0x80 | 126, 1);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** A panel on a machine that went to sleep: connected and logged in, it never responds again, not even to a close. */
export async function openFrozenPanel(url: string, access: string): Promise<Duplex> {
  const request = http.get(`${url}/graphql`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-protocol': 'graphql-transport-ws',
    },
  });
  const [, socket] = (await once(request, 'upgrade')) as [unknown, Duplex];
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const payload = { authorization: `Bearer ${access}` };
  socket.write(frame(JSON.stringify({ type: 'connection_init', payload })));
  await eventually(() => received.includes('connection_ack'), 'a connection');
  socket.pause();
  return socket;
}
