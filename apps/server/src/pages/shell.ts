import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFacts } from '@servery/contract/brand';
import type { LoadedBrand } from '#brand/read-brand';
import type { SocialPorts } from '#providers/social/port';
import { prepareBody } from '#prepared-body';
import type { PreparedBody } from '#prepared-body';
import { type PageKind, pageFiles } from '#pages/preloads';

export type Variant = PageFacts['variant'];
export type Page = { body: PreparedBody; policy: string; isMissing?: boolean };
export type PageWords = {
  title: string;
  description: string;
  /** Address of a picture, and the venue in the words of schema.org, where there are any. */
  image?: string;
  data?: object;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** A `</script>` inside the data would end the block early. */
export const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

const sha = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The build's own links to the styles that stand in the page already. */
const ENTRY_STYLES = /<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>/g;

const ENTRY_SCRIPTS =
  /<(?:script type="module" crossorigin[^>]*><\/script>|link rel="modulepreload" crossorigin[^>]*>)/g;

/** Faces that are fetched. Their stand-ins, which every device has, stay where they are. */
const FETCHED_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const FAMILY = /font-family:\s*["']?([^;"']+)/;

/** Those that the brand's headings, or any text, are set in. */
function facesOf(css: string, brand: LoadedBrand): string {
  const used = `${brand.css}${/--font-text:[^;}]*/.exec(css)?.[0] ?? ''}`;
  const faces = css.match(FETCHED_FACES) ?? [];
  return faces.filter((face) => used.includes(FAMILY.exec(face)?.[1] ?? '')).join('');
}

/** React Aria puts this one style into the page when its calendar opens. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * A card goes from the browser to its provider: to this address, and on live venues into frames of the provider.
 * `google`: Google's own script opens its sheet.
 */
export type CardHosts = { url: string; live: boolean; google: boolean } | undefined;

export type Hosts = { script: string; frame: string; connect: string };
export const NO_HOSTS: Hosts = { script: '', frame: '', connect: '' };
const BRAINTREE = ' https://*.braintreegateway.com';
/** Asks the owner of a card, for its bank. */
const CARDINAL = ' https://*.cardinalcommerce.com';
const VENDOR: Hosts = {
  script: BRAINTREE + CARDINAL,
  frame: BRAINTREE + CARDINAL,
  connect: `${BRAINTREE} https://*.braintree-api.com${CARDINAL}`,
};
const GOOGLE: Hosts = {
  script: ' https://pay.google.com',
  frame: ' https://pay.google.com',
  connect: ' https://pay.google.com https://google.com',
};

/** Whether it is the vendor itself, and not a stand-in for it. */
const isVendor = ({ url, live }: NonNullable<CardHosts>): boolean =>
  live || new URL(url).hostname.endsWith('.braintree-api.com');

export function cardPolicy(card: CardHosts): Hosts {
  if (!card) return NO_HOSTS;
  const origin = ` ${new URL(card.url).origin}`;
  const vendor = isVendor(card);
  const hosts = vendor ? VENDOR : NO_HOSTS;
  const google = card.google ? GOOGLE : NO_HOSTS;
  return {
    script: hosts.script + google.script,
    // A stand-in for a bank asks in a frame of its own.
    frame: (vendor ? hosts.frame : origin) + google.frame,
    connect: origin + hosts.connect + google.connect,
  };
}

export const together = (one: Hosts, other: Hosts): Hosts => ({
  script: one.script + other.script,
  frame: one.frame + other.frame,
  connect: one.connect + other.connect,
});

/** Only the page's own files, and the one style and the one script that stand in it. */
const policyFor = (inside: { css: string; script: string }, hosts: Hosts): string =>
  [
    "default-src 'self'",
    `script-src 'self'${inside.script === '' ? '' : ` ${sha(inside.script)}`}${hosts.script}`,
    `frame-src 'self'${hosts.frame}`,
    `style-src 'self' ${sha(inside.css)} ${REACT_ARIA_STYLE}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${hosts.connect}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

const SID_COOKIE: Readonly<Record<Variant, string>> = { web: 'sid', kiosk: 'sid_kiosk', pos: 'sid_pos' };
const FACE: Readonly<Record<Variant, string>> = { web: 'phone', kiosk: 'kiosk', pos: 'pos' };

/** Fixed screens in a venue keep one look; a customer's own device follows the customer's setting. */
export function themeOf(brand: LoadedBrand, variant: Variant): 'light' | 'dark' | undefined {
  const { scheme } = brand.theme;
  if (scheme !== 'auto') return scheme;
  return variant === 'web' ? undefined : 'light';
}

const themeAttribute = (theme: string | undefined): string =>
  theme === undefined ? '' : ` data-theme="${theme}"`;

const mediaUrl = ({ code }: LoadedBrand, path: string): string => `/media/${code}/${path}`;

const iconType = (path: string): string => (path.endsWith('.svg') ? ' type="image/svg+xml"' : '');

/** What of a brand is everybody's to read. */
export function openFacts(brand: LoadedBrand, social: SocialPorts): PageFacts['brand'] {
  const {
    theme,
    hosts: _hosts,
    notify: _notify,
    pictures,
    css: _css,
    legal: _legal,
    version: _version,
    social_sign_in: signIn,
    ...open
  } = brand;
  return {
    ...open,
    // Nobody is offered a way in that this server has no keys for.
    social_sign_in: {
      ...signIn,
      apple: signIn.apple && social.apple !== undefined,
      google: signIn.google && social.google !== undefined,
    },
    scheme: theme.scheme,
    logo_url: mediaUrl(brand, pictures.logo),
    hero_url: mediaUrl(brand, pictures.hero),
  };
}

type Seen = { variant: Variant; social: SocialPorts; sendsMail: boolean };

export function factsText(brand: LoadedBrand, { variant, social, sendsMail }: Seen, first: string): string {
  return `{"brand":${JSON.stringify(openFacts(brand, social))},"variant":"${variant}","sends_mail":${sendsMail},"sid_cookie":"${SID_COOKIE[variant]}","first":${first}}`;
}

export type Shell = (
  brand: LoadedBrand,
  variant: Variant,
  page: {
    kind: PageKind;
    facts: string;
    words: PageWords;
    prerendered: string;
    /** Whose pages the brand's own landing page shows. */
    embedded: Hosts;
  },
) => Page;

/** index.html with the brand, the variant and the first answers already inside. */
export function orderShell(dist: string, card?: CardHosts): Shell {
  const cards = cardPolicy(card);
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const filesFor = pageFiles(dist);
  const beforeClient = readFileSync(join(dist, 'before-client.js'), 'utf8').trim();
  return (brand, variant, { kind, facts: pageFacts, words, prerendered, embedded }) => {
    const files = filesFor(variant, kind);
    // Where nothing is prerendered there is nothing to read, or to tap, before the client comes.
    const script = prerendered === '' ? '' : beforeClient;
    const whole = `${files.css}${brand.css}`;
    const faces = script === '' ? '' : facesOf(whole, brand);
    const css = script === '' ? whole : whole.replaceAll(FETCHED_FACES, '');
    const entry = template.match(ENTRY_SCRIPTS)?.join('') ?? '';
    const client = `${entry}${files.links}`;
    const { favicon: icon } = brand.pictures;
    const head = [
      `<title>${escape(words.title)}</title>`,
      `<meta name="description" content="${escape(words.description)}">`,
      `<meta property="og:title" content="${escape(words.title)}">`,
      `<meta property="og:description" content="${escape(words.description)}">`,
      '<meta property="og:type" content="website">',
      `<meta property="og:site_name" content="${escape(brand.name)}">`,
      words.image ? `<meta property="og:image" content="${escape(words.image)}">` : '',
      `<link rel="icon" href="${mediaUrl(brand, icon)}"${iconType(icon)}>`,
      `<style>${css}</style>`,
      script === '' ? '' : `<template id="faces">${faces}</template><script>${script}</script>`,
    ].join('');
    const facts = `<script type="application/json" id="page-facts">${inScript(pageFacts)}</script>`;
    const data = words.data
      ? `<script type="application/ld+json">${inScript(JSON.stringify(words.data))}</script>`
      : '';
    const html = template
      .replace('lang="en-AU"', () => `lang="${brand.language}"`)
      .replace('data-servery', () => `data-face="${FACE[variant]}"${themeAttribute(themeOf(brand, variant))}`)
      .replace('<!--servery:head-->', () => head)
      .replace('<!--servery:prerender-->', () => prerendered)
      .replace('<!--servery:facts-->', () => facts + data)
      .replaceAll(ENTRY_STYLES, '')
      .replaceAll(ENTRY_SCRIPTS, '')
      .replace(
        '</head>',
        () => `${script === '' ? client : `<template id="client">${client}</template>`}</head>`,
      );
    return { body: prepareBody(html), policy: policyFor({ css, script }, together(cards, embedded)) };
  };
}
