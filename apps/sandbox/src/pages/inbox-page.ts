import type { MessageFilter } from '#messages/filter';
import type { Message } from '#messages/message';
import type { Sandbox } from '#sandbox-parts';
import { html, type Html } from './html.ts';
import { icons } from './icons.ts';
import { layout } from './layout.ts';
import { messagePane, type View } from './message-pane.ts';
import { when } from './when.ts';

export type Inbox = { path: string; kind?: Message['kind']; q: string; view: View; id?: string };

const folders = [
  { path: '/inbox', name: 'All', kind: undefined, empty: 'No messages yet' },
  { path: '/mail', name: 'Mails', kind: 'mail', empty: 'No mails yet' },
  { path: '/sms', name: 'Texts', kind: 'text', empty: 'No texts yet' },
  { path: '/errors', name: 'Errors', kind: 'error', empty: 'No errors yet' },
] as const;

export const inboxFolders: ReadonlyArray<{ path: string; kind?: Message['kind'] }> = folders;

export function inboxPage({ store }: Sandbox, inbox: Inbox): string {
  const filter: MessageFilter = { kind: inbox.kind, q: inbox.q };
  const messages = store.list(filter);
  const chosen = inbox.id ? store.get(inbox.id) : messages[0];
  const main = html`<h1 class="hidden">Inbox</h1>
    <div class="inbox" data-view="${inbox.id ? 'message' : 'list'}" id="inbox" data-path="${inbox.path}">
      <section class="side" aria-label="Messages">
        ${toolbar(inbox, (kind) => store.list({ kind, q: inbox.q }).length)}
        <div class="list" id="list" data-live>${list(messages, { ...inbox, id: chosen?.id })}</div>
      </section>
      <section class="pane" id="pane" data-id="${chosen?.id}" aria-label="Message">
        ${chosen ? messagePane(chosen, { ...inbox, id: chosen.id }) : html`<p class="nothing">Choose a message to read it here.</p>`}
      </section>
    </div>`;
  return layout({
    title: chosen && inbox.id ? chosen.subject || chosen.from : 'Inbox',
    section: 'inbox',
    main,
  });
}

function toolbar({ path, kind, q }: Inbox, count: (kind?: Message['kind']) => number): Html {
  const search = q && `?q=${encodeURIComponent(q)}`;
  return html`<div class="tools">
    <nav class="segments" aria-label="Folder" id="folders" data-live>
      ${folders.map(
        (folder) =>
          html`<a href="${folder.path}${search}" ${folder.path === path && html`aria-current="page"`}
            >${folder.name} <span class="count">${count(folder.kind)}</span></a
          >`,
      )}
    </nav>
    <form class="search" role="search" action="${path}" id="search">
      ${icons.search}
      <input
        type="search"
        name="q"
        value="${q}"
        placeholder="Search by recipient"
        aria-label="Search by recipient"
        autocomplete="off"
      />
    </form>
    <form class="clear" method="post" action="/inbox/clear">
      <input type="hidden" name="kind" value="${kind}" /><input type="hidden" name="q" value="${q}" />
      <button class="button quiet" title="Clear the messages listed below">${icons.bin} Clear</button>
    </form>
  </div>`;
}

function list(messages: Message[], { path, q, id }: Inbox): Html {
  if (messages.length === 0) return nothing(path, q);
  const search = q && `?q=${encodeURIComponent(q)}`;
  const item = (message: Message) =>
    html`<li>
      <a
        class="item"
        id="m-${message.id}"
        href="${path}/${message.id}${search}"
        data-pane
        ${message.id === id && html`aria-current="true"`}
      >
        ${icons[message.kind]}
        <span class="item-to">${message.to.join(', ')}</span>
        <time datetime="${message.receivedAt}">${when(message.receivedAt)}</time>
        <span class="item-title"
          >${message.kind === 'text' ? message.text : message.subject || 'No subject'}</span
        >
        <span class="item-from">from ${message.from}</span>
      </a>
    </li>`;
  return html`<ul>
    ${messages.map(item)}
  </ul>`;
}

function nothing(path: string, q: string): Html {
  if (q) {
    return html`<div class="empty">
      <p><b>Nobody matches “${q}”</b></p>
      <p>Searches recipients only. <a href="${path}">Show everything</a></p>
    </div>`;
  }
  const folder = folders.find((each) => each.path === path);
  return html`<div class="empty">
    ${icons[folder?.kind ?? 'mail']}
    <p><b>${folder?.empty}</b></p>
    <p>Place an order or ask for a sign-in code. What Servery sends appears here.</p>
  </div>`;
}
