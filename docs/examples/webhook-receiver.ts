// Takes the clinic's webhooks, checks who sent them, and prints each event once:
//   SECRET=whsec_… PORT=8080 node webhook-receiver.ts
// The address of the webhook is then http://<this machine>:8080/ behind something that speaks TLS.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { SECRET = '', PORT = '8080' } = process.env;
const webhook = new Webhook(SECRET);
// A real one remembers for a day, in its database.
const known = new Set<string>();

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    // Over the very bytes that came: parsed and written anew, they may differ.
    webhook.verify(body, request.headers as Record<string, string>);
  } catch {
    // A wrong signature, or a time that is more than five minutes off: perhaps a copy that somebody sends again.
    response.writeHead(401).end();
    return;
  }
  const id = String(request.headers['webhook-id']);
  const { type, timestamp, data } = JSON.parse(body);
  if (!known.has(id)) {
    known.add(id);
    console.log(`${timestamp} ${type} ${JSON.stringify(data)}`);
  }
  // At once, before the work that it causes: after ten seconds it counts as not received.
  response.writeHead(204).end();
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  console.log(`Listening on ${typeof address === 'object' ? address?.port : address}`);
});
