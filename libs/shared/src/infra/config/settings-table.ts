import { isIP } from 'node:net';
import { z } from 'zod';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { paymentMethods } from '@shared/domain/orders/payment-methods.js';
import { say } from '@shared/words/say.js';
import { isRedisUrl } from './redis-address.js';
import { paymentProviders } from './payment-settings.js';

/** One environment variable: how it is read and documented. */
export interface SettingRow<T> {
  /** Read when the variable is unset; `null` leaves the setting unset. */
  fallback: string | null;
  /** The default as the documentation prints it. */
  defaultText: string;
  meaning: string;
  schema: z.ZodType<T, string>;
  /** A wrong value is never repeated in a message: it may hold a password. */
  isSecret: boolean;
  /** The default is an example that customers must not read. */
  isExample?: boolean;
}

function withDefault<T>(
  fallback: string,
  meaning: string,
  schema: z.ZodType<T, string>,
  defaultText = fallback,
): SettingRow<T> {
  return { fallback, defaultText, meaning, schema, isSecret: false };
}

const example = (...row: Parameters<typeof withDefault<string>>): SettingRow<string> => ({
  ...withDefault(...row),
  isExample: true,
});

function optional<T>(
  defaultText: string,
  meaning: string,
  schema: z.ZodType<T, string>,
  { isSecret = false } = {},
): SettingRow<T | null> {
  return { fallback: null, defaultText, meaning, schema, isSecret };
}

const secret = { isSecret: true };

const text = z.string();

function oneOf<const Value extends string>(values: readonly Value[]): z.ZodType<Value, string> {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);
}

const positiveNumber = z
  .string()
  .refine((value) => Number.isFinite(Number(value)) && Number(value) > 0, {
    error: 'must be a number above 0',
  })
  .transform(Number);

function url(protocols: string[], example: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL such as ${example}`,
  });
}

const postgresUrl = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name');

/** What paths are added to, without a trailing slash. */
function webUrl(example: string) {
  return url(['http:', 'https:'], example)
    .refine((value) => !/[?#@]/.test(value), {
      error: 'must have no user, no `?` and no `#`',
    })
    .transform((value) => value.replace(/\/+$/, ''));
}

function list(isItem: (item: string) => boolean, error: string) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(isItem), { error });
}

const isEmail = (value: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(value);
const isMailbox = (value: string): boolean => isEmail(/<([^<>]*)>$/.exec(value)?.[1] ?? value);

function taxNumber(minDigits: number, maxDigits = minDigits) {
  const digits = minDigits === maxDigits ? `${minDigits} digits` : `${minDigits} to ${maxDigits} digits`;
  return z
    .string()
    .refine((value) => /^\d+$/.test(value) && value.length >= minDigits && value.length <= maxDigits, {
      error: `must have ${digits}`,
    });
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix, ...rest] = value.split('/');
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // Everybody is no proxy.
  const isPrefix = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= maxPrefix);
  return maxPrefix > 0 && isPrefix && rest.length === 0;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const isPaymentMethod = (value: string) => (paymentMethods as readonly string[]).includes(value);
const s3Together = 'S3 settings are given all five or not at all';

/** The setting that holds the conditions of sale in a language. */
export const sellerTermsName = (locale: PageLocale) =>
  `SELLER_TERMS_${locale.toUpperCase() as Uppercase<PageLocale>}` as const;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const sellerTerms = Object.fromEntries(
  pageLocales.map((locale) => [
    sellerTermsName(locale),
    withDefault(
      say(locale, 'terms.ofSale'),
      `Conditions of sale in ${languageNames.of(locale)}: a sentence or two`,
      text,
    ),
  ]),
) as Record<ReturnType<typeof sellerTermsName>, SettingRow<string>>;

/** Every environment variable the service reads; nothing else reads the environment. */
export const settingRows = {
  PORT: withDefault('3000', 'TCP port of the HTTP API', wholeNumber(1, 65535)),
  HOST: withDefault(
    '127.0.0.1',
    'Address to listen on; `0.0.0.0` (or `::`) lets other machines in',
    text.refine((value) => !/[\s/]/.test(value), { error: 'must be an IP address or a host name' }),
  ),
  PUBLIC_URL: optional(
    'http://localhost:PORT',
    'Address customers use; links in mails and PDFs start with it',
    webUrl('https://print.example').refine(
      (value) => !URL.canParse(value) || new URL(value).pathname === '/',
      {
        error: 'must have no path: the service is at the root of its host',
      },
    ),
  ),
  TRUSTED_PROXIES: withDefault(
    '',
    'Proxies whose `X-Forwarded-For` counts: comma list of IPs, CIDRs, `loopback`, `linklocal` or `uniquelocal`',
    list(isProxy, 'must be a comma list of IP addresses, CIDR ranges or `loopback`'),
    'none',
  ),
  ALLOWED_ORIGINS: withDefault(
    '',
    'Browser origins that may call with a cookie: comma list; that of `PUBLIC_URL` always may',
    list(isOrigin, 'must be a comma list of origins such as https://shop.example, without a path'),
    'none',
  ),
  DATA_DIR: withDefault('./var', 'Folder of everything the embedded defaults keep', text),
  DATABASE_URL: optional(
    'embedded PostgreSQL under DATA_DIR/postgres',
    'PostgreSQL to use: `postgres://user:password@host:5432/name`',
    postgresUrl,
    secret,
  ),
  DATABASE_DIRECT_URL: optional(
    'DATABASE_URL',
    'The same database without a pooler: `migrate` and queues on PostgreSQL need sessions, which PgBouncer in transaction mode does not keep, and plans of statements are kept without it alone',
    postgresUrl,
    secret,
  ),
  DATABASE_REPLICA_URL: optional(
    'none',
    'A streaming replica of the database, which lists are read from while it is at most five seconds behind',
    postgresUrl,
    secret,
  ),
  REDIS_URL: optional(
    'queues and rate limits on PostgreSQL',
    'Redis for queues and rate limits: `redis://host:6379`, or a cluster by some of its nodes: `redis+cluster://host:6379,host:6380`',
    z.string().refine(isRedisUrl, {
      error: 'must be a URL such as redis://host:6379 or redis+cluster://host:6379,host:6380',
    }),
    secret,
  ),
  S3_ENDPOINT: optional(
    'files under DATA_DIR/files',
    `S3 server that holds the files: \`https://s3.example\`; ${s3Together}`,
    url(['http:', 'https:'], 'https://s3.example'),
  ),
  S3_REGION: optional('unset', 'Region of the bucket', text),
  S3_BUCKET: optional('unset', 'Bucket, created when absent', text),
  S3_ACCESS_KEY: optional('unset', 'Access key of the S3 server', text),
  S3_SECRET_KEY: optional('unset', 'Secret key of the S3 server', text, secret),
  S3_UPLOAD_URL: optional(
    'files go through the API',
    'Address of the bucket for browsers, which then store files in it by signed forms: `https://s3.example/parts`; its CORS rules must allow `POST` from `PUBLIC_URL`',
    webUrl('https://s3.example/parts'),
  ),
  SMTP_URL: optional(
    'one .eml a mail under DATA_DIR/mail',
    'Mail server: `smtp://user:password@host:587`',
    url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    secret,
  ),
  MAIL_FROM: example(
    'Instant FDM <quotes@instant-fdm.example>',
    'Sender of every mail',
    text.refine(isMailbox, { error: 'must be an e-mail address, alone or as Name <address>' }),
  ),
  MAIL_PER_SECOND: withDefault(
    '20',
    'Mails that all workers together hand over in a second at most: providers refuse more',
    wholeNumber(1, 10_000),
  ),
  TEAM_EMAIL: example(
    'team@instant-fdm.example',
    'Where contact messages and project requests go',
    text.refine(isEmail, { error: 'must be an e-mail address' }),
  ),
  PAYMENT_METHODS: withDefault(
    'card,transfer',
    'How customers may pay, the first by default: comma list of `card` and `transfer` (to SELLER_BANK)',
    list(isPaymentMethod, `must be a comma list of ${paymentMethods.join(', ')}`).refine(
      (methods) => methods.length > 0,
      { error: `must name one of ${paymentMethods.join(', ')}` },
    ),
  ),
  PAYMENT_PROVIDER: withDefault(
    'sandbox',
    'Who takes card payments: `sandbox` (a checkout page of our own that moves no money), `cmi` or `stripe`',
    oneOf(paymentProviders),
  ),
  PAYMENT_CALLBACK_URL: optional(
    'PUBLIC_URL',
    'Address at which payment providers reach this service, when it is another than the customers’',
    webUrl('https://print.example'),
  ),
  SANDBOX_CALLBACK_URL: optional(
    'PAYMENT_CALLBACK_URL',
    'Address at which workers reach this service with the callbacks of the `sandbox`, when it is another',
    webUrl('http://proxy:3000'),
  ),
  CMI_CLIENT_ID: optional('unset', 'Merchant at CMI; the CMI settings are needed by `cmi`', text),
  CMI_STORE_KEY: optional('unset', 'Store key, which signs what CMI and we tell each other', text, secret),
  CMI_GATEWAY_URL: optional(
    'unset',
    'Where CMI takes payments, such as `https://payment.cmi.co.ma/fim/est3Dgate`',
    url(['http:', 'https:'], 'https://payment.cmi.co.ma/fim/est3Dgate'),
  ),
  STRIPE_SECRET_KEY: optional('unset', 'Key of the Stripe account; needed by `stripe`', text, secret),
  STRIPE_WEBHOOK_SECRET: optional(
    'unset',
    'Secret of the webhook endpoint `/api/payments/callback/stripe`; needed by `stripe`',
    text,
    secret,
  ),
  STRIPE_API_URL: withDefault(
    'https://api.stripe.com',
    'Where Stripe is asked; another one only in tests',
    webUrl('https://api.stripe.com'),
  ),
  SELLER_NAME: example('Atelier Démo Impression 3D', 'Who sells: letterhead of quotes and invoices', text),
  SELLER_ADDRESS: example('12, rue de l’Exemple', "The seller's street", text),
  SELLER_CITY: example('20000 Casablanca, Maroc', "The seller's postal code, city and country", text),
  SELLER_PHONE: example('+212 5 00 00 00 00', "The seller's telephone, as it is printed", text),
  SELLER_EMAIL: example(
    'bonjour@atelier-demo.example',
    "The seller's e-mail address, as it is printed",
    text.refine(isEmail, { error: 'must be an e-mail address' }),
  ),
  SELLER_WEBSITE: example('www.atelier-demo.example', "The seller's website, as it is printed", text),
  SELLER_ICE: example('000000000000000', 'Identifiant commun de l’entreprise: 15 digits', taxNumber(15)),
  SELLER_IF: example('00000000', 'Identifiant fiscal', taxNumber(1, 20)),
  SELLER_RC: example('Casablanca 000000', 'Registre de commerce: court and number', text),
  SELLER_TP: example('00000000', 'Taxe professionnelle', taxNumber(1, 20)),
  SELLER_BANK: example(
    'Banque Démo, RIB 000 000 0000000000000000 00',
    'Bank and account (RIB), as they are printed',
    text,
  ),
  ...sellerTerms,
  SITE_HOST: example(
    'Hébergeur Démo, 1, rue de l’Exemple, 20000 Casablanca',
    'Who hosts the service: name and address, for the legal notice',
    text,
  ),
  CNDP_NUMBER: optional(
    'unset',
    'Number of the declaration to the CNDP (law 09-08), for the legal notice',
    text,
  ),
  TARIFF: withDefault(
    'public',
    'Whether the rates are published at `/api/tariff` and on the pages: `public` or `private`; a private one leaves the storefront without prices before the upload',
    oneOf(['public', 'private']),
  ),
  RATE_COUNTERS: withDefault(
    'shared',
    'Where calls are counted: `shared` by all API processes, or by the only `process`, as `npm start` has it on its embedded database',
    oneOf(['shared', 'process']),
  ),
  RATE_LIMIT_SCALE: withDefault('1', 'Multiplies every rate limit, for load tests', positiveNumber),
  TIME_LIMIT_SCALE: withDefault(
    '1',
    'Multiplies the time limits of requests, jobs and heartbeats, and the intervals of scheduled jobs; another than 1 only in tests',
    positiveNumber,
  ),
  STOP_NOTICE_SECONDS: withDefault(
    '0',
    'Seconds for which an API process that is told to stop goes on taking connections while `/health/ready` says 503: two looks of the balancer that asks for it',
    wholeNumber(0, 10),
  ),
  ACCOUNT_STORAGE_MB: withDefault(
    '5000',
    'Megabytes of files that one account may store; uploads beyond are refused',
    wholeNumber(1, 1_000_000_000),
  ),
  ACCOUNT_WORK_SECONDS: withDefault(
    '1200',
    'Seconds that the files and cards of one account may take of the workers within an hour; further ones are refused until then',
    wholeNumber(1, 1_000_000_000),
  ),
  OPERATOR_EMAILS: withDefault(
    '',
    "Accounts that are admins of the operators' area, beside those that are named there: comma list",
    list(isEmail, 'must be a comma list of e-mail addresses'),
    'none',
  ),
  METRICS_TOKEN: optional(
    '/metrics answers this machine only',
    'Bearer token that `/metrics` then asks for, from wherever it is asked',
    text,
    secret,
  ),
  WORKER_CONCURRENCY: withDefault(
    '2',
    'Uploads past the API, files and cards that a worker process works on at a time, of each; and one more file, of a customer who comes first',
    wholeNumber(1, 256),
  ),
  WORKER_PORT: optional(
    'unset',
    'TCP port on which a worker answers `/metrics`, `/health` and `/health/live`, on HOST',
    wholeNumber(1, 65535),
  ),
  WORKER_METRICS_URL: optional(
    'the worker of npm start',
    'Worker whose figures the `/metrics` of the API includes, such as `http://worker:9100/metrics`',
    url(['http:', 'https:'], 'http://worker:9100/metrics'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'no traces',
    'Collector that traces are sent to by OTLP over HTTP: `http://collector:4318`',
    webUrl('http://collector:4318'),
  ),
  APP_SECRET: optional(
    'made by npm start, kept under DATA_DIR',
    'At least 32 characters; signs links in mails and to files; the same for every process',
    text.refine((value) => value.length >= 32, { error: 'must have at least 32 characters' }),
    secret,
  ),
  LOG_LEVEL: withDefault('info', `Least severe log line written: ${logLevels.join(', ')}`, oneOf(logLevels)),
};

export type SettingName = keyof typeof settingRows;

/** Name, default and meaning of every setting, in the order the documentation lists them. */
export const settingsTable = Object.entries(settingRows).map(([name, row]) => ({
  name: name as SettingName,
  default: row.defaultText,
  meaning: row.meaning,
}));
