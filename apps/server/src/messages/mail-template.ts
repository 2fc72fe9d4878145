import { qrCode } from '@servery/domain/printing/qr';
import type { LoadedBrand } from '#brand/read-brand';
import type { Mail } from '#providers/mail/port';

/** What a mail is made of. Its HTML and its plain text are both written from these. */
export type MailBlock =
  /** A band in the brand's colour: a large word, with a line above and below where there are any. */
  | { is: 'banner'; above?: string; large: string; below?: string }
  /** The one figure or sentence that a mail is about. */
  | { is: 'headline'; text: string; size: 'amount' | 'sentence' }
  | { is: 'lead' | 'text'; text: string }
  | { is: 'action' | 'link'; href: string; label: string }
  /** A code in large letters, and as a picture to scan. */
  | { is: 'code'; large: string; scanned: string }
  | {
      is: 'items';
      items: readonly { quantity: number; name: string; notes: readonly string[]; price: string }[];
    }
  | { is: 'rows'; rows: readonly { label: string; amount: string; strong: boolean }[] }
  | { is: 'lines' | 'small'; lines: readonly string[] };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const PLAIN = { deep: '#222222', 'deep-ink': '#ffffff', accent: '#222222', 'accent-ink': '#ffffff' };
const SOFT = '#6a6153';
const RULE = 'border-top:1px dashed #8f846f';

/** A mail is read on white, whatever the brand's pages look like. */
const coloursOf = (brand: LoadedBrand): typeof PLAIN => brand.theme.light ?? PLAIN;

const cell = (html: string, style = ''): string =>
  `<td style="padding:6px 0;vertical-align:top;${style}">${html}</td>`;
const table = (rows: string): string =>
  `<table role="presentation" style="width:100%;border-collapse:collapse;${RULE}">${rows}</table>`;

type Of<T extends MailBlock['is']> = Extract<MailBlock, { is: T }>;

function bannerHtml({ above, large, below }: Of<'banner'>, brand: LoadedBrand): string {
  const { deep, 'deep-ink': ink } = coloursOf(brand);
  const line = (text: string | undefined) => (text ? `<div>${escapeHtml(text)}</div>` : '');
  const size = above || below ? 'font-size:56px;line-height:1.1' : 'font-size:24px';
  return `<div style="background:${deep};color:${ink};border-radius:16px;padding:24px;text-align:center">
${line(above)}<div style="${size};font-weight:700">${escapeHtml(large)}</div>${line(below)}</div>`;
}

function actionHtml({ href, label }: { href: string; label: string }, brand: LoadedBrand): string {
  const { accent, 'accent-ink': ink } = coloursOf(brand);
  return `<p><a href="${escapeHtml(href)}" style="display:inline-block;background:${accent};color:${ink};padding:14px 24px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;
}

const itemsHtml = ({ items }: Of<'items'>): string =>
  table(
    items
      .map(({ quantity, name, notes, price }) => {
        const soft = notes
          .map((note) => `<br><span style="color:${SOFT}">${escapeHtml(note)}</span>`)
          .join('');
        const named = `${quantity} × <strong>${escapeHtml(name)}</strong>${soft}`;
        return `<tr>${cell(named)}${cell(escapeHtml(price), 'text-align:right;white-space:nowrap')}</tr>`;
      })
      .join(''),
  );

const rowsHtml = ({ rows }: Of<'rows'>): string =>
  table(
    rows
      .map(({ label, amount, strong }) => {
        const style = strong ? 'font-weight:700;font-size:18px' : `color:${SOFT}`;
        return `<tr>${cell(escapeHtml(label), style)}${cell(escapeHtml(amount), `text-align:right;${style}`)}</tr>`;
      })
      .join(''),
  );

const HEADLINE_SIZE = { amount: 32, sentence: 24 } as const;

const DOT = 5;

/** Many mail programs show no picture that comes with a mail; every one of them shows a table. */
function qrHtml(scanned: string): string {
  const rows = (qrCode(scanned) ?? []).map((dots) => {
    const cells = dots.map(
      (dark) => `<td style="width:${DOT}px;height:${DOT}px;padding:0${dark ? ';background:#000' : ''}"></td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table role="presentation" style="border-collapse:collapse;background:#fff;border:15px solid #fff;margin:12px auto 0">${rows.join('')}</table>`;
}

const codeHtml = ({ large, scanned }: Of<'code'>): string =>
  `<div style="text-align:center;margin:16px 0"><div style="font:700 22px/1.3 ui-monospace,Menlo,Consolas,monospace">${escapeHtml(large)}</div>${qrHtml(scanned)}</div>`;

function htmlOf(block: MailBlock, brand: LoadedBrand): string {
  switch (block.is) {
    case 'banner':
      return bannerHtml(block, brand);
    case 'headline':
      return `<p style="font-size:${HEADLINE_SIZE[block.size]}px;font-weight:700;margin:0">${escapeHtml(block.text)}</p>`;
    case 'lead':
      return `<p style="font-size:18px">${escapeHtml(block.text)}</p>`;
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'action':
      return actionHtml(block, brand);
    case 'link':
      return `<p style="font-size:14px"><a href="${escapeHtml(block.href)}" style="color:${SOFT}">${escapeHtml(block.label)}</a></p>`;
    case 'code':
      return codeHtml(block);
    case 'items':
      return itemsHtml(block);
    case 'rows':
      return rowsHtml(block);
    case 'lines':
      return `<p style="${RULE};margin:0;padding:6px 0">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'small':
      return `<p style="color:${SOFT};font-size:14px">${block.lines.map(escapeHtml).join('<br>')}</p>`;
  }
}

function textOf(block: MailBlock): string {
  switch (block.is) {
    case 'banner':
      return [block.above, block.large, block.below].filter(Boolean).join(', ');
    case 'headline':
    case 'lead':
    case 'text':
      return block.text;
    case 'action':
    case 'link':
      return `${block.label}: ${block.href}`;
    case 'code':
      return block.large;
    case 'items':
      return block.items
        .flatMap(({ quantity, name, notes, price }) => [
          `${quantity} x ${name}  ${price}`,
          ...notes.map((note) => `    ${note}`),
        ])
        .join('\n');
    case 'rows':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
    case 'lines':
    case 'small':
      return block.lines.join('\n');
  }
}

/** The page of a mail around what it says. */
const page = (inner: string): string =>
  `<!doctype html><html lang="en-AU"><body style="margin:0;background:#f4f0e8;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;color:#221d15">
<div style="max-width:520px;margin:0 auto;padding:24px 16px">
${inner}
</div></body></html>`;

type Envelope = { brand: LoadedBrand; to: string; subject: string; messageId: string };

/** Blocks that have nothing to say are left out of both. */
const isEmpty = (block: MailBlock): boolean =>
  ('lines' in block && block.lines.length === 0) ||
  ('rows' in block && block.rows.length === 0) ||
  ('text' in block && block.text === '');

/** Read aloud, or as the first line in a list of mails: what it says comes before whose it is. */
const leadFirst = ([first, second, ...rest]: readonly MailBlock[]): MailBlock[] =>
  [second, first, ...rest].filter((block) => block !== undefined);

export function writeMail({ brand, to, subject, messageId }: Envelope, blocks: readonly MailBlock[]): Mail {
  const said = blocks.filter((block) => !isEmpty(block));
  return {
    to,
    fromName: brand.name,
    subject,
    text: (said[0]?.is === 'banner' ? leadFirst(said) : said).map(textOf).join('\n\n'),
    html: page(said.map((block) => htmlOf(block, brand)).join('\n')),
    messageId,
  };
}
