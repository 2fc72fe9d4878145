/** Keeps the page in step with the sandbox. Every piece is rendered by the server; this only swaps it in. */

const live = document.querySelector('#live');
const inbox = document.querySelector('#inbox');

async function load(address) {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The address of what is shown now, with the open message named so that it stays chosen. */
function shownAddress() {
  const id = document.querySelector('#pane')?.dataset.id;
  if (!inbox || !id) return location.pathname + location.search;
  return `${inbox.dataset.path}/${id}${location.search}`;
}

/** Swaps the content of one part, and gives the focus back to the element that had it. */
function swap(part, fresh) {
  if (part.innerHTML === fresh.innerHTML) return;
  const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
  const known = new Set([...part.querySelectorAll('.item')].map((item) => item.id));
  part.replaceChildren(...fresh.childNodes);
  if (known.size > 0) {
    for (const item of part.querySelectorAll('.item')) item.classList.toggle('fresh', !known.has(item.id));
  }
  if (focused) document.getElementById(focused)?.focus();
}

function showPane(fresh) {
  const pane = document.querySelector('#pane');
  pane.dataset.id = fresh.dataset.id;
  pane.replaceChildren(...fresh.childNodes);
}

let refreshing = Promise.resolve();
function refresh() {
  refreshing = refreshing.then(refreshNow, refreshNow);
}

async function refreshNow() {
  const openWasCleared = async () => {
    if (!inbox) return undefined;
    history.replaceState(null, '', inbox.dataset.path + location.search);
    inbox.dataset.view = 'list';
    return load(inbox.dataset.path + location.search);
  };
  const open = document.querySelector('#pane')?.dataset.id;
  const page = (await load(shownAddress())) ?? (await openWasCleared());
  if (!page) return;
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(part.id);
    if (fresh) swap(part, fresh);
  }
  const pane = page.getElementById('pane');
  if (pane && (!open || pane.dataset.id !== open)) showPane(pane);
}

function listen() {
  const events = new EventSource('/events');
  events.addEventListener('changed', refresh);
  events.addEventListener('open', () => {
    if (live.dataset.state === 'lost') refresh();
    say('live', 'Live');
  });
  events.addEventListener('error', () => say('lost', 'Sandbox is not running'));
}

function say(state, words) {
  live.hidden = false;
  live.dataset.state = state;
  live.textContent = words;
}

async function openMessage(address, view) {
  const page = await load(address);
  if (!page) {
    location.assign(address);
    return;
  }
  document.title = page.title;
  showPane(page.getElementById('pane'));
  swap(document.querySelector('#list'), page.getElementById('list'));
  inbox.dataset.view = view;
}

async function followLinks(event) {
  const link = event.target.closest?.('a[data-pane], a.back');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  await openMessage(link.href, link.matches('.back') ? 'list' : 'message');
  if (link.isConnected) return;
  const same = [...document.querySelectorAll('#inbox a')].find((each) => each.href === link.href);
  same?.focus();
}

function moveInList(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const items = [...document.querySelectorAll('.item')];
  const at = items.indexOf(document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  items[at + step]?.focus();
}

function searchWhileTyping() {
  let timer;
  document.querySelector('#search input').addEventListener('input', (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const q = event.target.value.trim();
      const search = q ? `?${new URLSearchParams({ q })}` : '';
      history.replaceState(null, '', location.pathname + search);
      document.querySelector('.clear input[name="q"]').value = q;
      refresh();
    }, 150);
  });
}

listen();
if (inbox) {
  document.addEventListener('click', followLinks);
  document.addEventListener('keydown', moveInList);
  addEventListener('popstate', () => {
    const view = location.pathname === inbox.dataset.path ? 'list' : 'message';
    void openMessage(location.href, view);
  });
  searchWhileTyping();
}
