/*
 * Stands inside the page that the server drew. The client is fetched once that page has been painted: what somebody
 * reads first does not share a slow line with scripts. A tap that comes meanwhile is kept, and repeated on the same
 * thing once the client has drawn it: nobody should have to tap twice.
 */
(() => {
  let kept;
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const alike = (tag, name) =>
    [...document.querySelectorAll(`#root ${tag}`)].filter((element) => nameOf(element) === name);
  const keep = (event) => {
    // Links lead on by themselves.
    const target = event.target.closest('#root button, #root input');
    if (!target) return;
    const [tag, name] = [target.localName, nameOf(target)];
    kept = { tag, name, at: alike(tag, name).indexOf(target) };
  };
  document.addEventListener('click', keep, true);
  window.serveryEarlyTap = () => {
    document.removeEventListener('click', keep, true);
    if (!kept) return;
    const found = alike(kept.tag, kept.name);
    const target = found[kept.at] ?? found[0];
    target?.focus();
    target?.click();
  };
  let asked = false;
  const fetchClient = () => {
    if (asked) return;
    asked = true;
    const { content } = document.querySelector('#client');
    document.head.append(document.importNode(content, true));
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
