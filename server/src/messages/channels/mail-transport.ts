import { isIP } from 'node:net';
import type { SMTPTransportOptions, Transporter } from 'nodemailer';
import { IMPLICIT_TLS_PORT } from '#domain/messages/connections.js';
import type { AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import { isLoopback } from '../../foundation/http/network/loopback.js';
import type { MailServer } from './message-connections.js';

/** How long a server may take to accept the connection, and how long it may be silent afterwards. */
export interface Patience {
  readonly connectMs: number;
  readonly silenceMs: number;
}

/**
 * Connects to a mail server: to the operator's URL as it is, and to one that a user entered only where users may have
 * the server call, at the very address that was checked.
 * @throws AddressRefused, or the error of the look-up
 */
export async function openMailTransport(
  server: string | MailServer,
  addresses: AllowedAddresses,
  { connectMs, silenceMs }: Patience,
): Promise<Transporter> {
  // Loaded with the first e-mail: a clinic without e-mail never needs it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...(typeof server === 'string' ? urlOptions(server) : await entered(server, addresses)),
    connectionTimeout: connectMs,
    socketTimeout: silenceMs,
    // A message is our own text: nothing in it is fetched or read from disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// An e-mail is only sent unencrypted if the connection never leaves this machine. Options in the URL
// (`?requireTLS=false`) take precedence.
const urlOptions = (url: string): SMTPTransportOptions => ({
  url,
  requireTLS: !isLoopback(new URL(url).hostname),
});

async function entered(
  { host, port, username, password }: MailServer,
  addresses: AllowedAddresses,
): Promise<SMTPTransportOptions> {
  const ip = await addresses.resolve(host, true);
  return {
    host: ip,
    port,
    secure: port === IMPLICIT_TLS_PORT,
    requireTLS: !isLoopback(ip),
    // The certificate names the host, not its address.
    ...(!isIP(host) && { tls: { servername: host } }),
    ...(password !== undefined && { auth: { user: username, pass: password } }),
  };
}
