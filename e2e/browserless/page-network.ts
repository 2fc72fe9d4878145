import type { OwnContext, OwnPage } from './contracts.ts';
import type { PageWindow } from './page-window.ts';
import { bodyOf, headersOf } from './bodies.ts';
import { eventSourceFor } from './event-stream.ts';
import { open, receive, type Sent } from './http.ts';
import { decide, overTheLine, PageRequest, PageResponse, type ResourceType } from './network.ts';

const PICTURES = new Map<string, Promise<boolean>>();

/** Whatever a page asks for by itself: documents, pictures, streams, and what its scripts fetch. */
export class PageNetwork {
  readonly #page: OwnPage;
  readonly #context: OwnContext;
  constructor(page: OwnPage, context: OwnContext) {
    this.#page = page;
    this.#context = context;
  }

  async ask(sent: Sent, type: ResourceType, signal?: AbortSignal): Promise<PageResponse> {
    const request = new PageRequest(sent, type);
    this.#context.tell(this.#page, 'request', request);
    try {
      const answer = await decide(request, this.#page.routes, (what) =>
        overTheLine(what, this.#context.line, signal),
      );
      const response = new PageResponse(answer, request);
      request.answer = response;
      this.#context.tell(this.#page, 'response', response);
      this.#context.tell(this.#page, 'requestfinished', request);
      return response;
    } catch (error) {
      request.problem = error instanceof Error ? error.message : String(error);
      this.#context.tell(this.#page, 'requestfailed', request);
      throw error;
    }
  }

  /** A document, after all its redirects. */
  async load(
    url: string,
    {
      method = 'GET',
      body,
      headers = {},
    }: { method?: string; body?: Sent['body']; headers?: Record<string, string> } = {},
  ): Promise<PageResponse> {
    let [at, how, what] = [url, method, body];
    for (;;) {
      const response = await this.ask(
        { url: at, method: how, headers: { accept: 'text/html', ...headers }, body: what },
        'document',
      );
      const next = response.headers()['location'];
      if (response.status() < 300 || response.status() >= 400 || next === undefined) return response;
      at = new URL(next, at).href;
      if (response.status() !== 307 && response.status() !== 308) [how, what] = ['GET', undefined];
    }
  }

  /** What `fetch` is in a window, as long as that is the page's. */
  fetchOf(window: PageWindow): typeof fetch {
    return async (asked, init = {}) => {
      if (this.#page.window !== window) return new Promise(() => undefined);
      const given = typeof asked === 'object' && 'headers' in asked ? asked : undefined;
      const url = new URL(given ? given.url : (asked as string | URL), window.location.href).href;
      const signal = init.signal ?? given?.signal ?? undefined;
      if (signal?.aborted) throw signal.reason;
      const end = new AbortController();
      signal?.addEventListener('abort', () => end.abort());
      const body = await bodyOf(init.body ?? given?.body);
      const origin: Record<string, string> =
        new URL(url).origin === window.location.origin ? {} : { origin: window.location.origin };
      const sent = {
        url,
        method: (init.method ?? given?.method ?? 'GET').toUpperCase(),
        headers: { ...origin, ...headersOf(init.headers ?? given?.headers, body.type) },
        body: body.bytes,
      };
      try {
        const { received } = await this.ask(sent, 'fetch', end.signal);
        // Whoever asked is gone with its page: nobody is told.
        if (this.#page.window !== window) return await new Promise(() => undefined);
        const { status, statusText, headers } = received;
        const response = new Response(
          status === 204 || status === 304 ? null : new Uint8Array(received.body),
          { status, statusText, headers: { ...headers, 'content-encoding': '' } },
        );
        Object.defineProperty(response, 'url', { value: received.url });
        return response;
      } catch (error) {
        if (this.#page.window !== window) return await new Promise(() => undefined);
        if (signal?.aborted)
          throw signal.reason ?? new window.DOMException('The operation was aborted.', 'AbortError');
        throw new window.TypeError(
          `Failed to fetch (${error instanceof Error ? error.message : String(error)})`,
        );
      }
    };
  }

  /** Asked for once for all pages, unless the test has its own idea of what comes. */
  async hasPicture(url: string): Promise<boolean> {
    const { pathname, port } = new URL(url);
    if (port !== new URL(this.#context.baseUrl).port || this.#page.routes.concern(url))
      return this.ask({ url, method: 'GET', headers: {} }, 'image').then(
        (response) => response.ok(),
        () => false,
      );
    const known =
      PICTURES.get(pathname) ??
      receive({ url, method: 'HEAD', headers: {} }).then(
        ({ status }) => status === 200,
        () => false,
      );
    if (pathname.startsWith('/media/demo') || pathname.startsWith('/assets')) PICTURES.set(pathname, known);
    // A server that was closed meanwhile says nothing of the picture.
    if (!(await known)) PICTURES.delete(pathname);
    return known;
  }

  eventSourceOf(window: PageWindow): unknown {
    return eventSourceFor({
      connect: async (url, signal) => {
        const { cookies, isOffline } = this.#context.line;
        const href = new URL(url, window.location.href).href;
        const request = new PageRequest({ url: href, method: 'GET', headers: {} }, 'eventsource');
        this.#context.tell(this.#page, 'request', request);
        for (const handler of this.#page.routes.for(href)) void handler;
        if (isOffline()) throw new TypeError('offline');
        const end = AbortSignal.any([signal, this.#context.streams(this.#page).signal]);
        return open(
          {
            url: href,
            method: 'GET',
            headers: { accept: 'text/event-stream', cookie: cookies.headerFor(href) },
          },
          end,
        );
      },
      makeEvent: (type, data) =>
        data === undefined ? new window.Event(type) : new window.MessageEvent(type, { data }),
      wait: (run, ms) => this.#page.pageClock.set(run, ms),
    });
  }

  beacon(url: string, body: unknown): boolean {
    const href = new URL(url, this.#page.url()).href;
    void bodyOf(body)
      .then(({ bytes, type }) =>
        this.ask({ url: href, method: 'POST', headers: headersOf(undefined, type), body: bytes }, 'ping'),
      )
      .catch(() => undefined);
    return true;
  }
}
