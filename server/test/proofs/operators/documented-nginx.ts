import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { freePort } from '../../../../scripts/free-port.mjs';
import { eventually } from '../../product/eventually.js';
import { codeBlocks, requireProgram } from './documented.js';

/** Debian's nginx with the site of operation.md, and a certificate that these tests trust. */
export class DocumentedNginx {
  readonly port: number;
  readonly plainPort: number;
  private readonly folder: string;
  private readonly child: ChildProcess;

  private constructor(folder: string, port: number, plainPort: number, child: ChildProcess) {
    this.folder = folder;
    this.port = port;
    this.plainPort = plainPort;
    this.child = child;
  }

  get url(): string {
    return `https://localhost:${this.port}`;
  }

  /** Responses that nginx wrote to its disk. */
  get storedResponses(): string[] {
    return fs
      .globSync('**/*', { cwd: path.join(this.folder, 'proxy') })
      .filter((file) => /\d{10}/.test(file));
  }

  static async start(port: number, productPort: number): Promise<DocumentedNginx> {
    const program = requireProgram('nginx');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-nginx-'));
    fs.chmodSync(folder, 0o755);
    makeCertificate(folder);
    const plainPort = await freePort();
    const site = codeBlocks('operation.md', 'nginx')[0] ?? '';
    const replaced = site
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replaceAll('clinica.example', 'localhost')
      .replaceAll('/etc/letsencrypt/live/localhost', folder)
      .replace('http://127.0.0.1:3000', `http://127.0.0.1:${productPort}`);
    fs.writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder, replaced));
    const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    await eventually(() => fs.existsSync(path.join(folder, 'nginx.pid')) || child.exitCode !== null);
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${complaint}`);
    return new DocumentedNginx(folder, port, plainPort, child);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGQUIT');
    setTimeout(() => this.child.kill('SIGTERM'), 2_000).unref();
    if (this.child.exitCode === null) await once(this.child, 'exit');
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The main configuration that Debian's nginx.conf has around a site, in a folder of its own. */
const mainConfiguration = (folder: string, site: string): string => `
daemon off;
pid nginx.pid;
error_log error.log;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  gzip on;
  client_body_temp_path body;
  proxy_temp_path ${path.join(folder, 'proxy')};
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${site}
}`;

function makeCertificate(folder: string): void {
  const certificate = path.join(folder, 'fullchain.pem');
  const key = path.join(folder, 'privkey.pem');
  execFileSync(
    requireProgram('openssl'),
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), fs.readFileSync(certificate, 'utf8')]);
}
