import { html, type Html } from './html.ts';

function icon(paths: Html): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;
}

export const icons = {
  mail: icon(html`<rect x="3" y="5" width="18" height="14" rx="2.5" /><path d="m3.5 7.5 8.5 6 8.5-6" />`),
  text: icon(
    html`<path d="M21 11.5a8 8 0 0 1-8 8c-1.4 0-2.7-.3-3.8-.9L3.5 20l1.4-5.1A8 8 0 1 1 21 11.5Z" />`,
  ),
  error: icon(html`<path d="M12 4 2.8 19.5h18.4Z" /><path d="M12 10v4.5M12 17v.2" />`),
  search: icon(html`<circle cx="11" cy="11" r="6.5" /><path d="m20 20-4.3-4.3" />`),
  bin: icon(html`<path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 11v5M13.5 11v5" />`),
  back: icon(html`<path d="M14.5 5.5 8 12l6.5 6.5" />`),
  clip: icon(
    html`<path
      d="m19 11.5-7 7a4.6 4.6 0 0 1-6.5-6.5l7.5-7.5a3 3 0 0 1 4.3 4.3l-7.4 7.4a1.5 1.5 0 0 1-2.1-2.1l6.7-6.7"
    />`,
  ),
  sliders: icon(
    html`<path d="M4 8h9M19 8h1M4 16h1M11 16h9" /><circle cx="16" cy="8" r="2.5" /><circle
        cx="8"
        cy="16"
        r="2.5"
      />`,
  ),
} as const;
