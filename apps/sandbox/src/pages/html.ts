export type Html = { readonly html: string };
type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Everything put in is escaped unless it is Html itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string) };
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  if ('html' in part) return part.html;
  return part.map(render).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Plain text with its web addresses as links that open beside the sandbox. */
export function linked(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/);
  return html`${pieces.map((piece, index) =>
    index % 2 ? html`<a href="${piece}" target="_blank" rel="noopener noreferrer">${piece}</a>` : piece,
  )}`;
}
