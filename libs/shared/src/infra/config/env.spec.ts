import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pageLocales } from '@shared/domain/contract/enums.js';
import { readSettings, SettingsError } from './env.js';
import { type SettingName, sellerTermsName } from './settings-table.js';
import { settingsAsDotenv, settingsAsMarkdown } from './settings-docs.js';

function faultsOf(
  env: NodeJS.ProcessEnv,
  needed: readonly ('databaseUrl' | 'appSecret')[] = [],
): readonly string[] {
  try {
    readSettings(env, needed);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'eu-west-3',
  S3_BUCKET: 'parts',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

/** Settings that are read together, or only with a provider. */
const shapes: NodeJS.ProcessEnv[] = [
  { ...s3, S3_UPLOAD_URL: 'https://s3.example/parts' },
  {
    DATABASE_URL: 'postgres://pooler/d',
    DATABASE_DIRECT_URL: 'postgres://h/d',
    DATABASE_REPLICA_URL: 'postgres://r/d',
  },
  {
    PAYMENT_PROVIDER: 'cmi',
    CMI_CLIENT_ID: '600',
    CMI_STORE_KEY: 'key',
    CMI_GATEWAY_URL: 'https://cmi.example/gate',
  },
  {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_API_URL: 'https://api.stripe.com',
  },
];

/** Another value than the default of each setting, or than its value in {@link shapes}. */
const others: Record<Exclude<SettingName, ReturnType<typeof sellerTermsName>>, string> = {
  ...Object.fromEntries(pageLocales.map((locale) => [sellerTermsName(locale), 'Other'])),
  PORT: '3001',
  HOST: '::1',
  PUBLIC_URL: 'https://print.example',
  TRUSTED_PROXIES: 'loopback',
  ALLOWED_ORIGINS: 'https://shop.example',
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://h/d',
  DATABASE_DIRECT_URL: 'postgres://other/d',
  DATABASE_REPLICA_URL: 'postgres://other/d',
  REDIS_URL: 'redis://h:6379',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'other',
  S3_BUCKET: 'other',
  S3_ACCESS_KEY: 'other',
  S3_SECRET_KEY: 'other',
  S3_UPLOAD_URL: 'https://s3.example/other',
  SMTP_URL: 'smtp://h:587',
  MAIL_FROM: 'other@example.com',
  MAIL_PER_SECOND: '50',
  TEAM_EMAIL: 'other@example.com',
  PAYMENT_METHODS: 'transfer',
  PAYMENT_PROVIDER: 'sandbox',
  PAYMENT_CALLBACK_URL: 'https://hooks.example',
  SANDBOX_CALLBACK_URL: 'http://proxy:3000',
  CMI_CLIENT_ID: '601',
  CMI_STORE_KEY: 'other',
  CMI_GATEWAY_URL: 'https://other.example/gate',
  STRIPE_SECRET_KEY: 'other',
  STRIPE_WEBHOOK_SECRET: 'other',
  STRIPE_API_URL: 'https://other.example',
  SELLER_NAME: 'Other',
  SELLER_ADDRESS: 'Other',
  SELLER_CITY: 'Other',
  SELLER_PHONE: 'Other',
  SELLER_EMAIL: 'other@example.com',
  SELLER_WEBSITE: 'Other',
  SELLER_ICE: '000000000000001',
  SELLER_IF: '1',
  SELLER_RC: 'Other',
  SELLER_TP: '1',
  SELLER_BANK: 'Other',
  SITE_HOST: 'Other',
  CNDP_NUMBER: 'Other',
  TARIFF: 'private',
  RATE_COUNTERS: 'process',
  RATE_LIMIT_SCALE: '2',
  TIME_LIMIT_SCALE: '2',
  STOP_NOTICE_SECONDS: '2',
  ACCOUNT_STORAGE_MB: '1',
  ACCOUNT_WORK_SECONDS: '1',
  OPERATOR_EMAILS: 'other@example.com',
  METRICS_TOKEN: 'other',
  WORKER_CONCURRENCY: '3',
  WORKER_PORT: '9100',
  WORKER_METRICS_URL: 'http://worker:9100/metrics',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  APP_SECRET: 'a-secret-of-thirty-two-characters',
  LOG_LEVEL: 'warn',
};

/** The names of all members, of nested ones too. */
function namesOf(settings: object): string[] {
  return Object.entries(settings).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [name, ...namesOf(value)] : [name],
  );
}

/** The code of processes and commands, without tests and without what declares the settings. */
function codeOutside(folder: string): string {
  const files = ['apps/api/src', 'apps/worker/src', 'libs/shared/src', 'tools'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  );
  const isCode = (file: string) => /(?<!\.spec)\.ts$/.test(file) && !file.startsWith(folder);
  return files
    .filter(isCode)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

describe('settings', () => {
  it('are the embedded defaults in an empty environment', () => {
    expect(readSettings({ DATA_DIR: '/data' })).toEqual({
      examples: expect.arrayContaining(['MAIL_FROM', 'SELLER_NAME', 'SITE_HOST']),
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      allowedOrigins: ['http://localhost:3000'],
      dataDir: '/data',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      redisUrl: null,
      storage: { kind: 'disk', folder: '/data/files' },
      mail: {
        smtpUrl: null,
        folder: '/data/mail',
        from: 'Instant FDM <quotes@instant-fdm.example>',
        perSecond: 20,
        teamAddress: 'team@instant-fdm.example',
      },
      payment: {
        methods: ['card', 'transfer'],
        provider: { kind: 'sandbox' },
        callbackUrl: 'http://localhost:3000',
      },
      seller: {
        name: 'Atelier Démo Impression 3D',
        address: '12, rue de l’Exemple',
        city: '20000 Casablanca, Maroc',
        phone: '+212 5 00 00 00 00',
        email: 'bonjour@atelier-demo.example',
        website: 'www.atelier-demo.example',
        ice: '000000000000000',
        taxId: '00000000',
        tradeRegister: 'Casablanca 000000',
        businessTax: '00000000',
        bank: 'Banque Démo, RIB 000 000 0000000000000000 00',
        terms: {
          fr: expect.stringContaining('Paiement à la commande.'),
          en: expect.stringContaining('Payment with the order.'),
          ar: expect.stringContaining('الأداء عند الطلب.'),
        },
      },
      legalNotice: {
        host: 'Hébergeur Démo, 1, rue de l’Exemple, 20000 Casablanca',
        cndpNumber: null,
      },
      isTariffPublic: true,
      rateCounters: 'shared',
      rateLimitScale: 1,
      timeLimits: {
        pendingWorkMs: 25_000,
        priceBookFreshMs: 1000,
        bodyMs: 15_000,
        uploadWindowMs: 15_000,
        answersInFlightMs: 30_000,
        jobsInFlightMs: 10_000,
        heartbeatMs: 5_000,
        heartbeatFreshMs: 15_000,
        jobLockMs: 8_000,
        stalledLookMs: 4_000,
        queueRetryMs: 1_000,
        scheduleLookMs: 10_000,
        catalogueFreshMs: 5_000,
      },
      timeLimitScale: 1,
      stopNoticeMs: 0,
      operatorEmails: [],
      accountStorageMegabytes: 5000,
      accountWorkSeconds: 1200,
      metricsToken: null,
      workerConcurrency: 2,
      workerPort: null,
      workerMetricsUrl: null,
      traceEndpoint: null,
      appSecret: null,
      logLevel: 'info',
    });
  });

  it('name what customers would read of the examples', () => {
    expect(readSettings({}).examples).toContain('SELLER_BANK');
    const { examples } = readSettings({
      SELLER_BANK: 'CIH, RIB 230 …',
      SELLER_IF: '00000000',
      SELLER_ICE: '',
    });
    expect(examples).not.toContain('SELLER_BANK');
    expect(examples).toEqual(
      expect.arrayContaining(['MAIL_FROM', 'TEAM_EMAIL', 'SELLER_ICE', 'SELLER_IF', 'SITE_HOST']),
    );
    expect(examples).not.toContain('PORT');
  });

  it('keep data under ./var of the working directory', () => {
    expect(readSettings({}).dataDir).toBe(`${process.cwd()}/var`);
  });

  it('take every value that is given', () => {
    const settings = readSettings({
      ...s3,
      PORT: '8080',
      PUBLIC_URL: 'https://print.example/',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
      ALLOWED_ORIGINS: 'https://shop.example,https://print.example',
      TARIFF: 'private',
      RATE_LIMIT_SCALE: '0.5',
      TIME_LIMIT_SCALE: '0.1',
      OPERATOR_EMAILS: 'Boss@Print.example',
      REDIS_URL: 'redis://localhost:6379/2',
      MAIL_FROM: 'devis@print.example',
    });
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: 'https://print.example',
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      allowedOrigins: ['https://print.example', 'https://shop.example'],
      isTariffPublic: false,
      rateLimitScale: 0.5,
      timeLimitScale: 0.1,
      timeLimits: { pendingWorkMs: 2_500, bodyMs: 1_500, heartbeatFreshMs: 1_500, stalledLookMs: 400 },
      operatorEmails: ['boss@print.example'],
      redisUrl: 'redis://localhost:6379/2',
      storage: { kind: 's3', endpoint: 'http://127.0.0.1:9000', region: 'eu-west-3', bucket: 'parts' },
    });
  });

  it('derive the public address from the port', () => {
    expect(readSettings({ PORT: '4000' })).toMatchObject({
      publicUrl: 'http://localhost:4000',
      allowedOrigins: ['http://localhost:4000'],
    });
  });

  it('count an empty or blank value as unset', () => {
    expect(readSettings({ PORT: '', S3_ENDPOINT: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it.each(Object.entries(others))('are others when %s is another', (name, value) => {
    const shape = shapes.find((one) => name in one) ?? {};
    expect(readSettings({ ...shape, [name]: value })).not.toEqual(readSettings(shape));
  });

  it('are all used by a process', () => {
    const code = codeOutside('libs/shared/src/infra/config/');
    const unused = namesOf(readSettings({})).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    expect(unused).toEqual([]);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 1 to 65535, not "3e3".'],
    [
      { PUBLIC_URL: 'print.example' },
      'PUBLIC_URL must be a URL such as https://print.example, not "print.example".',
    ],
    ...['https://print.example?x=1', 'https://print.example/#a', 'https://u:p@print.example'].map(
      (value) =>
        [
          { PUBLIC_URL: value },
          `PUBLIC_URL must have no user, no \`?\` and no \`#\`, not "${value}".`,
        ] as const,
    ),
    [
      { PUBLIC_URL: 'https://shop.example/print' },
      'PUBLIC_URL must have no path: the service is at the root of its host, not "https://shop.example/print".',
    ],
    ...['0.0.0.0/0', '::/0'].map(
      (value) =>
        [
          { TRUSTED_PROXIES: value },
          `TRUSTED_PROXIES must be a comma list of IP addresses, CIDR ranges or \`loopback\`, not "${value}".`,
        ] as const,
    ),
    [{ RATE_COUNTERS: 'redis' }, 'RATE_COUNTERS must be one of shared, process, not "redis".'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be a number above 0, not "0".'],
    [{ TIME_LIMIT_SCALE: '0' }, 'TIME_LIMIT_SCALE must be a number above 0, not "0".'],
    [{ STOP_NOTICE_SECONDS: '11' }, 'STOP_NOTICE_SECONDS must be a whole number from 0 to 10, not "11".'],
    [{ RATE_LIMIT_SCALE: 'NaN' }, 'RATE_LIMIT_SCALE must be a number above 0, not "NaN".'],
    [{ WORKER_CONCURRENCY: '0' }, 'WORKER_CONCURRENCY must be a whole number from 1 to 256, not "0".'],
    [{ SELLER_ICE: '12 345' }, 'SELLER_ICE must have 15 digits, not "12 345".'],
    [{ SELLER_IF: 'none' }, 'SELLER_IF must have 1 to 20 digits, not "none".'],
    [{ PAYMENT_PROVIDER: 'cash' }, 'PAYMENT_PROVIDER must be one of sandbox, cmi, stripe, not "cash".'],
    [{ TEAM_EMAIL: 'team' }, 'TEAM_EMAIL must be an e-mail address, not "team".'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be a comma list of IP addresses, CIDR ranges or `loopback`, not "10.0.0.0/33".',
    ],
    [
      { ALLOWED_ORIGINS: 'https://shop.example/cart' },
      'ALLOWED_ORIGINS must be a comma list of origins such as https://shop.example, without a path, ' +
        'not "https://shop.example/cart".',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
  ])('refuse %j', (env, fault) => {
    expect(faultsOf(env)).toEqual([fault]);
  });

  it('never repeat a secret in a message', () => {
    const faults = faultsOf({ APP_SECRET: 'too-short', DATABASE_URL: 'mysql://u:hunter2@h/d' });
    expect(faults).toEqual([
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.',
      'APP_SECRET must have at least 32 characters.',
    ]);
  });

  it('name what is missing of a half-set group', () => {
    expect(faultsOf({ ...s3, S3_BUCKET: '', S3_SECRET_KEY: undefined })).toEqual([
      'S3_BUCKET, S3_SECRET_KEY must be set too: the S3 settings are given all five or not at all ' +
        '(without them files are kept under DATA_DIR).',
    ]);
  });

  it('name what an address for uploads lacks', () => {
    expect(faultsOf({ S3_UPLOAD_URL: 'https://s3.example/parts' })).toEqual([
      'S3_UPLOAD_URL is an address of the bucket: ' +
        'set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY too.',
    ]);
  });

  it('name what a second way to the database lacks', () => {
    expect(faultsOf({ DATABASE_DIRECT_URL: 'postgres://h/d' })).toEqual([
      'DATABASE_DIRECT_URL is another way to what DATABASE_URL names: set that too.',
    ]);
  });

  it('hold what the chosen payment provider needs, and the address at which it reaches us', () => {
    const cmi = { CMI_CLIENT_ID: '600', CMI_STORE_KEY: 'key', CMI_GATEWAY_URL: 'https://cmi.example/gate' };
    expect(readSettings({ ...cmi, PAYMENT_PROVIDER: 'cmi' }).payment.provider).toEqual({
      kind: 'cmi',
      clientId: '600',
      storeKey: 'key',
      gatewayUrl: 'https://cmi.example/gate',
    });
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    const callback = { PAYMENT_CALLBACK_URL: 'https://hooks.example/' };
    expect(readSettings({ ...stripe, ...callback, PAYMENT_PROVIDER: 'stripe' }).payment).toEqual({
      methods: ['card', 'transfer'],
      provider: {
        kind: 'stripe',
        secretKey: 'sk',
        webhookSecret: 'whsec',
        apiUrl: 'https://api.stripe.com',
      },
      callbackUrl: 'https://hooks.example',
    });
    // No provider is sent to where the sandbox's callbacks go.
    const inside = { SANDBOX_CALLBACK_URL: 'http://proxy:3000/' };
    expect(readSettings({ ...cmi, ...inside, PAYMENT_PROVIDER: 'cmi' }).payment.callbackUrl).toBe(
      'http://localhost:3000',
    );
    expect(readSettings({ ...inside, ...callback }).payment.callbackUrl).toBe('http://proxy:3000');
  });

  it.each([
    [
      { PAYMENT_PROVIDER: 'cmi', CMI_CLIENT_ID: '600' },
      'CMI_STORE_KEY, CMI_GATEWAY_URL must be set too: PAYMENT_PROVIDER is cmi.',
    ],
    [
      { PAYMENT_PROVIDER: 'cmi', CMI_CLIENT_ID: '600', CMI_STORE_KEY: 'key', CMI_GATEWAY_URL: 'cmi' },
      'CMI_GATEWAY_URL must be a URL such as https://payment.cmi.co.ma/fim/est3Dgate, not "cmi".',
    ],
    [
      { PAYMENT_PROVIDER: 'stripe' },
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET must be set too: PAYMENT_PROVIDER is stripe.',
    ],
  ])('name what the chosen payment provider lacks: %j', (env, fault) => {
    expect(faultsOf(env)).toEqual([fault]);
  });

  it('report all faults in one message', () => {
    const error = new SettingsError(faultsOf({ PORT: '0', LOG_LEVEL: 'x', S3_REGION: 'eu' }));
    expect(error.message.split('\n')).toEqual([
      '3 settings are wrong:',
      expect.stringContaining('  PORT '),
      expect.stringContaining('  LOG_LEVEL '),
      expect.stringContaining('  S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY '),
    ]);
  });

  it('say how a process started alone gets what npm start would provide', () => {
    const hint = 'set it, or use npm start, which provides it for the processes it runs.';
    expect(faultsOf({ PORT: '0' }, ['databaseUrl', 'appSecret'])).toEqual([
      'PORT must be a whole number from 1 to 65535, not "0".',
      `DATABASE_URL is unset: ${hint}`,
      `APP_SECRET is unset: ${hint}`,
    ]);
    expect(readSettings({ DATABASE_URL: 'postgres://h/d' }, ['databaseUrl']).databaseUrl).toBe(
      'postgres://h/d',
    );
  });
});

/** Prettier pads the columns of a Markdown table. */
const withoutPadding = (table: string): string => table.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');

describe('documentation of the settings', () => {
  it('stands in docs/settings.md as the code has it', () => {
    const page = readFileSync('docs/settings.md', 'utf8');
    const [, table = ''] = /<!-- settings -->\n+([^]*?)\n+<!-- \/settings -->/.exec(page) ?? [];
    expect(withoutPadding(table)).toBe(settingsAsMarkdown());
  });

  it('is .env.example as the code has it', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(settingsAsDotenv());
  });
});
