import { catalogue } from '#texts/catalogue';

const t = catalogue('share', { email: 'Email', shared: 'Shared {count} times' });

export type Shared = { url: string; title: string; text: string };
type ShareLink = { network: string; href: string };

const query = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Where each of the share buttons leads, in their order. */
export const shareLinks = ({ url, title, text }: Shared): ShareLink[] => [
  { network: 'WhatsApp', href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
  { network: 'Messenger', href: `fb-messenger://share/?${query({ link: url })}` },
  { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
  { network: 'Twitter', href: `https://twitter.com/intent/tweet?${query({ text, url })}` },
  { network: t.email, href: `mailto:?${query({ subject: title, body: `${text}\n\n${url}` })}` },
];

/** From here on a number says something; a smaller one would only look lonely. */
const LEAST_SHOWN = 10;

export const shareCountText = (count: number): string | undefined =>
  count < LEAST_SHOWN ? undefined : t.shared({ count });
