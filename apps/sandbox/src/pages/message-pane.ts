import type { Message } from '#messages/message';
import { html, linked, type Html } from './html.ts';
import { icons } from './icons.ts';
import { when } from './when.ts';

export const views = ['html', 'text', 'headers'] as const;
export type View = (typeof views)[number];

type Place = { path: string; q: string; view: View; id: string };

export function messagePane(message: Message, place: Place): Html {
  const offered = views.filter((view) => view !== 'html' || message.html !== null);
  const view = offered.includes(place.view) ? place.view : 'text';
  return html`<header class="pane-head">
      <a class="back" href="${place.path}${query({ q: place.q })}">${icons.back} Inbox</a>
      <h2>
        ${message.kind === 'text' ? `Text to ${message.to.join(', ')}` : message.subject || 'No subject'}
      </h2>
      <dl class="who">
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>At</dt>
        <dd><time datetime="${message.receivedAt}">${when(message.receivedAt)}</time></dd>
      </dl>
      ${attachments(message)}
      <nav class="segments" aria-label="Show as">
        ${offered.map(
          (each) =>
            html`<a
              href="${place.path}/${message.id}${query({ q: place.q, view: each })}"
              data-pane
              ${each === view && html`aria-current="page"`}
              >${label(each, message)}</a
            >`,
        )}
      </nav>
    </header>
    ${body(message, view)}`;
}

function label(view: View, { kind }: Message): string {
  if (view === 'html') return 'HTML';
  if (view === 'text') return { mail: 'Plain text', text: 'Text', error: 'Event' }[kind];
  return kind === 'mail' ? 'Headers' : 'Details';
}

function query(values: { q: string; view?: View }): string {
  const set = Object.entries(values).filter(([, value]) => value);
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}

function body(message: Message, view: View): Html {
  if (view === 'headers') {
    const rows = Object.entries(
      message.kind === 'mail' ? message.headers : { sid: message.id, ...message.headers },
    );
    return html`<div class="body">
      <dl class="headers">
        ${rows.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>`;
  }
  if (view === 'html')
    return html`<iframe
      class="mail"
      title="The mail as the recipient sees it"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${document(message)}"
    ></iframe>`;
  if (message.kind === 'text')
    return html`<div class="body"><p class="bubble">${linked(message.text)}</p></div>`;
  if (!message.text)
    return html`<div class="body"><p class="soft">This mail has no plain-text part.</p></div>`;
  return html`<div class="body"><pre class="plain">${linked(message.text)}</pre></div>`;
}

/** Links open in a new tab (the frame may not navigate), and pictures sent along are put in place. */
function document({ html: mail, attachments: parts }: Message): string {
  const inline = new Map(
    parts.map(({ contentId, mimeType, base64 }) => [contentId, `data:${mimeType};base64,${base64}`]),
  );
  const filled = (mail ?? '').replaceAll(/cid:([^"'\s)>]+)/g, (whole, id: string) => inline.get(id) ?? whole);
  return `<base target="_blank">${filled}`;
}

function attachments({ id, attachments: parts }: Message): Html | undefined {
  if (parts.length === 0) return undefined;
  return html`<ul class="attachments">
    ${parts.map(
      ({ filename, size }, index) =>
        html`<li>
          <a href="/api/messages/${id}/attachments/${index}" download
            >${icons.clip} ${filename} <span class="soft">${kilobytes(size)}</span></a
          >
        </li>`,
    )}
  </ul>`;
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
