import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseNetworks } from '../../../src/foundation/http/network/public-address.js';
import {
  AllowedAddresses,
  type FindAddresses,
} from '../../../src/foundation/http/network/allowed-addresses.js';
import { WebhookSender } from '../../../src/integrations/webhooks/webhook-sender.js';
import { answering, Receiver, silent } from './receiver.js';

let receiver: Receiver;
const senders: WebhookSender[] = [];
beforeEach(async () => {
  receiver = new Receiver();
  await receiver.start();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close()));
  await receiver.stop();
});

/** @param find resolves names; the machine's own resolver by default. */
function senderTo(networks: string, find?: FindAddresses): WebhookSender {
  const addresses = new AllowedAddresses({ privateNetworks: parseNetworks(networks) ?? [] });
  const sender = new WebhookSender(addresses, { timeout: 1 }, find);
  senders.push(sender);
  return sender;
}
const post = (sender: WebhookSender, url: string) => sender.send(url, {}, '{}');
const at = (host: string) => receiver.url.replace('127.0.0.1', host);

describe('Addresses of webhooks', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '169.254.169.254',
    '100.100.100.200',
    '0177.0.0.1',
    '0x7f000001',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '0',
    'localhost',
    'LOCALHOST',
  ])('does not call the webhook address %s', async (host) => {
    const outcome = await post(senderTo(''), at(host));
    expect(outcome).toMatchObject({ status: null, failure: 'PRIVATE_ADDRESS' });
    expect(receiver.all).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    'ff02::1',
    'no-address',
  ])('does not call a webhook whose name resolves to %s', async (address) => {
    const sender = senderTo('', (_name, found) =>
      found(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
    );
    for (const url of [
      at('tienda.example'),
      at('tienda.example.'),
      at('tienda.example').replace('http', 'https'),
    ])
      expect(await post(sender, url)).toMatchObject({
        status: null,
        failure: 'PRIVATE_ADDRESS',
      });
    expect(receiver.all).toEqual([]);
  });

  it('calls a webhook in an internal network if the server’s settings allow it', async () => {
    expect(await post(senderTo('127.0.0.0/8'), receiver.url)).toMatchObject({ status: 204, failure: null });
    expect(await post(senderTo('127.0.0.0/8,::1/128'), at('localhost'))).toMatchObject({ status: 204 });
    expect(await post(senderTo('10.0.0.0/8'), receiver.url)).toMatchObject({ failure: 'PRIVATE_ADDRESS' });
    expect(receiver.all).toHaveLength(2);
  });

  it('does not call a name whose address changed in the meantime, or that has internal and external ones', async () => {
    let answer = ['127.0.0.1'];
    const sender = senderTo('127.0.0.1/32', (_name, found) =>
      found(
        null,
        answer.map((address) => ({ address, family: 4 })),
      ),
    );
    const url = at('tienda.example');
    expect(await post(sender, url)).toMatchObject({ status: 204 });
    answer = ['127.0.0.2'];
    expect(await post(sender, url)).toMatchObject({ failure: 'PRIVATE_ADDRESS' });
    answer = ['127.0.0.1', '169.254.169.254'];
    expect(await post(sender, url)).toMatchObject({ failure: 'PRIVATE_ADDRESS' });
    answer = ['127.0.0.1'];
    expect(await post(sender, url)).toMatchObject({ status: 204 });
    expect(receiver.all).toHaveLength(2);
  });
});

it('calls external webhook addresses with TLS only', async () => {
  let isLookedUp = false;
  const sender = senderTo('', (_name, found) => {
    isLookedUp = true;
    found(null, [{ address: '8.8.8.8', family: 4 }]);
  });
  expect(await post(sender, 'http://tienda.example/')).toMatchObject({ failure: 'NOT_ENCRYPTED' });
  expect(isLookedUp).toBe(true);
});

describe('Delivery attempt of a webhook', () => {
  it('ends a delivery attempt in time if the receiver never answers', async () => {
    receiver.answers(silent);
    const { failure, status, durationMs } = await post(senderTo('127.0.0.1/32'), receiver.url);
    expect({ failure, status }).toEqual({ failure: 'TIMEOUT', status: null });
    expect(durationMs).toBeGreaterThanOrEqual(990);
  });

  it('ends a delivery attempt in time if a response starts and never ends', async () => {
    receiver.answers((response) => void response.writeHead(200, { 'content-length': '9' }).write('x'));
    expect(await post(senderTo('127.0.0.1/32'), receiver.url)).toMatchObject({ status: 200, failure: null });
  });

  it.each([
    [200, null],
    [204, null],
    [299, null],
    [301, 'REDIRECT'],
    [307, 'REDIRECT'],
    [400, 'STATUS'],
    [410, 'GONE'],
    [503, 'STATUS'],
  ])('records a delivery attempt answered %d as %s', async (status, failure) => {
    receiver.answers(answering(status));
    expect(await post(senderTo('127.0.0.1/32'), receiver.url)).toMatchObject({ status, failure });
  });

  it('reports that no receiver is listening, or that it speaks no TLS', async () => {
    const sender = senderTo('127.0.0.1/32');
    expect(await post(sender, receiver.url.replace('http:', 'https:'))).toMatchObject({ status: null });
    await receiver.stop();
    expect(await post(sender, receiver.url)).toMatchObject({ failure: 'CONNECTION' });
    const nowhere = senderTo('', (_name, found) =>
      found(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), []),
    );
    expect(await post(nowhere, 'https://nadie.example/')).toMatchObject({ failure: 'NAME' });
  });
});
