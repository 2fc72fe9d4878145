import { resolve } from 'node:path';
import { z } from 'zod';
import { type TrustProxy, trustProxyField } from '#http/trust-proxy';
import { GOOGLE_PLACES } from '#providers/address/google';
import { readDsn } from '#providers/errors/dsn';
import { mediaEnvironment, mediaOf, mediaProblem } from '#providers/media/config';
import type { S3Settings } from '#providers/media/s3';
import { paymentEnvironment, type PaymentsConfig, paymentsOf } from '#providers/payments-config';
import { APPLE, GOOGLE } from '#providers/social/vendors';
import { type OtlpSettings, telemetryEnvironment, telemetryOf } from '#providers/traces/config';
import { TWILIO, type TwilioSettings } from '#providers/text/twilio';

const port = z.coerce
  .number('is not a number')
  .int('is not a whole number')
  .min(0, 'is below 0')
  .max(65535, 'is above 65535');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const KEY_BYTES = 32;
/** Nothing where one of them is none. */
export function readSecretKeys(text: string): readonly Buffer[] | undefined {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  return keys.every((key) => key.length === KEY_BYTES) ? keys : undefined;
}

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SERVERY_DATA: z.string().min(1).default('./data'),
  SERVERY_BRANDS: z.string().min(1).optional(),
  SERVERY_BRAND: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
    .optional(),
  DATABASE_POOL: z.coerce.number('is not a number').int().min(1).max(200).default(10),
  PUBLIC_URL: z.url('is not an address like https://order.example.com').optional(),
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is not an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Servery <orders@example.com>'),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_URL: z.url('is not an address like https://places.googleapis.com').default(GOOGLE_PLACES),
  ADDRESSR_URL: z.url('is not an address like http://addressr.internal:8080').optional(),
  APPLE_CLIENT_IDS: list.default([]),
  APPLE_KEYS_URL: z.url('is not an address').default(APPLE.keysUrl),
  APPLE_AUTHORISE_URL: z.url('is not an address').default(APPLE.authoriseUrl),
  GOOGLE_CLIENT_IDS: list.default([]),
  GOOGLE_KEYS_URL: z.url('is not an address').default(GOOGLE.keysUrl),
  GOOGLE_AUTHORISE_URL: z.url('is not an address').default(GOOGLE.authoriseUrl),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).default('Servery'),
  TWILIO_URL: z.url('is not an address like https://api.twilio.com').default(TWILIO),
  ERROR_REPORT_DSN: z
    .string()
    .refine((text) => readDsn(text) !== undefined, 'is not a DSN like https://key@errors.example.com/1')
    .optional(),
  SECRETS_KEY: z
    .string()
    .transform(readSecretKeys)
    .refine(
      (keys) => keys !== undefined,
      `is not ${KEY_BYTES} bytes as base64, or several separated by commas`,
    )
    .optional(),
  ...telemetryEnvironment,
  ...mediaEnvironment,
  ...paymentEnvironment,
  WEBHOOK_TRUSTED_ORIGIN: z.url('is not an origin like http://tools.internal:8080').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: trustProxyField.default(false),
  REQUEST_TIMEOUT_MS: z.coerce.number('is not a number').int().min(100).max(600_000).default(60_000),
  MAX_CONNECTIONS: z.coerce.number('is not a number').int().min(1).max(1_000_000).default(10_000),
  MAX_STREAMS_PER_ADDRESS: z.coerce.number('is not a number').int().min(1).max(100_000).default(500),
  MAX_WAITING_PER_BRAND: z.coerce.number('is not a number').int().min(1).max(100_000).default(1000),
  PRERENDER: z.enum(['on', 'off'], 'is not on or off').default('on'),
  RATE_LIMIT: z.enum(['on', 'off'], 'is not on or off').default('on'),
});

/** A provider without client ids is not offered. */
type SocialConfig = { clientIds: readonly string[]; keysUrl: string; authoriseUrl: string };

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  brandsDir: string;
  /** In production only what somebody asked for: the folders that come with the product are a demo's. */
  importsBrands: boolean;
  /** Shown on hosts that no brand claims; a plain page otherwise. */
  defaultBrand: string | undefined;
  databaseUrl: string | undefined;
  poolSize: number;
  publicUrl: string | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  googleMapsKey: string | undefined;
  googleMapsUrl: string;
  addressrUrl: string | undefined;
  social: { apple: SocialConfig; google: SocialConfig };
  /** Without an account no texts are sent. */
  twilio: TwilioSettings | undefined;
  payments: PaymentsConfig;
  /** Without a bucket, uploaded pictures are in the data folder. */
  mediaS3: S3Settings | undefined;
  /** The first seals, all of them open. Without any, a file in the data folder has one. */
  secretKeys: readonly Buffer[] | undefined;
  /** Without one, errors stand in the log alone. */
  errorReportDsn: string | undefined;
  /** Without one, metrics are for this machine alone. */
  metricsToken: string | undefined;
  /** Without one, no traces are sent. */
  otlp: OtlpSettings | undefined;
  /** Where webhooks may go although it is of this machine or its network, and without https. */
  webhookTrustedOrigin: string;
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  trustProxy: TrustProxy;
  requestTimeoutMs: number;
  maxConnections: number;
  maxStreamsPerAddress: number;
  maxWaitingPerBrand: number;
  rateLimit: boolean;
  prerender: boolean;
};

export class ConfigError extends Error {}

type Environment = z.output<typeof environment>;
const identityOf = (it: Environment): Pick<Config, 'social' | 'twilio'> => ({
  social: {
    apple: {
      clientIds: it.APPLE_CLIENT_IDS,
      keysUrl: it.APPLE_KEYS_URL,
      authoriseUrl: it.APPLE_AUTHORISE_URL,
    },
    google: {
      clientIds: it.GOOGLE_CLIENT_IDS,
      keysUrl: it.GOOGLE_KEYS_URL,
      authoriseUrl: it.GOOGLE_AUTHORISE_URL,
    },
  },
  twilio:
    it.TWILIO_ACCOUNT_SID && it.TWILIO_AUTH_TOKEN
      ? {
          url: it.TWILIO_URL.replace(/\/$/, ''),
          accountSid: it.TWILIO_ACCOUNT_SID,
          authToken: it.TWILIO_AUTH_TOKEN,
          from: it.TWILIO_FROM,
        }
      : undefined,
});

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Parsed once, at start. What is wrong is said by the name of the variable, all of it at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const it = parsed.data;
  const problem = mediaProblem(it);
  if (problem !== undefined) throw new ConfigError(`The configuration is not right:\n  ${problem}`);
  return {
    production: it.NODE_ENV === 'production',
    port: it.PORT,
    host: it.HOST,
    dataDir: resolve(it.SERVERY_DATA),
    brandsDir: resolve(it.SERVERY_BRANDS ?? `${ROOT}/brands`),
    importsBrands: it.NODE_ENV !== 'production' || it.SERVERY_BRANDS !== undefined,
    defaultBrand: it.SERVERY_BRAND,
    databaseUrl: it.DATABASE_URL,
    poolSize: it.DATABASE_POOL,
    publicUrl: it.PUBLIC_URL?.replace(/\/$/, ''),
    mailUrl: it.MAIL_URL,
    mailFrom: it.MAIL_FROM,
    googleMapsKey: it.GOOGLE_MAPS_KEY,
    googleMapsUrl: it.GOOGLE_MAPS_URL.replace(/\/$/, ''),
    addressrUrl: it.ADDRESSR_URL?.replace(/\/$/, ''),
    ...identityOf(it),
    payments: paymentsOf(it),
    mediaS3: mediaOf(it),
    secretKeys: it.SECRETS_KEY,
    errorReportDsn: it.ERROR_REPORT_DSN,
    ...telemetryOf(it),
    webhookTrustedOrigin: it.WEBHOOK_TRUSTED_ORIGIN ? new URL(it.WEBHOOK_TRUSTED_ORIGIN).origin : '',
    logLevel: it.LOG_LEVEL,
    trustProxy: it.TRUST_PROXY,
    requestTimeoutMs: it.REQUEST_TIMEOUT_MS,
    maxConnections: it.MAX_CONNECTIONS,
    maxStreamsPerAddress: it.MAX_STREAMS_PER_ADDRESS,
    maxWaitingPerBrand: it.MAX_WAITING_PER_BRAND,
    rateLimit: it.RATE_LIMIT === 'on',
    prerender: it.PRERENDER === 'on',
  };
}
