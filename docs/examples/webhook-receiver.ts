// Receives the clinic's webhooks, verifies their signatures, and prints each event once:
//   SECRET=whsec_… PORT=8080 node webhook-receiver.ts
// The webhook's URL is then http://<this machine>:8080/, behind a TLS proxy.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { SECRET = '', PORT = '8080' } = process.env;
const webhook = new Webhook(SECRET);
// A real receiver keeps ids for a day, in its database.
const known = new Set<string>();

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    // Verify the raw bytes: JSON that is parsed and serialized again may differ.
    webhook.verify(body, request.headers as Record<string, string>);
  } catch {
    // A wrong signature, or a timestamp more than five minutes off: possibly a replay.
    response.writeHead(401).end();
    return;
  }
  const id = String(request.headers['webhook-id']);
  const { type, timestamp, data } = JSON.parse(body);
  if (!known.has(id)) {
    known.add(id);
    console.log(`${timestamp} ${type} ${JSON.stringify(data)}`);
  }
  // Answer before doing any work: without an answer within ten seconds, the delivery counts as failed.
  response.writeHead(204).end();
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  console.log(`Listening on ${typeof address === 'object' ? address?.port : address}`);
});
