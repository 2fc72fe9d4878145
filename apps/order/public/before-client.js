/*
 * Stands inside the page that the server drew. The faces and the client are fetched once that page has been painted:
 * what somebody reads first does not share a slow line with them. A tap that comes meanwhile is kept, and repeated on
 * the same thing once the client has drawn it: nobody should have to tap twice.
 */
(() => {
  const facesHere = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(document.querySelector('#faces').content.textContent);
    return [...sheet.cssRules].map(
      ({ style }) =>
        new FontFace(style.fontFamily.replaceAll('"', ''), style.src, {
          weight: style.fontWeight,
          display: 'swap',
        }),
    );
  };
  // Nothing newer than the client itself needs: a browser that stops here never gets the client.
  let clientStands;
  const standing = new Promise((done) => {
    clientStands = done;
  });
  let dressed = false;
  /**
   * Each change of faces lays the page out anew. So they come all at once, and together with the client, whose page is
   * laid out then in any case; a client that does not come is not waited for.
   */
  const dress = async ({ here }) => {
    if (dressed) return;
    dressed = true;
    const faces = facesHere();
    if (!here) {
      await Promise.allSettled(faces.map((face) => face.load()));
      await Promise.race([standing, new Promise((done) => setTimeout(done, 5000))]);
    }
    for (const face of faces) document.fonts.add(face);
  };
  const FACES = 'servery:faces';
  /** A device that keeps nothing gets the faces after the words, every time. */
  const onDevice = (attempt) => {
    try {
      return attempt(localStorage);
    } catch {
      return undefined;
    }
  };
  // Somebody who comes back has them, and should not see letters change.
  if (onDevice((kept) => kept.getItem(FACES))) void dress({ here: true });
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
  /** Called in the moment when the client's page stands: a finger that is lifted a little later must not be missed. */
  window.serveryEarlyTap = () => {
    early.abort();
    clientStands();
    if (kept) return setTimeout(repeat, 0, kept);
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
    const { content } = document.querySelector('#client');
    document.head.append(document.importNode(content, true));
    setTimeout(dress, 0, { here: false });
  };
  /** The largest picture belongs to what is seen first: it does not share the line either. */
  const picture = () => document.querySelector('img[fetchpriority=high]')?.decode();
  const onceSeen = () => {
    // A page in the background paints nothing, and does not wait for it.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return fetchClient();
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      Promise.resolve(picture()).then(fetchClient, fetchClient);
    });
    watch.observe({ type: 'paint', buffered: true });
  };
  document.addEventListener('DOMContentLoaded', onceSeen);
  // Whatever was painted, or not: soon after all that the page asked for is here, the client comes too.
  window.addEventListener('load', () => setTimeout(fetchClient, 300));
})();
