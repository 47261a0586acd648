import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackupRule } from '#domain/data/backup/backup-retention.js';
import { publicAddressOf } from '#domain/clinic/public-address.js';
import { DEFAULT_TIME_ZONE, isTimeZone, type LocalTime } from '#domain/clinic-time.js';
import { bareEmail, isEmail } from '#domain/patients/email.js';
import { Expose, plainToInstance, Transform, type TransformFnParams } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  registerDecorator,
  validateSync,
} from 'class-validator';
import { USER_NAME } from '#domain/access/user-name.js';
import type { DatabaseAddresses } from './database-addresses.js';
import type { TrustedProxies } from './http/network/client-address.js';
import { type Network, parseNetworks } from './http/network/public-address.js';
import type { CloudSettings, MessageSettings } from './message-config.js';
import { StartUpError } from './start-up-error.js';

/** The folder of package.json, whether this runs from dist/start, dist/server/src or server/src. */
export const PROJECT_ROOT = findProject(import.meta.dirname);

function findProject(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findProject(path.dirname(folder));
}

export interface RateLimit {
  readonly tries: number;
  readonly seconds: number;
}

export interface SocketLimit {
  readonly perNetwork: number;
  readonly total: number;
}

const wholeNumber = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
const onOrOff = ({ value }: TransformFnParams): unknown =>
  value === 'on' || value === 'true' || value === '1'
    ? true
    : value === 'off' || value === 'false' || value === '0'
      ? false
      : value;

const LIMIT = { message: '$property must be tries/seconds, such as 10/300, or 0 for no limit' };
const LIMIT_PATTERN = /^(0|[1-9]\d*\/[1-9]\d*)$/;
const POSTGRES = { message: '$property must begin with postgres:// or postgresql://' };
const POSTGRES_PATTERN = /^postgres(ql)?:\/\//;
const SOCKETS = { message: '$property must be per network/in total, such as 500/1000, or 0 for no limit' };
const NIGHT = { message: '$property must be a time such as 03:30, or off for no backups by themselves' };
const KEEP = { message: '$property must be days/weeks/months, such as 7/4/12' };
const DIGITS = { message: '$property must be digits' };
const NO_SPACES = { message: '$property must have no spaces or line breaks' };
const TEMPLATE_NAME = { message: "$property must be a template's name: lower-case letters, digits and _" };
const PROXIES = { message: '$property must be off, on, or the number of trusted proxies' };
const ON_OFF = { message: '$property must be on or off' };

const is =
  (test: (value: string) => boolean, message: string) => (): PropertyDecorator => (target, propertyName) =>
    registerDecorator({
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: (value) => typeof value === 'string' && test(value) },
    });
const IsZone = is(isTimeZone, '$property must be a time zone such as America/Santiago');
const IsWebAddress = is(
  (value) => /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value),
  '$property must begin with http:// or https://',
);
const IsOrigin = is(
  (value) => publicAddressOf(value) !== undefined,
  '$property must be an address without a path, such as https://clinica.example: the product needs a host name of its own',
);
const IsOrigins = is(
  (value) => originsOf(value) !== undefined,
  '$property must be addresses without a path, separated by commas, such as https://clinica.example,https://www.clinica.example',
);
const IsNetworks = is(
  (value) => parseNetworks(value) !== undefined,
  '$property must be networks such as 10.0.0.0/8,fd00::/8',
);
const IsMailServer = is(
  (value) => /^smtps?:\/\/[^\s/]/.test(value) && URL.canParse(value),
  '$property must be an address such as smtps://user:password@mail.example:465, its special characters percent-encoded',
);
const IsSender = is(
  (value) => /^[^\p{Cc}]{3,300}$/u.test(value) && isEmail(bareEmail(value)),
  '$property must be an address such as "Clínica <hola@clinica.cl>"',
);

/**
 * Normalizes origins as browsers send them.
 * @returns undefined if one has a path or a wildcard or is not an http(s) origin.
 */
function originsOf(text: string): readonly string[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const origins = parts.filter((part) => part !== '').map((part) => URL.parse(part));
  const areBare = origins.every(
    (one) =>
      one && /^https?:$/.test(one.protocol) && one.href === `${one.origin}/` && !one.host.includes('*'),
  );
  return areBare ? origins.flatMap((one) => one?.origin ?? []) : undefined;
}

/** docs/configuration.md describes each variable. */
class Environment {
  @Expose() @Transform(wholeNumber) @IsInt() @Min(0) @Max(65_535) PORT = 3000;
  @Expose() @IsString() @MinLength(1) HOST = '127.0.0.1';
  @Expose() @IsOptional() @Transform(wholeNumber) @IsInt() @Min(1) @Max(65_535) METRICS_PORT?: number;
  @Expose() @IsString() @MinLength(1) METRICS_HOST = '127.0.0.1';
  @Expose() @IsString() @MinLength(1) DATA_DIR = 'data';
  @Expose() @IsOptional() @Matches(POSTGRES_PATTERN, POSTGRES) DATABASE_URL?: string;
  @Expose() @IsOptional() @Matches(POSTGRES_PATTERN, POSTGRES) DATABASE_DIRECT_URL?: string;
  @Expose()
  @Matches(USER_NAME, { message: '$property may have lower-case letters, digits, . _ and -' })
  ADMIN_USERNAME = 'admin';
  @Expose() @IsOptional() @IsString() ADMIN_PASSWORD?: string;
  @Expose() @IsOptional() @IsOrigin() PUBLIC_URL?: string;
  @Expose() @IsZone() CLINIC_TIME_ZONE = DEFAULT_TIME_ZONE;
  @Expose() @Transform(wholeNumber) @IsInt() @Min(1) ACCESS_TOKEN_TTL = 8 * 3600;
  @Expose() @Transform(wholeNumber) @IsInt() @Min(1) REFRESH_TOKEN_TTL = 7 * 86_400;
  @Expose() @IsOptional() @IsString() @MinLength(32) TOKEN_SECRET?: string;
  @Expose() @Matches(LIMIT_PATTERN, LIMIT) LIMIT_LOGINS = '10/300';
  @Expose() @Matches(LIMIT_PATTERN, LIMIT) LIMIT_BOOKINGS = '10/600';
  @Expose() @Matches(LIMIT_PATTERN, LIMIT) LIMIT_BOOKINGS_PERSON = '10/86400';
  @Expose() @Matches(LIMIT_PATTERN, LIMIT) LIMIT_BOOKINGS_FLOOD = '30/600';
  @Expose() @Matches(LIMIT_PATTERN, LIMIT) LIMIT_REQUESTS = '600/60';
  @Expose() @Transform(wholeNumber) @IsInt() @Min(0) @Max(1_000) LIMIT_VISITORS = 6;
  @Expose() @Transform(wholeNumber) @IsInt() @Min(1) @Max(3_600) REQUEST_TIMEOUT = 30;
  @Expose() @Matches(LIMIT_PATTERN, SOCKETS) LIMIT_SOCKETS = '500/1000';
  @Expose() @Transform(wholeNumber) @IsInt() @Min(1) LIMIT_SUBSCRIPTIONS = 20;
  @Expose() @Matches(LIMIT_PATTERN, LIMIT) LIMIT_SOCKET_MESSAGES = '50/1';
  @Expose() @Matches(/^(on|off|true|false|0|[1-9]\d?)$/, PROXIES) TRUST_PROXY = 'off';
  @Expose() @IsOptional() @IsString() @MinLength(1) BACKUP_DIR?: string;
  @Expose() @Matches(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, NIGHT) BACKUP_TIME = '03:30';
  @Expose() @Matches(/^\d{1,4}\/\d{1,4}\/\d{1,4}$/, KEEP) BACKUP_KEEP = '7/4/12';
  @Expose() @IsOptional() @IsString() @MinLength(12) BACKUP_PASSPHRASE?: string;
  @Expose() @Transform(wholeNumber) @IsInt() @Min(0) @Max(20) STOP_DELAY = 0;
  @Expose()
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL = 'info';
  @Expose() @IsOptional() @Transform(onOrOff) @IsBoolean(ON_OFF) INTROSPECTION?: boolean;
  @Expose() @IsOrigins() BOOKING_ORIGINS = '';
  @Expose() @IsIn(['link', 'cloud']) WHATSAPP_CHANNEL = 'link';
  @Expose() @IsOptional() @Matches(/^\d{1,30}$/, DIGITS) WHATSAPP_PHONE_NUMBER_ID?: string;
  @Expose() @IsOptional() @Matches(/^[\x21-\x7e]+$/, NO_SPACES) WHATSAPP_ACCESS_TOKEN?: string;
  @Expose() @IsOptional() @Matches(/^[\x21-\x7e]+$/, NO_SPACES) WHATSAPP_APP_SECRET?: string;
  @Expose() @IsOptional() @IsString() @MinLength(8) WHATSAPP_VERIFY_TOKEN?: string;
  @Expose() @IsWebAddress() WHATSAPP_API_URL = 'https://graph.facebook.com/v26.0';
  @Expose()
  @IsOptional()
  @Matches(/^[a-z0-9_]{1,512}$/, TEMPLATE_NAME)
  WHATSAPP_TEMPLATE_CONFIRMATION?: string;
  @Expose() @IsOptional() @Matches(/^[a-z0-9_]{1,512}$/, TEMPLATE_NAME) WHATSAPP_TEMPLATE_REMINDER?: string;
  @Expose() @IsOptional() @Matches(/^[a-z0-9_]{1,512}$/, TEMPLATE_NAME) WHATSAPP_TEMPLATE_OFFER?: string;
  @Expose() @IsOptional() @Matches(/^[a-z0-9_]{1,512}$/, TEMPLATE_NAME) WHATSAPP_TEMPLATE_CONTROL?: string;
  @Expose() @IsOptional() @Matches(/^[a-z0-9_]{1,512}$/, TEMPLATE_NAME) WHATSAPP_TEMPLATE_BALANCE?: string;
  @Expose()
  @Matches(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, { message: '$property must be a language such as es or es_CL' })
  WHATSAPP_TEMPLATE_LANGUAGE = 'es';
  @Expose() @IsOptional() @IsMailServer() SMTP_URL?: string;
  @Expose() @IsOptional() @IsSender() MAIL_FROM?: string;
  @Expose() @IsNetworks() WEBHOOK_PRIVATE_NETWORKS = '';
  @Expose() @Transform(wholeNumber) @IsInt() @Min(1) @Max(30) WEBHOOK_TIMEOUT = 10;
}

export interface WebhookSettings {
  /** Private networks that webhooks may call; addresses outside the public internet are refused otherwise. */
  readonly privateNetworks: readonly Network[];
  /** Seconds in which a receiver must answer. */
  readonly timeout: number;
}

/** Settings of earlier versions, with the warning logged at start-up. */
const WITHDRAWN: Readonly<Record<string, string>> = {
  DATABASE_READ_URL:
    'DATABASE_READ_URL is no longer used: backups, exports and reports read the primary. Remove the setting.',
};

export interface Config {
  /** Sentences to log at start-up. */
  readonly warnings: readonly string[];
  readonly port: number;
  readonly host: string;
  /** The address of the metrics; absent if they are not served. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** If absent, the embedded database is used. */
  readonly database: DatabaseAddresses | undefined;
  readonly adminUsername: string;
  readonly adminPassword: string | undefined;
  /** An origin. */
  readonly publicUrl: string | undefined;
  /** The websites whose pages may book and may show the visitors' pages in a frame. */
  readonly bookingOrigins: readonly string[];
  /** Whether browsers reach the server only by HTTPS. */
  readonly isHttpsOnly: boolean;
  readonly timeZone: string;
  /** Seconds. */
  readonly accessTokenTtl: number;
  /** Seconds. */
  readonly refreshTokenTtl: number;
  /** If absent, secrets are generated and kept in the data folder. */
  readonly tokenSecret: string | undefined;
  readonly limits: {
    readonly logins: RateLimit | undefined;
    readonly bookings: RateLimit | undefined;
    /** Bookings with the same e-mail or the same phone number. */
    readonly bookingsOfPerson: RateLimit | undefined;
    /** All bookings together; more than this is a flood. */
    readonly bookingsFlood: RateLimit | undefined;
    readonly requests: RateLimit | undefined;
    /** The number of visitors' requests handled at once; 0 for no limit. */
    readonly visitors: number;
    readonly sockets: SocketLimit | undefined;
    /** Per socket. */
    readonly subscriptions: number;
    /** Per socket. */
    readonly socketMessages: RateLimit | undefined;
  };
  /** Seconds within which a request must arrive, and after which a response the client does not read is cut off. */
  readonly requestTimeout: number;
  readonly backup: {
    /** An absolute path. */
    readonly directory: string;
    /** Whether the operator chose a folder outside that of the data, which is lost with the data otherwise. */
    readonly hasFolderOfItsOwn: boolean;
    /** Whether the operator chose the folder, so that users can't. */
    readonly isOperators: boolean;
    /** Time of the nightly backup, in the clinic's time zone; absent if there is none. */
    readonly time: LocalTime | undefined;
    readonly keep: BackupRule;
    /** If absent, backups are not encrypted. */
    readonly passphrase: string | undefined;
  };
  readonly trustProxy: TrustedProxies;
  /** Seconds for which the server keeps serving after a stop signal. */
  readonly stopDelay: number;
  readonly logLevel: string;
  /** Whether the GraphQL schema can be read and the playground opened without a session. */
  readonly introspection: boolean;
  readonly messages: MessageSettings;
  readonly webhooks: WebhookSettings;
}

function rateLimit(text: string): RateLimit | undefined {
  const [tries = 0, seconds = 0] = text.split('/').map(Number);
  return tries > 0 ? { tries, seconds } : undefined;
}

function trustedProxies(text: string): TrustedProxies {
  if (Number(text) > 0) return Number(text);
  return text === 'on' || text === 'true';
}

function socketLimit(text: string): SocketLimit | undefined {
  const [perNetwork = 0, total = 0] = text.split('/').map(Number);
  return perNetwork > 0 ? { perNetwork, total } : undefined;
}

/** @param folder the operator's; undefined if they chose none. */
function isOutside(dataDir: string, folder: string | undefined): boolean {
  if (folder === undefined) return false;
  const way = path.relative(dataDir, path.resolve(PROJECT_ROOT, folder));
  return way.startsWith('..') || path.isAbsolute(way);
}

function backupRule(text: string): BackupRule {
  const [daily = 0, weekly = 0, monthly = 0] = text.split('/').map(Number);
  return { daily, weekly, monthly };
}

const missing = (names: readonly string[], because: string): StartUpError =>
  new StartUpError(`The configuration is wrong: ${because} needs ${names.join(', ')}.`);

function cloudSettings(settings: Environment): CloudSettings | undefined {
  if (settings.WHATSAPP_CHANNEL !== 'cloud') return undefined;
  const needed = {
    WHATSAPP_PHONE_NUMBER_ID: settings.WHATSAPP_PHONE_NUMBER_ID ?? '',
    WHATSAPP_ACCESS_TOKEN: settings.WHATSAPP_ACCESS_TOKEN ?? '',
    WHATSAPP_APP_SECRET: settings.WHATSAPP_APP_SECRET ?? '',
    WHATSAPP_VERIFY_TOKEN: settings.WHATSAPP_VERIFY_TOKEN ?? '',
    WHATSAPP_TEMPLATE_CONFIRMATION: settings.WHATSAPP_TEMPLATE_CONFIRMATION ?? '',
    WHATSAPP_TEMPLATE_REMINDER: settings.WHATSAPP_TEMPLATE_REMINDER ?? '',
  };
  const absent = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (absent.length > 0) throw missing(absent, 'WHATSAPP_CHANNEL=cloud');
  return {
    apiUrl: settings.WHATSAPP_API_URL.replace(/\/+$/, ''),
    phoneNumberId: needed.WHATSAPP_PHONE_NUMBER_ID,
    accessToken: needed.WHATSAPP_ACCESS_TOKEN,
    appSecret: needed.WHATSAPP_APP_SECRET,
    verifyToken: needed.WHATSAPP_VERIFY_TOKEN,
    templates: {
      CONFIRMATION: needed.WHATSAPP_TEMPLATE_CONFIRMATION,
      REMINDER: needed.WHATSAPP_TEMPLATE_REMINDER,
      OFFER: settings.WHATSAPP_TEMPLATE_OFFER,
      CONTROL: settings.WHATSAPP_TEMPLATE_CONTROL,
      BALANCE: settings.WHATSAPP_TEMPLATE_BALANCE,
    },
    language: settings.WHATSAPP_TEMPLATE_LANGUAGE,
  };
}

function databaseAddresses(settings: Environment): DatabaseAddresses | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = settings;
  if (url) return { url, direct: direct ?? url };
  if (direct) throw missing(['DATABASE_URL'], 'DATABASE_DIRECT_URL');
  return undefined;
}

function smtpSettings({ SMTP_URL: url, MAIL_FROM: from }: Environment): MessageSettings['smtp'] {
  if (!url) return undefined;
  if (!from) throw missing(['MAIL_FROM'], 'SMTP_URL');
  return { url, from };
}

/**
 * The only reader of `process.env` for settings.
 * @throws StartUpError that names every invalid setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // Empty variables are ignored: a compose file passes unset ones on as empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = plainToInstance(Environment, given, {
    excludeExtraneousValues: true,
    exposeDefaultValues: true,
  });
  const faults = validateSync(settings).flatMap(({ constraints }) => Object.values(constraints ?? {}));
  if (faults.length > 0) throw new StartUpError(`The configuration is wrong: ${faults.join('; ')}.`);
  const dataDir = path.resolve(PROJECT_ROOT, settings.DATA_DIR);
  const publicUrl = settings.PUBLIC_URL && publicAddressOf(settings.PUBLIC_URL);
  return {
    warnings: Object.entries(WITHDRAWN).flatMap(([name, sentence]) => (name in given ? [sentence] : [])),
    port: settings.PORT,
    host: settings.HOST,
    metrics: settings.METRICS_PORT ? { port: settings.METRICS_PORT, host: settings.METRICS_HOST } : undefined,
    dataDir,
    database: databaseAddresses(settings),
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    publicUrl,
    bookingOrigins: originsOf(settings.BOOKING_ORIGINS) ?? [],
    isHttpsOnly: publicUrl?.startsWith('https:') ?? false,
    timeZone: settings.CLINIC_TIME_ZONE,
    accessTokenTtl: settings.ACCESS_TOKEN_TTL,
    refreshTokenTtl: settings.REFRESH_TOKEN_TTL,
    tokenSecret: settings.TOKEN_SECRET,
    limits: {
      logins: rateLimit(settings.LIMIT_LOGINS),
      bookings: rateLimit(settings.LIMIT_BOOKINGS),
      bookingsOfPerson: rateLimit(settings.LIMIT_BOOKINGS_PERSON),
      bookingsFlood: rateLimit(settings.LIMIT_BOOKINGS_FLOOD),
      requests: rateLimit(settings.LIMIT_REQUESTS),
      visitors: settings.LIMIT_VISITORS,
      sockets: socketLimit(settings.LIMIT_SOCKETS),
      subscriptions: settings.LIMIT_SUBSCRIPTIONS,
      socketMessages: rateLimit(settings.LIMIT_SOCKET_MESSAGES),
    },
    requestTimeout: settings.REQUEST_TIMEOUT,
    backup: {
      directory: settings.BACKUP_DIR
        ? path.resolve(PROJECT_ROOT, settings.BACKUP_DIR)
        : path.join(dataDir, 'backups'),
      hasFolderOfItsOwn: isOutside(dataDir, settings.BACKUP_DIR),
      isOperators: settings.BACKUP_DIR !== undefined,
      time: settings.BACKUP_TIME === 'off' ? undefined : settings.BACKUP_TIME,
      keep: backupRule(settings.BACKUP_KEEP),
      passphrase: settings.BACKUP_PASSPHRASE,
    },
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    stopDelay: settings.STOP_DELAY,
    logLevel: settings.LOG_LEVEL,
    introspection: settings.INTROSPECTION ?? publicUrl === undefined,
    messages: {
      cloud: cloudSettings(settings),
      smtp: smtpSettings(settings),
      whatsappApiUrl: settings.WHATSAPP_API_URL.replace(/\/+$/, ''),
    },
    webhooks: {
      privateNetworks: parseNetworks(settings.WEBHOOK_PRIVATE_NETWORKS) ?? [],
      timeout: settings.WEBHOOK_TIMEOUT,
    },
  };
}
