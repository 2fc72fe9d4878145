import { hearEvents, openEvents } from '@servery/contract/client/events';

/** Doubles from one second up to half a minute. */
export const backOffMs = (tries: number): number => Math.min(30_000, 1000 * 2 ** Math.min(tries, 10));

export type BoardEvents = {
  onOrder: () => void;
  /** Something of the menu or of the store's switches changed. */
  onMenu?: () => void;
  /** How the brand looks, or what it says, changed. */
  onBrand?: () => void;
  /** What has to be looked into changed. */
  onCases?: () => void;
  /** The draft of the menu, or when it goes live, changed. */
  onDraft?: () => void;
  /** A message to members was changed, or has come further. */
  onNews?: () => void;
  onConnected: (connected: boolean) => void;
};

/** Follows the board until stopped. The browser's own reconnecting gives up for good on the first answer that is no stream. */
export function followBoard({
  onOrder,
  onMenu,
  onBrand,
  onCases,
  onDraft,
  onNews,
  onConnected,
}: BoardEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function connect() {
    clearTimeout(timer);
    source?.close();
    source = openEvents({ board: '1' });
    source.addEventListener('open', () => {
      tries = 0;
      onConnected(true);
    });
    hearEvents(source, 'order', onOrder);
    if (onMenu) hearEvents(source, 'menu', onMenu);
    if (onBrand) hearEvents(source, 'brand', onBrand);
    if (onCases) hearEvents(source, 'cases', onCases);
    if (onDraft) hearEvents(source, 'draft', onDraft);
    if (onNews) hearEvents(source, 'news', onNews);
    source.addEventListener('error', lost);
  }
  function lost() {
    source?.close();
    onConnected(false);
    clearTimeout(timer);
    timer = setTimeout(connect, backOffMs(tries));
    tries += 1;
  }
  window.addEventListener('online', connect);
  window.addEventListener('offline', lost);
  connect();
  return () => {
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', lost);
    clearTimeout(timer);
    source?.close();
  };
}
