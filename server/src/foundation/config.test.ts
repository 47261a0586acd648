import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT, readConfig } from './config.js';
import { StartUpError } from './start-up-error.js';

describe('Configuration', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      warnings: [],
      port: 3000,
      host: '127.0.0.1',
      metrics: undefined,
      dataDir: path.join(PROJECT_ROOT, 'data'),
      database: undefined,
      adminUsername: 'admin',
      adminPassword: undefined,
      publicUrl: undefined,
      isHttpsOnly: false,
      timeZone: 'America/Santiago',
      accessTokenTtl: 28_800,
      refreshTokenTtl: 604_800,
      tokenSecret: undefined,
      limits: {
        logins: { tries: 10, seconds: 300 },
        bookings: { tries: 10, seconds: 600 },
        bookingsOfPerson: { tries: 10, seconds: 86_400 },
        bookingsFlood: { tries: 30, seconds: 600 },
        requests: { tries: 600, seconds: 60 },
        sockets: { perNetwork: 500, total: 1_000 },
        visitors: 6,
        subscriptions: 20,
        socketMessages: { tries: 50, seconds: 1 },
      },
      requestTimeout: 30,
      backup: {
        directory: path.join(PROJECT_ROOT, 'data/backups'),
        time: '03:30',
        keep: { daily: 7, weekly: 4, monthly: 12 },
        passphrase: undefined,
        hasFolderOfItsOwn: false,
        isOperators: false,
      },
      trustProxy: false,
      stopDelay: 0,
      logLevel: 'info',
      messages: { cloud: undefined, smtp: undefined, whatsappApiUrl: 'https://graph.facebook.com/v26.0' },
      webhooks: { privateNetworks: [], timeout: 10 },
      introspection: true,
      bookingOrigins: [],
    });
  });

  it('normalizes the booking origins and refuses anything but an origin', () => {
    const { bookingOrigins } = readConfig({
      BOOKING_ORIGINS: 'https://Clinica.cl/, https://www.clinica.cl:443',
    });
    expect(bookingOrigins).toEqual(['https://clinica.cl', 'https://www.clinica.cl']);
    for (const text of [
      '*',
      'clinica.cl',
      'https://clinica.cl/reservas',
      'https://a@clinica.cl',
      'https://*.cl',
      'null',
    ])
      expect(() => readConfig({ BOOKING_ORIGINS: text })).toThrow('BOOKING_ORIGINS must be addresses');
  });

  it('reads the folder, the time and the retention rule of backups', () => {
    const { backup } = readConfig({
      DATA_DIR: '/srv/huella',
      BACKUP_TIME: 'off',
      BACKUP_KEEP: '3/0/24',
      BACKUP_PASSPHRASE: 'una frase larga',
    });
    expect(backup).toEqual({
      directory: '/srv/huella/backups',
      time: undefined,
      keep: { daily: 3, weekly: 0, monthly: 24 },
      passphrase: 'una frase larga',
      hasFolderOfItsOwn: false,
      isOperators: false,
    });
    expect(readConfig({ BACKUP_DIR: '/mnt/copies' }).backup).toMatchObject({
      directory: '/mnt/copies',
      hasFolderOfItsOwn: true,
      isOperators: true,
    });
  });

  it.each([
    ['off', false],
    ['0', false],
    ['on', true],
    ['1', 1],
    ['12', 12],
  ])('reads the trusted proxies: %s', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trusted);
  });

  it('uses the settings that are set and ignores empty ones', () => {
    const config = readConfig({
      PORT: '0',
      DATA_DIR: '/srv/huella',
      LIMIT_LOGINS: '0',
      TRUST_PROXY: 'on',
      PUBLIC_URL: 'https://clinica.cl/',
      DATABASE_URL: '',
    });
    expect(config).toMatchObject({
      port: 0,
      dataDir: '/srv/huella',
      trustProxy: true,
      publicUrl: 'https://clinica.cl',
      database: undefined,
    });
    expect(config.limits.logins).toBeUndefined();
  });

  it('closes the schema and the playground with a public address, unless INTROSPECTION is on', () => {
    expect(readConfig({}).introspection).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'https://clinica.cl' }).introspection).toBe(false);
    expect(readConfig({ PUBLIC_URL: 'https://clinica.cl', INTROSPECTION: 'on' }).introspection).toBe(true);
    expect(readConfig({ INTROSPECTION: 'off' }).introspection).toBe(false);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['ACCESS_TOKEN_TTL', '-1'],
    ['REFRESH_TOKEN_TTL', '1.5'],
    ['LIMIT_LOGINS', 'many'],
    ['LIMIT_BOOKINGS', '10'],
    ['LIMIT_SOCKETS', '500'],
    ['LIMIT_VISITORS', '-1'],
    ['LIMIT_VISITORS', 'many'],
    ['LIMIT_SUBSCRIPTIONS', '0'],
    ['LIMIT_SOCKET_MESSAGES', '50'],
    ['CLINIC_TIME_ZONE', 'Chile/Nowhere'],
    ['PUBLIC_URL', 'https://clinica.cl/huella'],
    ['PUBLIC_URL', 'https://clinica.cl?a=b'],
    ['PUBLIC_URL', 'clinica.cl'],
    ['PUBLIC_URL', 'https://ana:clave@clinica.cl'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_DIRECT_URL', 'localhost:5432'],
    ['METRICS_PORT', '0'],
    ['ADMIN_USERNAME', 'Con Espacios'],
    ['LOG_LEVEL', 'loud'],
    ['STOP_DELAY', '-1'],
    ['STOP_DELAY', '21'],
    ['BACKUP_TIME', '25:00'],
    ['BACKUP_KEEP', 'ten'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['REQUEST_TIMEOUT', '0'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['WHATSAPP_CHANNEL', 'sms'],
    ['WHATSAPP_API_URL', 'graph.facebook.com'],
    ['WHATSAPP_API_URL', 'https://[graph'],
    ['WHATSAPP_PHONE_NUMBER_ID', '+56 9 1234 5678'],
    ['WHATSAPP_ACCESS_TOKEN', 'EAAG\n'],
    ['WHATSAPP_VERIFY_TOKEN', 'corto'],
    ['WHATSAPP_TEMPLATE_REMINDER', 'Recordatorio de cita'],
    ['WHATSAPP_TEMPLATE_LANGUAGE', 'español'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://user:p@ss/word@mail.example'],
    ['MAIL_FROM', 'Clínica'],
    ['MAIL_FROM', 'Clínica <hola@clinica>'],
  ])('refuses %s=%s and names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartUpError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('requires every Cloud API setting and names the missing ones', () => {
    const cloud = {
      WHATSAPP_CHANNEL: 'cloud',
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_ACCESS_TOKEN: 'EAAG',
      WHATSAPP_APP_SECRET: 'secreto',
      WHATSAPP_VERIFY_TOKEN: 'verificar',
      WHATSAPP_TEMPLATE_CONFIRMATION: 'confirmacion',
      WHATSAPP_TEMPLATE_REMINDER: 'recordatorio',
    };
    expect(readConfig(cloud).messages.cloud).toEqual({
      apiUrl: 'https://graph.facebook.com/v26.0',
      phoneNumberId: '106540352242922',
      accessToken: 'EAAG',
      appSecret: 'secreto',
      verifyToken: 'verificar',
      templates: { CONFIRMATION: 'confirmacion', REMINDER: 'recordatorio' },
      language: 'es',
    });
    for (const name of Object.keys(cloud).slice(1)) {
      expect(() => readConfig({ ...cloud, [name]: '' })).toThrow(name);
    }
    expect(readConfig({ ...cloud, WHATSAPP_CHANNEL: 'link' }).messages.cloud).toBeUndefined();
  });

  it('requires a sender address for e-mails', () => {
    expect(() => readConfig({ SMTP_URL: 'smtps://mail.example' })).toThrow(/SMTP_URL needs MAIL_FROM/);
    const { smtp } = readConfig({
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Ñandú <hola@clinica.cl>',
    }).messages;
    expect(smtp).toEqual({ url: 'smtps://mail.example', from: 'Ñandú <hola@clinica.cl>' });
    expect(readConfig({ MAIL_FROM: 'hola@clinica.cl' }).messages.smtp).toBeUndefined();
  });

  it('uses one database address for everything unless a direct one is set', () => {
    const url = 'postgresql://huella@pooler:6432/huella';
    const direct = 'postgresql://huella@db:5432/huella';
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ url, direct: url });
    expect(readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }).database).toEqual({ url, direct });
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow(
      /DATABASE_DIRECT_URL needs DATABASE_URL/,
    );
  });

  it('warns once about a setting of an earlier version', () => {
    const { warnings, database } = readConfig({ DATABASE_READ_URL: 'postgresql://lector@replica/huella' });
    expect(warnings).toEqual([expect.stringMatching(/^DATABASE_READ_URL is no longer used: /)]);
    expect(database).toBeUndefined();
    expect(readConfig({ DATABASE_READ_URL: '' }).warnings).toEqual([]);
  });

  it('names every invalid setting at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*LOG_LEVEL/);
  });
});

describe('Settings', () => {
  const source = readFileSync(path.join(PROJECT_ROOT, 'server/src/foundation/config.ts'), 'utf8');
  const environment = /class Environment \{(.*?)\n\}/s.exec(source)![1]!;
  const settings = [...environment.matchAll(/\b([A-Z][A-Z_]+)(?:\?:| = )/g)].map(([, name]) => name!);
  const ONLY_COMPOSE = ['POSTGRES_PASSWORD', 'HUELLA_ADDRESS', 'HUELLA_PORT'];

  it.each([
    ['docs/configuration.md', /^\| `([A-Z_]+)` \| /gm, []],
    ['.env.example', /^#([A-Z_]+)=/gm, ONLY_COMPOSE],
  ])('lists every setting in %s', (file, line, others) => {
    const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    const listed = [...text.matchAll(line)].map(([, name]) => name!);
    expect(listed.toSorted()).toEqual([...settings, ...others].toSorted());
  });

  it('docker-compose.yml passes on every setting that makes sense there', () => {
    const text = readFileSync(path.join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8');
    const passed = [...text.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name!);
    const fixed = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_DIRECT_URL'];
    expect(settings.filter((name) => !passed.includes(name)).toSorted()).toEqual(fixed.toSorted());
  });

  it('reads the private networks that webhooks may call', () => {
    const { webhooks } = readConfig({ WEBHOOK_PRIVATE_NETWORKS: '10.0.0.0/8, fd00::/8' });
    expect(webhooks.privateNetworks.map(([network, bits]) => `${network.toString()}/${bits}`)).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
    ]);
    expect(() => readConfig({ WEBHOOK_PRIVATE_NETWORKS: '10.0.0.7' })).toThrow(
      'WEBHOOK_PRIVATE_NETWORKS must be networks such as 10.0.0.0/8,fd00::/8',
    );
  });
});
