import type { ClientName } from './client.ts';

/** Styles are read once for all pages, pictures by nobody, and the client is run from its own copy. */
export const withoutClient = (html: string): string =>
  html
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
    .replaceAll(/<link [^>]*>/g, '')
    .replaceAll(/(<template id="faces">)[^]*?(<\/template>)/g, '$1$2')
    .replaceAll(
      /<script (?:type="module"|[^>]*src="[^"]*\/assets\/|[^>]*before-client)[^>]*>[^]*?<\/script>/g,
      '',
    );

export const clientIn = (html: string): ClientName | undefined => {
  if (!/<script[^>]*(type="module"|before-client)/.test(html)) return undefined;
  return html.includes('id="page-facts"') ? 'order' : 'console';
};
export const variantIn = (html: string): string | undefined => /"variant":"(\w+)"/.exec(html)?.[1];
export const stylesIn = (html: string): string => (html.match(/<style[^>]*>[^]*?<\/style>/g) ?? []).join('');
