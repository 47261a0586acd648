import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PublicAddressFault } from '#domain/clinic/public-address.js';
import { Injectable } from '@nestjs/common';
import { AddressRefused, AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import { isCertificateFault, isNameFault } from '../../foundation/http/network/connection-fault.js';
import { isLoopback } from '../../foundation/http/network/loopback.js';
import { AntiForgery } from '../anti-forgery/anti-forgery.js';

/** A user waits for the answer. */
const PATIENCE_MS = 8_000;
const MAX_ANSWER_BYTES = 10_000;

/**
 * Finds out whether an address leads to this clinic: the server there must know an anti-forgery token that only this
 * clinic's instances can make.
 */
@Injectable()
export class PublicAddressTrial {
  constructor(
    private readonly addresses: AllowedAddresses,
    private readonly antiForgery: AntiForgery,
  ) {}

  /** @param address an origin. @returns undefined if it leads here. */
  async faultOf(address: string): Promise<PublicAddressFault | undefined> {
    const url = new URL('/api/get-csrf-token/', address);
    try {
      const ip = await this.addresses.resolve(url.hostname, url.protocol === 'https:');
      const { status, body } = await read(url, ip);
      if (status >= 300 && status < 400) return 'REDIRECT';
      return this.antiForgery.isOwn(tokenIn(body)) ? undefined : 'ANOTHER_SITE';
    } catch (error) {
      const fault = faultOfError(error);
      return fault === 'PRIVATE_ADDRESS' && isLoopback(url.hostname) ? 'ONLY_HERE' : fault;
    }
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** @param ip the checked one: another look-up could give another. */
const read = (url: URL, ip: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const family = isIP(ip);
    const lookup: LookupFunction = (_name, { all }, found) =>
      all ? found(null, [{ address: ip, family }]) : found(null, ip, family);
    const request = open(url.href, {
      method: 'GET',
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'application/json', 'user-agent': 'Huella/1' },
      lookup,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      const answer = (): void =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString('utf8') });
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes <= MAX_ANSWER_BYTES) pieces.push(piece);
        else response.destroy();
      });
      response.on('end', answer).on('close', answer).on('error', reject);
    });
    request.end();
  });

function tokenIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { csrfToken?: unknown } | null)?.csrfToken;
  } catch {
    return undefined;
  }
}

function faultOfError(error: unknown): PublicAddressFault {
  if (error instanceof AddressRefused) return error.fault;
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  if (isNameFault(code)) return 'NAME';
  if (isCertificateFault(code)) return 'CERTIFICATE';
  if (code === 'ECONNREFUSED') return 'REFUSED';
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT' ? 'TIMEOUT' : 'CONNECTION';
}
