/*
 * Stands inside the page that the server drew. The faces and the client are fetched once that page has been painted:
 * what somebody reads first does not share a slow line with them. A tap that comes meanwhile is kept, and repeated on
 * the same thing once the client has drawn it: nobody should have to tap twice.
 */
(() => {
  const add = (template) =>
    document.head.append(document.importNode(document.querySelector(template).content, true));
  const FACES = 'servery:faces';
  let dressed = false;
  const addFaces = () => {
    if (dressed) return;
    dressed = true;
    add('#faces');
  };
  /** A device that keeps nothing gets the faces after the words, every time. */
  const onDevice = (attempt) => {
    try {
      return attempt(localStorage);
    } catch {
      return undefined;
    }
  };
  // Somebody who comes back has them, and should not see letters change.
  if (onDevice((kept) => kept.getItem(FACES))) addFaces();
  window.addEventListener('load', () => onDevice((kept) => kept.setItem(FACES, '1')));
  let kept;
  let pressed;
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const alike = (tag, name) =>
    [...document.querySelectorAll(`#root ${tag}`)].filter((element) => nameOf(element) === name);
  const meant = (event) => {
    // Links lead on by themselves.
    const target = event.target.closest('#root button, #root input');
    if (!target) return undefined;
    const [tag, name] = [target.localName, nameOf(target)];
    return { tag, name, at: alike(tag, name).indexOf(target) };
  };
  const repeat = ({ tag, name, at }) => {
    const found = alike(tag, name);
    const target = found[at] ?? found[0];
    target?.focus();
    target?.click();
  };
  const early = new AbortController();
  const listen = (type, hear, { signal }) => document.addEventListener(type, hear, { capture: true, signal });
  const letGo = () => {
    pressed = undefined;
  };
  listen('pointerdown', (event) => (pressed = meant(event)), early);
  listen('pointercancel', letGo, early);
  listen('click', (event) => ((kept = meant(event) ?? kept), letGo()), early);
  window.serveryEarlyTap = () => {
    early.abort();
    if (kept) return repeat(kept);
    if (!pressed) return;
    // The finger went down on what is gone now, so that lifting it taps nothing.
    const tap = pressed;
    const late = new AbortController();
    listen('pointerup', () => (late.abort(), repeat(tap)), late);
    listen('pointercancel', () => late.abort(), late);
  };
  let asked = false;
  const fetchClient = () => {
    if (asked) return;
    asked = true;
    addFaces();
    add('#client');
  };
  const onceSeen = () => {
    // A page in the background paints nothing, and does not wait for it.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return fetchClient();
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      fetchClient();
    });
    watch.observe({ type: 'paint', buffered: true });
  };
  document.addEventListener('DOMContentLoaded', onceSeen);
  // Whatever was painted, or not: when all that the page asked for is here, the client comes too.
  window.addEventListener('load', fetchClient);
})();
