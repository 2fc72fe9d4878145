import { z } from 'zod';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour like #2f5d4a');
const colour = z.string().regex(/^(#[0-9a-f]{6}|rgb\([\d\s/.%]+\))$/i, 'is not a colour like #2f5d4a');

export const palette = z.strictObject({
  surface: hex,
  'surface-raised': hex,
  'surface-sunk': hex,
  ink: hex,
  'ink-soft': hex,
  line: hex,
  'line-strong': hex,
  accent: hex,
  'accent-soft': hex,
  'accent-ink': hex,
  highlight: hex,
  'highlight-soft': hex,
  'highlight-ink': hex,
  'on-highlight': hex,
  good: hex,
  warn: hex,
  bad: hex,
  'bad-soft': hex,
  deep: hex,
  'deep-ink': hex,
  'deep-soft': hex,
  'on-deep': hex,
  wallet: hex,
  'wallet-ink': hex,
  scrim: colour,
  'tint-leaf': hex,
  'tint-sun': hex,
  'tint-clay': hex,
  'tint-berry': hex,
  'tint-sea': hex,
  'tint-oat': hex,
  plate: hex,
  'plate-well': hex,
  'plate-rim': hex,
  'plate-shade': colour,
});
export type Palette = z.output<typeof palette>;

/** How customers are told of a step; the other way is taken where somebody gave no address for this one. */
const notifyChoice = z.enum(['none', 'mail', 'text', 'both']);
export type NotifyChoice = z.output<typeof notifyChoice>;

const notify = z.strictObject({
  confirmed: notifyChoice.default('none'),
  in_progress: notifyChoice.default('none'),
  /** What a customer waits for: everything else stands on the receipt. */
  ready: notifyChoice.default('text'),
  complete: notifyChoice.default('none'),
});
export type NotifyStep = keyof z.output<typeof notify>;

/** Where a link of ours may lead: browsers leave out blanks and what cannot be seen before they look for a scheme. */
const link = z.string().refine((text) => {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text.replaceAll(/[\p{Cc}\s]/gu, ''))?.[1];
  return scheme === undefined || /^https?$/i.test(scheme);
}, 'is not an address like https://example.com');

/** A file of the brand's media: of its folder, or an upload. */
const mediaPath = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[\w-][\w./-]*$/, 'is not the name of a picture');

export const brandFile = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a short lower-case code'),
  name: z.string().min(1),
  /** Public identifiers that every client of the brand sends. */
  token: z.string().min(1),
  app_id: z.string().min(1),
  /** Host names that show this brand, and no other. */
  hosts: z.array(
    z
      .string()
      .max(253)
      .regex(/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*$/, 'is not a host name in lower case'),
  ),
  /** The single store's slug; the first store of a brand with several. */
  menu_name: z.string().min(1),
  /** A brand with one store goes straight to its menu; one with several shows its locations. */
  single_store: z.boolean().default(true),
  locations: z
    .strictObject({
      groups: z.enum(['none', 'tabs', 'cards']).default('none'),
      simple_card: z.boolean().default(true),
      promo_text: z.string().default(''),
      payment_text: z.string().default(''),
      delivery_text: z.string().default(''),
      warning_text: z.string().default(''),
    })
    .prefault({}),
  social_sign_in: z
    .strictObject({
      apple: z.boolean().default(true),
      google: z.boolean().default(true),
      facebook: z.literal(false).default(false),
    })
    .prefault({}),
  /** On screens that stand in a venue. */
  screen_saver: z
    .strictObject({ enabled: z.boolean().default(false), timeout_ms: z.number().min(5000).default(30_000) })
    .prefault({}),
  checkout: z
    .strictObject({
      hide_header: z.boolean().default(false),
      hide_email: z.boolean().default(false),
      hide_mobile: z.boolean().default(false),
      /** Kiosk and staff leave a mobile out unless this asks for it. */
      mobile_required: z.boolean().default(false),
      sign_in_label: z.string().default('Sign in or Create account'),
      terms: z
        .strictObject({
          enabled: z.boolean().default(false),
          link_text: z.string().default('terms of use'),
          link_url: link.default('/terms'),
        })
        .prefault({}),
      age: z
        .strictObject({
          enabled: z.boolean().default(false),
          text: z.string().default('I am 18 years of age or older'),
        })
        .prefault({}),
    })
    .prefault({}),
  /** What an account can do beyond ordering. */
  modules: z
    .strictObject({ topup: z.boolean().default(true), standing_orders: z.boolean().default(true) })
    .prefault({}),
  /** Of which steps of an order its customer is told, and how. */
  notify: notify.prefault({}),
  stores: z.strictObject({ ios: link.default(''), android: link.default('') }).prefault({}),
  theme: z.strictObject({
    scheme: z.enum(['light', 'dark', 'auto']),
    display_font: z.enum(['fraunces', 'space-grotesk', 'inter']),
    display_weight: z.number(),
    radius_m: z.number(),
    radius_l: z.number(),
    light: palette.optional(),
    dark: palette.optional(),
  }),
  words: z.strictObject({
    tagline: z.string(),
    opening_times: z.string(),
    credit: z.string(),
    /** The credit line inside the native app, where it differs. */
    credit_app: z.string().default(''),
    /** What About says of the brand; its tagline where there is nothing. */
    about: z.string().default(''),
    /** Who processes the payments. */
    payments: z.string().default('Payments by Braintree, a service of PayPal'),
    website: link,
    support_email: z.string(),
  }),
  /** In which language dates, numbers and plurals are written. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'is not a language like en-AU')
    .default('en-AU'),
  /** Any text of the product in the brand's own words, by its name in brands/texts. */
  texts: z.record(z.string(), z.string().max(1000)).default({}),
  flags: z.strictObject({
    hide_home: z.boolean(),
    hide_merchant_card: z.boolean(),
    hide_sub_tabs: z.boolean(),
    hide_search: z.boolean(),
    hide_footer: z.boolean(),
    hide_pictures: z.boolean(),
    hide_about: z.boolean(),
    hide_fulfilment_type: z.boolean().default(false),
    hide_merchant_name: z.boolean().default(false),
    hide_merchant_address: z.boolean().default(false),
    hide_merchant_phone: z.boolean().default(false),
    hide_account: z.boolean(),
    /** Changing the password and the PIN. */
    hide_security: z.boolean().default(false),
    hide_logout: z.boolean().default(false),
    /** Print Receipt, at a kiosk and at the counter that have a printer. */
    print_docket: z.boolean().default(true),
  }),
  pictures: z
    .strictObject({
      logo: mediaPath.default('logo.svg'),
      hero: mediaPath.default('hero.svg'),
      favicon: mediaPath.default('favicon.svg'),
    })
    .prefault({}),
  /** Newest AppVersion of this brand's apps, and whether older ones must update. */
  app: z.strictObject({ newest_version: z.string(), update_required: z.boolean(), link }),
});
export type Brand = z.output<typeof brandFile>;

/** What a page is told before any script runs: in a JSON block of index.html with the id `page-facts`. */
export type PageFacts = {
  brand: Omit<Brand, 'theme' | 'hosts' | 'notify' | 'pictures'> & {
    scheme: Brand['theme']['scheme'];
    logo_url: string;
    hero_url: string;
  };
  variant: 'web' | 'kiosk' | 'pos';
  /** Whether the server sends mail: where it does not, none is promised. */
  sends_mail: boolean;
  /** A kiosk, a counter and a customer's own page on one machine keep sessions of their own. */
  sid_cookie: string;
  /** Answers already known for this address, by call name: the client puts them into its cache. */
  first: { AppHome?: unknown; Merchant?: unknown; Merchants?: unknown };
  /** Where the API is, for a shell that brings its own page; the page's own server otherwise. */
  server?: string;
};
