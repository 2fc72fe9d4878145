import { z } from 'zod';
import { historyOf } from '#calls/edits';
import { call } from '#call';
import { idField, intField, jsonField, optionalField, textField } from '#fields';
import { brandHost } from '#entities/brand-host';
import { home, news } from '#venue-file/facts';

const ofBrand = { action: 'ConsoleBrand', can: 'manage_brand', scope: 'organisation' } as const;

const homePage = z.strictObject({ blocks: home, news });
export type HomePage = z.output<typeof homePage>;

const shown = z.strictObject({
  code: z.string(),
  /** A brand.json. */
  definition: z.string(),
  /** The brand's own legal texts; empty for those that serve every brand. */
  terms: z.string(),
  privacy: z.string(),
  version: z.number(),
  /** Of the brand's first venue, as a venue file writes it; null where the brand has no venue yet. */
  home: homePage.nullable(),
  /** Changes with the landing page: what a change of it was made upon. */
  home_seen: z.string(),
});
export type BrandShown = z.output<typeof shown>;

/** The brand of the venue, as it is written down. */
export const consoleBrand = call({
  ...ofBrand,
  input: z.object({}),
  output: shown,
  errors: [],
  perMinute: 240,
});

/** Hosts of a definition that are new wait until they are proved. */
const hostErrors = ['host_taken', 'bad_host', 'hosts_full'] as const;

/** Changes it, everywhere and at once, unless people could not read it or another has changed it since. */
export const consoleSaveBrand = call({
  ...ofBrand,
  sub: 'save',
  input: z.object({
    definition: textField(100_000).min(1, 'is missing'),
    terms: textField(60_000).default(''),
    privacy: textField(60_000).default(''),
    /** The one that was seen: a change on top of somebody else's is refused. */
    version: intField,
    home: optionalField(jsonField(homePage, 100_000)),
    home_seen: textField(64).default(''),
  }),
  output: z.strictObject({ ...shown.shape, edit_id: z.number() }),
  errors: ['brand_refused', 'brand_changed', 'brand_fixed', ...hostErrors],
  perMinute: 30,
});

const surface = z.enum(['customer', 'kiosk', 'counter', 'console', 'messages', 'shared']);

/** The texts of the product that a brand can say in its own words; unasked, those that it does. */
export const consoleBrandTexts = call({
  ...ofBrand,
  sub: 'texts',
  input: z.object({ surface: optionalField(surface), search: textField(100).default('') }),
  output: z.strictObject({
    texts: z.array(z.strictObject({ name: z.string(), text: z.string(), surface })),
    /** How many there are, shown or not. */
    found: z.number(),
  }),
  errors: [],
  perMinute: 240,
});

/** The legal texts that serve every brand, to begin one's own with. */
export const consoleBrandLegal = call({
  ...ofBrand,
  sub: 'legal',
  input: z.object({}),
  output: z.strictObject({ terms: z.string(), privacy: z.string() }),
  errors: [],
  perMinute: 60,
});

export const consoleBrandHistory = historyOf(ofBrand);

export const consoleUndoBrand = call({
  ...ofBrand,
  sub: 'undo',
  input: z.object({ edit_id: idField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_edit', 'edited_since', 'brand_refused', 'brand_fixed', ...hostErrors],
  perMinute: 60,
});

const ofHosts = { action: 'ConsoleHosts', can: 'manage_brand', scope: 'organisation' } as const;
const hosts = z.strictObject({ hosts: z.array(brandHost) });
const oneHost = z.object({ host: textField(300).min(1, 'is missing') });

/** Where customers find the brand, the first before all, and the addresses that nobody has proved yet. */
export const consoleHosts = call({
  ...ofHosts,
  input: z.object({}),
  output: hosts,
  errors: [],
  perMinute: 240,
});

/** Wants another address: it shows the brand once it is proved. */
export const consoleClaimHost = call({
  ...ofHosts,
  sub: 'claim',
  input: oneHost,
  output: hosts,
  errors: [...hostErrors, 'brand_refused'],
  perMinute: 20,
});

/** Looks for the record or the file. Each asks a server of somebody else. */
export const consoleCheckHost = call({
  ...ofHosts,
  sub: 'check',
  input: oneHost,
  output: hosts,
  errors: [...hostErrors, 'no_host', 'host_not_proved', 'brand_refused', 'brand_fixed'],
  perMinute: 6,
});

export const consoleDropHost = call({
  ...ofHosts,
  sub: 'drop',
  input: oneHost,
  output: hosts,
  errors: ['no_host'],
  perMinute: 20,
});
