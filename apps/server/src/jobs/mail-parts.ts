import type { LoadedBrand } from '#brand/load';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const PLAIN = { deep: '#222222', 'deep-ink': '#ffffff', accent: '#222222', 'accent-ink': '#ffffff' };

/** A mail is read on white, whatever the brand's pages look like. */
export const mailColours = (brand: LoadedBrand): typeof PLAIN => brand.theme.light ?? PLAIN;

export const mailButton = (brand: LoadedBrand, link: { href: string; label: string }): string => {
  const { accent, 'accent-ink': ink } = mailColours(brand);
  return `<p><a href="${escape(link.href)}" style="display:inline-block;background:${accent};color:${ink};padding:14px 24px;border-radius:999px;text-decoration:none;font-weight:600">${escape(link.label)}</a></p>`;
};

/** The page of a mail around what it says. */
export const mailPage = (inner: string): string =>
  `<!doctype html><html lang="en-AU"><body style="margin:0;background:#f4f0e8;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;color:#221d15">
<div style="max-width:520px;margin:0 auto;padding:24px 16px">
${inner}
</div></body></html>`;
