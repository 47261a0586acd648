import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server without a login that accepts every message. */
export interface SmallMailServer {
  readonly port: number;
  /** The accepted messages, with their headers. */
  readonly letters: readonly string[];
  stop(): void;
}

export async function startMailServer(): Promise<SmallMailServer> {
  const letters: string[] = [];
  const server: Server = createServer((socket) => {
    let letter: string[] | undefined;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 prueba ESMTP\r\n');
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter && line === '.') {
          letters.push(letter.join('\n'));
          letter = undefined;
          socket.write('250 OK\r\n');
        } else if (letter) letter.push(line);
        else if (/^DATA/i.test(line)) {
          letter = [];
          socket.write('354 adelante\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 adiós\r\n');
        else socket.write('250 OK\r\n');
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: (server.address() as AddressInfo).port, letters, stop: () => void server.close() };
}
