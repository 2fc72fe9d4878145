import type { PageWindow, Surroundings } from './page-window.ts';
import { addModal, firstFocusable } from './focus.ts';

/** Classes of elements are the same for all windows of a process: what is put right in one is put right once. */
const PUT_RIGHT = new WeakSet();
function once<T extends object>(prototype: T, put: (prototype: T) => void): void {
  if (PUT_RIGHT.has(prototype)) return;
  PUT_RIGHT.add(prototype);
  put(prototype);
}

/** Who in a window wants to know where it was scrolled to. */
const SCROLLED = new WeakMap<object, (to: Element) => void>();
function setUpScrolling(prototype: Element): void {
  prototype.scrollIntoView = function scrollIntoView() {
    const window = this.ownerDocument.defaultView;
    if (window) SCROLLED.get(window)?.(this);
  };
}

export const onScrolled = (window: PageWindow, look: (to: Element) => void): unknown =>
  SCROLLED.set(window, look);

function setUpDialogs(prototype: HTMLDialogElement): void {
  const { close } = prototype;
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal() {
    before.set(this, this.ownerDocument.activeElement);
    this.setAttribute('open', '');
    addModal(this);
    (firstFocusable(this) ?? this).focus();
  };
  prototype.close = function closeDialog(value?: string) {
    const wasOpen = this.hasAttribute('open');
    close.call(this, value);
    const back = before.get(this);
    before.delete(this);
    if (wasOpen && back?.isConnected) (back as HTMLElement).focus();
  };
}

/** Pictures are not drawn, but whether they came is heard. */
const PICTURES_OF = new WeakMap<object, Surroundings['hasPicture']>();
async function tellCame(image: HTMLImageElement, coming: Promise<boolean>): Promise<void> {
  const window = image.ownerDocument.defaultView;
  const source = image.getAttribute('src');
  const came = await coming;
  if (window && image.getAttribute('src') === source && PICTURES_OF.has(window))
    image.dispatchEvent(new window.Event(came ? 'load' : 'error'));
}
function setUpPictures(prototype: HTMLImageElement): void {
  const { setAttribute } = prototype;
  prototype.setAttribute = function set(name: string, value: string) {
    setAttribute.call(this, name, value);
    const window = this.ownerDocument.defaultView;
    const hasPicture = window && PICTURES_OF.get(window);
    if (name !== 'src' || value === '' || value.startsWith('data:') || !hasPicture) return;
    void tellCame(this, hasPicture(new URL(value, window.location.href).href));
  };
}

/** A link that hands over a file leads nowhere, whether it stands in the page or was made for this. */
const DOWNLOADS = new WeakMap<object, Surroundings['downloaded']>();
function setUpDownloads(prototype: HTMLAnchorElement): void {
  const { dispatchEvent } = prototype;
  prototype.dispatchEvent = function dispatch(event: Event) {
    const downloaded = DOWNLOADS.get(this.ownerDocument.defaultView ?? this);
    if (event.type !== 'click' || !this.hasAttribute('download') || !downloaded)
      return dispatchEvent.call(this, event);
    downloaded(this.download, this.href);
    return false;
  };
}

export function putClassesRight(
  window: PageWindow,
  { hasPicture, downloaded }: Pick<Surroundings, 'hasPicture' | 'downloaded'>,
): void {
  once(window.Element.prototype, setUpScrolling);
  once(window.HTMLDialogElement.prototype, setUpDialogs);
  PICTURES_OF.set(window, hasPicture);
  once(window.HTMLImageElement.prototype, setUpPictures);
  DOWNLOADS.set(window, downloaded);
  once(window.HTMLAnchorElement.prototype, setUpDownloads);
}

/** The window is gone: what it shares with others no longer tells it anything. */
export function leaveClasses(window: PageWindow): void {
  for (const known of [PICTURES_OF, SCROLLED, DOWNLOADS]) known.delete(window);
}

/** Classes of elements as they are without any page: pages put methods of their own in place of some. */
const PRISTINE = new Map<object, PropertyDescriptorMap>();

export function rememberClasses(window: PageWindow): void {
  if (PRISTINE.size > 0) return;
  for (const name of Object.getOwnPropertyNames(window)) {
    const prototype = /^(HTML\w*|SVG)Element$|^Element$|^Node$/.test(name) && window[name]?.prototype;
    if (prototype) PRISTINE.set(prototype, Object.getOwnPropertyDescriptors(prototype));
  }
}

/** All pages are closed: what they did to the classes that all pages share goes with them. */
export function restoreClasses(): void {
  for (const [prototype, held] of PRISTINE) {
    for (const name of Reflect.ownKeys(prototype))
      if (!(name in held)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, held);
  }
}
