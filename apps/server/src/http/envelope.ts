import { isUtf8 } from 'node:buffer';
import { API_VERSION, type EnvelopeFields, envelopeFields, type Upgrade } from '@servery/contract/envelope';
import { decodeForm, type FormProblem, type FormTree } from '@servery/contract/form/decode';
import { type CallName, callName, isConsoleCall } from '@servery/contract/registry';
import { holdsCardNumber } from '@servery/domain/payments/card-number';
import type { Voice } from '@servery/domain/texts/catalogue';
import type { z } from 'zod';
import { PLAIN_VOICE } from '#brand/speak';
import type { Brands } from '#brand/brands';
import { plainBrand } from '#brand/plain-brand';
import type { LoadedBrand } from '#brand/read-brand';
import { fail, type Failure } from '@servery/domain/failure';

const FORM_TEXT: Readonly<Record<FormProblem, string>> = {
  bad_encoding: 'The body is not valid form encoding in UTF-8',
  bad_key: 'A field name is not well formed',
  too_deep: 'A field is nested too deeply',
  too_many_fields: 'The body has too many fields',
  repeated_key: 'A field is sent twice',
  reserved_key: 'A field name is not allowed',
};

type Problem = Failure<'bad_request' | 'bad_token' | 'upgrade_required' | 'unknown_action'> & {
  status?: 400;
  upgrade?: Upgrade;
};

/** 'menu_item_data.quantity is not a whole number': the first thing wrong, by its name. */
export function schemaProblem(error: z.ZodError): Failure<'bad_request'> {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const missing = issue?.code === 'invalid_type' && issue.input === undefined;
  const said = missing
    ? 'is missing'
    : issue?.message.startsWith('is ') ||
        issue?.message.startsWith('must ') ||
        issue?.message.startsWith('has ')
      ? issue.message
      : 'is not right';
  return fail('bad_request', { problem: `${field || 'The body'} ${said}`, field });
}

export function readForm(body: Buffer): { ok: true; fields: FormTree } | Problem {
  if (!isUtf8(body)) return { ...fail('bad_request', { problem: FORM_TEXT.bad_encoding }), status: 400 };
  const decoded = decodeForm(body.toString('utf8'));
  if (decoded.ok) return decoded;
  const where = decoded.key === '' || holdsCardNumber(decoded.key) ? '' : `: ${decoded.key}`;
  return { ...fail('bad_request', { problem: `${FORM_TEXT[decoded.problem]}${where}` }), status: 400 };
}

export type Opened = {
  ok: true;
  envelope: EnvelopeFields;
  fields: FormTree;
  brand: LoadedBrand;
  /** Whose words the answer is in. */
  voice: Voice;
  name: CallName;
  upgrade: Upgrade | undefined;
};

const older = (version: string, newest: string): boolean => {
  const [a, b] = [version, newest].map((text) => text.split('.').map(Number));
  for (const [index, part] of (b ?? []).entries()) {
    const mine = a?.[index] ?? 0;
    if (mine !== part) return mine < part;
  }
  return false;
};

function upgradeOf(envelope: EnvelopeFields, brand: LoadedBrand): Upgrade | undefined {
  const { newest_version: newest, update_required: required, link } = brand.app;
  const version = envelope.AppVersion;
  if (!version || version === newest || !older(version, newest)) return undefined;
  return { Available: 1, Required: required ? 1 : 0, Link: link };
}

/** Who is calling, with which app, for what. */
export function openEnvelope(fields: FormTree, brands: Brands): Opened | Problem {
  const parsed = envelopeFields.safeParse(fields);
  if (!parsed.success) return schemaProblem(parsed.error);
  const envelope = parsed.data;
  const name = callName(envelope.RequestAction, envelope.sub_action);
  const isOfTeam = name !== undefined && isConsoleCall(name);
  const known = brands.byToken(envelope.Token);
  // The console is no brand's app: whoever signs in there acts for the brand of their venue.
  const brand = known ?? (isOfTeam ? (brands.all[0] ?? plainBrand()) : undefined);
  if (!brand || (!isOfTeam && envelope.AppId !== brand.app_id)) return fail('bad_token');
  if (envelope.Version !== API_VERSION)
    return { ...fail('upgrade_required'), upgrade: { Available: 1, Required: 1, Link: brand.app.link } };
  if (!name) return fail('unknown_action');
  const voice = known ?? PLAIN_VOICE;
  return { ok: true, envelope, fields, brand, voice, name, upgrade: upgradeOf(envelope, brand) };
}
