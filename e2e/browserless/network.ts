import type { Cookies } from './cookies.ts';
import { receive, type Received, type Sent } from './http.ts';

export type ResourceType = 'document' | 'fetch' | 'eventsource' | 'script' | 'image' | 'ping';
export type Answer = Omit<Received, 'setCookies'>;

/** A request as Playwright shows it. */
export class PageRequest {
  readonly sent: Sent;
  readonly #type: ResourceType;
  answer: PageResponse | null = null;
  problem: string | null = null;
  constructor(sent: Sent, type: ResourceType) {
    this.sent = sent;
    this.#type = type;
  }
  url = () => this.sent.url;
  method = () => this.sent.method;
  postData = () => (this.sent.body === undefined ? null : Buffer.from(this.sent.body).toString());
  postDataJSON = () => JSON.parse(this.postData() ?? 'null') as unknown;
  headers = () => this.sent.headers;
  allHeaders = () => Promise.resolve(this.sent.headers);
  headerValue = (name: string) => Promise.resolve(this.sent.headers[name.toLowerCase()] ?? null);
  resourceType = () => this.#type;
  isNavigationRequest = () => this.#type === 'document';
  response = () => Promise.resolve(this.answer);
  failure = () => (this.problem === null ? null : { errorText: this.problem });
}

/** A response as Playwright shows it. */
export class PageResponse {
  readonly received: Answer;
  readonly #request: PageRequest;
  constructor(received: Answer, request: PageRequest) {
    this.received = received;
    this.#request = request;
  }
  url = () => this.received.url;
  status = () => this.received.status;
  ok = () => this.received.status >= 200 && this.received.status < 300;
  headers = () => this.received.headers;
  allHeaders = () => Promise.resolve(this.received.headers);
  headerValue = (name: string) => Promise.resolve(this.received.headers[name.toLowerCase()] ?? null);
  body = () => Promise.resolve(this.received.body);
  text = () => Promise.resolve(this.received.body.toString());
  json = () => Promise.resolve(JSON.parse(this.received.body.toString()) as unknown);
  request = () => this.#request;
  finished = () => Promise.resolve(null);
}

type Fulfil = {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string | Buffer;
  json?: unknown;
  response?: PageResponse;
};
type Change = { url?: string; method?: string; headers?: Record<string, string>; postData?: string };
type Handler = (route: PageRoute, request: PageRequest) => unknown;
export type Pattern = string | RegExp | ((url: URL) => boolean);
type Held = { pattern: Pattern; handler: Handler; left: number };

/** What a handler decided about a request: an answer, none at all, or the next handler. */
type Decision = { answer: Answer } | { fail: string } | { next: Change } | { pass: Change };

/** `**` stands for anything, `*` for anything but a slash, `{a,b}` for either. */
function globToRegExp(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*\/?|\*|\?|\{[^}]*\}|[.+^$()|[\]\\]/g, (sign) => {
    if (sign.startsWith('**')) return '.*';
    if (sign === '*') return '[^/]*';
    if (sign === '?') return '\\?';
    if (sign.startsWith('{')) return `(?:${sign.slice(1, -1).replaceAll(',', '|')})`;
    return `\\${sign}`;
  });
  return new RegExp(`^${source}$`);
}

export const matchesUrl = (pattern: Pattern, url: string): boolean => {
  if (typeof pattern === 'function') return pattern(new URL(url));
  return (typeof pattern === 'string' ? globToRegExp(pattern) : pattern).test(url);
};

class PageRoute {
  readonly #request: PageRequest;
  readonly #send: (sent: Sent) => Promise<Answer>;
  readonly #decided = Promise.withResolvers<Decision>();
  constructor(request: PageRequest, send: (sent: Sent) => Promise<Answer>) {
    this.#request = request;
    this.#send = send;
  }
  get decision(): Promise<Decision> {
    return this.#decided.promise;
  }
  /** The handler threw: nobody else will decide. */
  refuse = (error: unknown) => this.#decided.reject(error);
  request = () => this.#request;
  fallback = (change: Change = {}): Promise<void> => this.#end({ next: change });
  continue = (change: Change = {}): Promise<void> => this.#end({ pass: change });
  abort = (reason = 'failed'): Promise<void> => this.#end({ fail: `net::ERR_${reason.toUpperCase()}` });

  async fetch({ url, method, headers, postData }: Change = {}): Promise<PageResponse> {
    const { sent } = this.#request;
    const answer = await this.#send({
      url: url ?? sent.url,
      method: method ?? sent.method,
      headers: headers ?? sent.headers,
      body: postData ?? sent.body,
    });
    return new PageResponse(answer, this.#request);
  }

  fulfill({ status, headers, contentType, body, json, response }: Fulfil = {}): Promise<void> {
    const before = response?.received;
    const type = contentType ?? (json === undefined ? undefined : 'application/json');
    const words = json === undefined ? body : JSON.stringify(json);
    return this.#end({
      answer: {
        url: this.#request.url(),
        status: status ?? before?.status ?? 200,
        headers: { ...(headers ?? before?.headers), ...(type && { 'content-type': type }) },
        body: words === undefined ? (before?.body ?? Buffer.alloc(0)) : Buffer.from(words),
      },
    });
  }

  #end(decision: Decision): Promise<void> {
    this.#decided.resolve(decision);
    return Promise.resolve();
  }
}

/** Handlers of requests, the newest first, those of a page before those of its context. */
export class Routes {
  readonly #outer: Routes | undefined;
  #handlers: Held[] = [];
  constructor(outer?: Routes) {
    this.#outer = outer;
  }
  add = (pattern: Pattern, handler: Handler, times = Infinity): void => {
    // A list anew: whoever asks these handlers one after the other goes on with those that were there.
    this.#handlers = [{ pattern, handler, left: times }, ...this.#handlers];
  };
  remove = (pattern?: Pattern, handler?: Handler): void => {
    this.#handlers = this.#handlers.filter(
      (held) => (pattern !== undefined && held.pattern !== pattern) || (handler && held.handler !== handler),
    );
  };
  concern = (url: string): boolean =>
    this.#handlers.some(({ pattern }) => matchesUrl(pattern, url)) || (this.#outer?.concern(url) ?? false);
  *for(url: string): Generator<Handler> {
    for (const held of this.#handlers)
      if (held.left > 0 && matchesUrl(held.pattern, url)) {
        held.left -= 1;
        yield held.handler;
      }
    if (this.#outer) yield* this.#outer.for(url);
  }
}

class RequestFailed extends TypeError {
  constructor(message: string) {
    super(message);
    this.name = 'TypeError';
  }
}

export type Line = { cookies: Cookies; isOffline: () => boolean };

/** Over the line itself, with the cookies of the browser. */
export async function overTheLine(
  sent: Sent,
  { cookies, isOffline }: Line,
  signal?: AbortSignal,
): Promise<Answer> {
  if (isOffline()) throw new RequestFailed('net::ERR_INTERNET_DISCONNECTED');
  const cookie = cookies.headerFor(sent.url);
  const headers = { ...sent.headers, ...(cookie && { cookie }) };
  const { setCookies, ...answer } = await receive({ ...sent, headers }, signal);
  for (const set of setCookies) cookies.store(set, sent.url);
  if (isOffline()) throw new RequestFailed('net::ERR_INTERNET_DISCONNECTED');
  return answer;
}

/** Asks the handlers one after the other; what none of them decides goes over the line. */
export async function decide(
  request: PageRequest,
  routes: Routes,
  send: (sent: Sent) => Promise<Answer>,
): Promise<Answer> {
  const { sent } = request;
  for (const handler of routes.for(sent.url)) {
    const route = new PageRoute(request, send);
    void Promise.resolve()
      .then(() => handler(route, request))
      .catch(route.refuse);
    const decision = await route.decision;
    if ('answer' in decision) return decision.answer;
    if ('fail' in decision) throw new RequestFailed(decision.fail);
    const { postData, ...change } = 'next' in decision ? decision.next : decision.pass;
    Object.assign(sent, change, postData === undefined ? {} : { body: postData });
    if ('pass' in decision) break;
  }
  return send(sent);
}
