import { z } from 'zod';
import { deviceFields, pushData } from '#device';
import { intField, optionalField, textField } from '#fields';

export const API_VERSION = '7';
export const APP_VERSION = '3.1.21';
export const SESSION_MINUTES = 20160;

export const appModes = ['web', 'app', 'kiosk', 'pos', 'console'] as const;
export type AppMode = (typeof appModes)[number];

/** What every body carries beside the fields of its own call. */
export const envelopeFields = z.object({
  RequestAction: textField(60).min(1, 'is missing'),
  sub_action: optionalField(textField(60)),
  Token: textField(200),
  Version: textField(10),
  AppId: textField(100),
  AppVersion: optionalField(textField(20)),
  AppMode: z.enum(appModes, 'is not web, app, kiosk, pos or console'),
  LocalTimestamp: optionalField(intField),
  sid: optionalField(textField(100)),
  /** Made by a screen that many share, anew for each guest: the cart is the session's and this guest's. */
  guest_key: optionalField(textField(64).regex(/^[\w-]{16,64}$/, 'is not right')),
  ...deviceFields,
  pn_data: pushData.optional(),
});
export type EnvelopeFields = z.output<typeof envelopeFields>;

/** Failures that any call can answer, before its own rules are asked. */
export const commonErrors = [
  'bad_request',
  'unknown_action',
  'bad_token',
  'upgrade_required',
  'signed_out',
  'forbidden',
  'too_many',
  'too_large',
  'bad_type',
  'card_number_sent',
  'not_ready',
  'busy',
  'unavailable',
  'unexpected',
] as const;
export type CommonError = (typeof commonErrors)[number];

export type Upgrade = { Available: 0 | 1; Required: 0 | 1; Link: string };
export type FailureDetails = { code: string; field?: string; ref?: string } & Record<string, unknown>;
export type Envelope<T = unknown> =
  | { ResponseCode: 'SUCCESS'; Response: T; SID?: string; Upgrade?: Upgrade }
  | { ResponseCode: 'ERROR' | 'AUTH'; Response: [string, FailureDetails]; SID?: string; Upgrade?: Upgrade };
