/*
 * Stands inside the page that the server drew. A tap that comes before the client is there is kept, and repeated on
 * the same thing once the client has drawn it: nobody should have to tap twice.
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
})();
