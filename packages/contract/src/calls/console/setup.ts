import { z } from 'zod';
import { call } from '#call';
import { consoleUser } from '#entities/board';
import { weekdays } from '#entities/fulfilment';
import { menuReading, menuSource, setUp, setUpFont, setUpState } from '#entities/set-up';
import { flagField, intField, listField, optionalField, textField } from '#fields';

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const WINDOW = `${CLOCK}-${CLOCK}`;
const windows = textField(80).regex(
  new RegExp(`^(?:${WINDOW}(?:, ?${WINDOW}){0,4})?$`),
  'is not hours like 07:00-15:00',
);
const hours = z.object(
  Object.fromEntries(weekdays.map((day) => [day, windows.default('')])) as Record<
    (typeof weekdays)[number],
    z.ZodDefault<typeof windows>
  >,
);
const needed = (max: number) => textField(max).regex(/\S/, 'is missing');

/** By the session of the set-up alone: whoever has opened the link that the server printed. */
const ofSetUp = { can: 'set_up', scope: 'own', output: setUp } as const;

/** Opens the set-up of an empty installation with the link that the server printed; it works once. */
export const consoleOpenSetup = call({
  action: 'ConsoleSetup',
  sub: 'open',
  can: 'anyone',
  scope: 'own',
  input: z.object({ token: textField(100).min(1, 'is missing') }),
  output: setUp,
  errors: ['set_up_link_invalid', 'set_up_done'],
  perMinute: 10,
});

/** What was told so far, and what there is to choose from. */
export const consoleSetup = call({
  ...ofSetUp,
  action: 'ConsoleSetup',
  input: z.object({}),
  errors: [],
  perMinute: 120,
});

export const consoleSetupWho = call({
  ...ofSetUp,
  action: 'ConsoleSetup',
  sub: 'who',
  input: z.object({
    venue_name: needed(120),
    organisation: textField(120).default(''),
    abn: textField(20).default(''),
    gst_registered: flagField,
    owner_name: needed(100),
    email: needed(254),
    /** Left out where one was chosen before. */
    new_password: textField(200).default(''),
    confirm_password: textField(200).default(''),
  }),
  errors: [
    'set_up_order',
    'email_invalid',
    'abn_invalid',
    'abn_missing',
    'field_required',
    'console_password_short',
    'password_short',
    'password_guessable',
    'passwords_differ',
  ],
  perMinute: 20,
});

export const consoleSetupPlace = call({
  ...ofSetUp,
  action: 'ConsoleSetup',
  sub: 'place',
  input: z.object({
    address: needed(200),
    suburb: needed(100),
    address_state: setUpState,
    postcode: textField(4).regex(/^\d{4}$/, 'is not a postcode of four digits'),
    phone: textField(30).default(''),
    /** Without it, the state's. */
    time_zone: optionalField(textField(60)),
    hours: hours.prefault({}),
    ready_minutes: intField.refine((it) => it >= 0 && it <= 240, 'is not between 0 and 240'),
  }),
  errors: ['set_up_order', 'time_zone_unknown', 'never_open'],
  perMinute: 60,
});

const menuFields = z.object({
  source: menuSource,
  template: textField(40).default(''),
  /** A table or a page as somebody has it. */
  text: textField(200_000).default(''),
});
const menuErrors = ['set_up_order', 'no_such_template', 'menu_unreadable'] as const;

/** What would be taken, and what could not be read; nothing is kept. */
export const consoleSetupRead = call({
  action: 'ConsoleSetup',
  sub: 'read',
  can: 'set_up',
  scope: 'own',
  input: menuFields,
  output: menuReading,
  errors: menuErrors,
  perMinute: 60,
});

export const consoleSetupMenu = call({
  ...ofSetUp,
  action: 'ConsoleSetup',
  sub: 'menu',
  input: menuFields,
  errors: menuErrors,
  perMinute: 30,
});

export const consoleSetupLook = call({
  ...ofSetUp,
  action: 'ConsoleSetup',
  sub: 'look',
  input: z.object({
    accent: textField(7).regex(/^#[0-9a-f]{6}$/i, 'is not a colour like #2f5d4a'),
    font: setUpFont,
    tagline: textField(120).default(''),
    host: textField(253)
      .regex(/^(?:[a-z0-9.-]*[a-z0-9])?$/, 'is not a name like order.example.com')
      .default(''),
  }),
  errors: ['set_up_order', 'accent_too_light', 'accent_too_alike'],
  perMinute: 60,
});

export const consoleSetupPay = call({
  ...ofSetUp,
  action: 'ConsoleSetup',
  sub: 'pay',
  input: z.object({ methods: listField(textField(20), 20) }),
  errors: ['set_up_order', 'no_such_method'],
  perMinute: 60,
});

/** Makes the organisation, its owner, the brand and the venue, signs the owner in, and ends the set-up for good. */
export const consoleSetupFinish = call({
  action: 'ConsoleSetup',
  sub: 'finish',
  can: 'set_up',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({
    user: consoleUser,
    /** Where the shop is; by the address of the page that asks, where the installation was given none. */
    shop: z.strictObject({ host: z.string(), url: z.string(), path: z.string() }),
  }),
  errors: ['set_up_order', 'set_up_done', 'venue_refused', 'brand_refused', 'host_taken'],
  perMinute: 20,
});
