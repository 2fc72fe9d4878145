import { z } from 'zod';
import { weekdays } from '#entities/fulfilment';
import { flag } from '#fields';

const windows = z.string();
const hours = z.strictObject(
  Object.fromEntries(weekdays.map((day) => [day, windows])) as Record<
    (typeof weekdays)[number],
    typeof windows
  >,
);

const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
const fonts = ['fraunces', 'space-grotesk', 'inter'] as const;
const sources = ['template', 'list', 'empty'] as const;
export const setUpState = z.enum(states, 'is not a state like WA');
export const setUpFont = z.enum(fonts, 'is not fraunces, space-grotesk or inter');
export const menuSource = z.enum(sources, 'is not template, list or empty');

/** What was told so far; a step that is not there is not done. */
export const setUpDraft = z.strictObject({
  who: z
    .strictObject({
      venue_name: z.string(),
      organisation: z.string(),
      abn: z.string(),
      gst_registered: flag,
      owner_name: z.string(),
      email: z.string(),
    })
    .optional(),
  place: z
    .strictObject({
      address: z.string(),
      suburb: z.string(),
      state: setUpState,
      postcode: z.string(),
      phone: z.string(),
      time_zone: z.string(),
      hours,
      ready_minutes: z.number(),
    })
    .optional(),
  menu: z.strictObject({ source: menuSource, template: z.string(), text: z.string() }).optional(),
  look: z
    .strictObject({ accent: z.string(), font: setUpFont, tagline: z.string(), host: z.string() })
    .optional(),
  pay: z.strictObject({ methods: z.array(z.string()) }).optional(),
});
export type SetUpDraft = z.output<typeof setUpDraft>;

const shownProduct = z.strictObject({
  name: z.string(),
  description: z.string(),
  price: z.string(),
  tax: z.string(),
  /** Of the pictures that come with the product; empty for none. */
  image: z.string(),
});

/** What a shop still needs once it is open, in the order in which it is best done. */
export const leftToDo = ['cards', 'menu', 'email', 'team', 'printer'] as const;
export type LeftToDo = (typeof leftToDo)[number];

/** The menu as it was read, as far as a page shows it. */
export const menuReading = z.strictObject({
  products: z.number(),
  categories: z.array(z.strictObject({ name: z.string(), products: z.array(shownProduct) })),
  /** What could not be read: on which line, and why. */
  unread: z.array(z.strictObject({ where: z.string(), why: z.string() })),
});
export type MenuReading = z.output<typeof menuReading>;

export const setUp = z.strictObject({
  draft: setUpDraft,
  /** When something was last kept, in seconds since 1970; 0 for never. */
  saved: z.number(),
  templates: z.array(z.strictObject({ code: z.string(), name: z.string(), products: z.number() })),
  /** How customers could pay; those of `ready` 0 need a provider that is not connected. */
  methods: z.array(z.strictObject({ code: z.string(), name: z.string(), info: z.string(), ready: flag })),
  /** The menu of the draft, for the preview. */
  menu: menuReading,
  sends_mail: flag,
  /** The address that the installation was given; empty where it was given none. */
  host: z.string(),
});
export type SetUp = z.output<typeof setUp>;
