import { join, resolve } from 'node:path';
import { pageLocales } from '../../domain/contract/enums.js';
import type { Seller } from '../documents/document-content.js';
import { type PaymentSettings, readProvider } from './payment-settings.js';
import { sellerTermsName, settingRows, type SettingName, type SettingRow } from './settings-table.js';
import { type TimeLimits, timeLimits } from './time-limits.js';

export type StorageSettings =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      accessKey: string;
      secretKey: string;
      /** Of the bucket, where clients store files by themselves; `null` if they do not. Without a trailing slash. */
      uploadUrl: string | null;
    };

/** The service's host, and the number under which its use of personal data is declared (law 09-08). */
export interface LegalNotice {
  host: string;
  cndpNumber: string | null;
}

/** Every setting of a process; `settings-table.ts` explains each. */
export interface Settings {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  trustedProxies: string[];
  /** Holds the origin of `publicUrl` first. */
  allowedOrigins: string[];
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  /** The same database without a pooler: where a session must be kept. `null` if there is no pooler. */
  databaseDirectUrl: string | null;
  /** A replica of it, for reading; `null` without one. */
  databaseReplicaUrl: string | null;
  redisUrl: string | null;
  storage: StorageSettings;
  mail: { smtpUrl: string | null; folder: string; from: string; perSecond: number; teamAddress: string };
  payment: PaymentSettings;
  /** Letterhead and foot of every document. */
  seller: Seller;
  /** What the legal notice states beyond the seller. */
  legalNotice: LegalNotice;
  /** Whether anyone may read the rates that make a price. */
  isTariffPublic: boolean;
  /** Whether all API processes count calls together, or the only one by itself. */
  rateCounters: 'shared' | 'process';
  rateLimitScale: number;
  timeLimits: TimeLimits;
  /** What the limits are multiplied by, and the intervals of scheduled jobs: 1 except in tests. */
  timeLimitScale: number;
  /** How long the API takes connections after it has said that it stops. */
  stopNoticeMs: number;
  /** What one account may store, in units of 1,000,000 bytes. */
  accountStorageMegabytes: number;
  accountWorkSeconds: number;
  /** Lower case. */
  operatorEmails: string[];
  metricsToken: string | null;
  workerConcurrency: number;
  /** Where a worker answers `/metrics` and `/health`; `null` for nowhere. */
  workerPort: number | null;
  /** The worker whose figures the API's `/metrics` includes. */
  workerMetricsUrl: string | null;
  /** Where traces are sent; `null` for nowhere. */
  traceEndpoint: string | null;
  appSecret: string | null;
  /** Settings that customers read, and that still have an example's value. */
  examples: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** The environment is unusable; the message lists every fault and what to set instead. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly faults: readonly string[]) {
    const headline = faults.length === 1 ? 'A setting is wrong:' : `${faults.length} settings are wrong:`;
    super([headline, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

type RawSettings = {
  [Name in SettingName]: (typeof settingRows)[Name] extends SettingRow<infer T> ? T : never;
};

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

function valueOf(env: NodeJS.ProcessEnv, name: SettingName): string | null {
  return env[name]?.trim() || null;
}

function readRows(env: NodeJS.ProcessEnv, faults: string[]): RawSettings {
  const entries = Object.entries(settingRows).map(([name, row]: [string, SettingRow<unknown>]) => {
    const given = valueOf(env, name as SettingName);
    const source = given ?? row.fallback;
    if (source === null) return [name, null];
    const result = row.schema.safeParse(source);
    if (result.success) return [name, result.data];
    const found = row.isSecret ? '' : `, not "${source}"`;
    faults.push(`${name} ${result.error.issues[0]?.message}${found}.`);
    return [name, null];
  });
  return Object.fromEntries(entries) as RawSettings;
}

function examplesIn(env: NodeJS.ProcessEnv): string[] {
  const rows = Object.entries(settingRows) as [SettingName, SettingRow<unknown>][];
  const isSet = (name: SettingName, { fallback }: SettingRow<unknown>) =>
    ![null, fallback].includes(valueOf(env, name));
  return rows.filter(([name, row]) => row.isExample === true && !isSet(name, row)).map(([name]) => name);
}

function readStorage(env: NodeJS.ProcessEnv, raw: RawSettings, faults: string[]): StorageSettings {
  const missing = s3Names.filter((name) => valueOf(env, name) === null);
  if (missing.length === s3Names.length && raw.S3_UPLOAD_URL !== null) {
    faults.push(`S3_UPLOAD_URL is an address of the bucket: set ${s3Names.join(', ')} too.`);
  }
  if (missing.length === s3Names.length) return { kind: 'disk', folder: resolve(raw.DATA_DIR, 'files') };
  if (missing.length > 0) {
    faults.push(
      `${missing.join(', ')} must be set too: the S3 settings are given all five or not at all ` +
        '(without them files are kept under DATA_DIR).',
    );
  }
  return {
    kind: 's3',
    endpoint: raw.S3_ENDPOINT ?? '',
    region: raw.S3_REGION ?? '',
    bucket: raw.S3_BUCKET ?? '',
    accessKey: raw.S3_ACCESS_KEY ?? '',
    secretKey: raw.S3_SECRET_KEY ?? '',
    uploadUrl: raw.S3_UPLOAD_URL,
  };
}

function sellerOf(raw: RawSettings): Seller {
  return {
    name: raw.SELLER_NAME,
    address: raw.SELLER_ADDRESS,
    city: raw.SELLER_CITY,
    phone: raw.SELLER_PHONE,
    email: raw.SELLER_EMAIL,
    website: raw.SELLER_WEBSITE,
    ice: raw.SELLER_ICE,
    taxId: raw.SELLER_IF,
    tradeRegister: raw.SELLER_RC,
    businessTax: raw.SELLER_TP,
    bank: raw.SELLER_BANK,
    terms: Object.fromEntries(
      pageLocales.map((locale) => [locale, raw[sellerTermsName(locale)]]),
    ) as Seller['terms'],
  };
}

/** Settings that `npm start` generates for its processes; a process started alone must be given them. */
const madeByLauncher = { databaseUrl: 'DATABASE_URL', appSecret: 'APP_SECRET' } as const;

type MadeByLauncher = keyof typeof madeByLauncher;

/** Settings of a process that needs some that have no default. */
export type SettingsWith<Needed extends MadeByLauncher> = Settings & Record<Needed, string>;

/** The settings of the API and the worker. */
export type ProcessSettings = SettingsWith<MadeByLauncher>;

/**
 * Reads and validates the environment; an empty value counts as unset.
 *
 * @param needed the settings without a default that this process needs.
 * @throws {SettingsError} naming every wrong or missing setting at once.
 */
export function readSettings<Needed extends MadeByLauncher = never>(
  env: NodeJS.ProcessEnv,
  needed: readonly Needed[] = [],
): SettingsWith<Needed> {
  const faults: string[] = [];
  const raw = readRows(env, faults);
  const storage = readStorage(env, raw, faults);
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (raw[name] === null || raw.DATABASE_URL !== null) continue;
    faults.push(`${name} is another way to what DATABASE_URL names: set that too.`);
  }
  const provider = readProvider(raw, (name) => valueOf(env, name) !== null, faults);
  for (const name of needed.map((key) => madeByLauncher[key])) {
    if (valueOf(env, name) !== null) continue;
    faults.push(`${name} is unset: set it, or use npm start, which provides it for the processes it runs.`);
  }
  if (faults.length > 0) throw new SettingsError(faults);

  const publicUrl = raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`;
  const dataDir = resolve(raw.DATA_DIR);
  return {
    port: raw.PORT,
    host: raw.HOST,
    publicUrl,
    trustedProxies: raw.TRUSTED_PROXIES,
    allowedOrigins: [...new Set([new URL(publicUrl).origin, ...raw.ALLOWED_ORIGINS])],
    dataDir,
    databaseUrl: raw.DATABASE_URL,
    databaseDirectUrl: raw.DATABASE_DIRECT_URL,
    databaseReplicaUrl: raw.DATABASE_REPLICA_URL,
    redisUrl: raw.REDIS_URL,
    storage,
    mail: {
      smtpUrl: raw.SMTP_URL,
      folder: join(dataDir, 'mail'),
      from: raw.MAIL_FROM,
      perSecond: raw.MAIL_PER_SECOND,
      teamAddress: raw.TEAM_EMAIL,
    },
    payment: {
      methods: raw.PAYMENT_METHODS,
      provider,
      callbackUrl:
        (provider.kind === 'sandbox' ? raw.SANDBOX_CALLBACK_URL : null) ??
        raw.PAYMENT_CALLBACK_URL ??
        publicUrl,
    },
    seller: sellerOf(raw),
    legalNotice: { host: raw.SITE_HOST, cndpNumber: raw.CNDP_NUMBER },
    isTariffPublic: raw.TARIFF === 'public',
    rateCounters: raw.RATE_COUNTERS,
    rateLimitScale: raw.RATE_LIMIT_SCALE,
    timeLimits: timeLimits(raw.TIME_LIMIT_SCALE ?? 1),
    timeLimitScale: raw.TIME_LIMIT_SCALE,
    stopNoticeMs: raw.STOP_NOTICE_SECONDS * 1_000,
    accountStorageMegabytes: raw.ACCOUNT_STORAGE_MB,
    accountWorkSeconds: raw.ACCOUNT_WORK_SECONDS,
    operatorEmails: raw.OPERATOR_EMAILS.map((email) => email.toLowerCase()),
    metricsToken: raw.METRICS_TOKEN,
    workerConcurrency: raw.WORKER_CONCURRENCY,
    workerPort: raw.WORKER_PORT,
    workerMetricsUrl: raw.WORKER_METRICS_URL,
    traceEndpoint: raw.OTEL_EXPORTER_OTLP_ENDPOINT,
    appSecret: raw.APP_SECRET,
    examples: examplesIn(env),
    logLevel: raw.LOG_LEVEL,
  } as SettingsWith<Needed>;
}

/** {@link readSettings} for the API and the worker. */
export function readProcessSettings(env: NodeJS.ProcessEnv): ProcessSettings {
  return readSettings(env, ['databaseUrl', 'appSecret']);
}
