import { type APIResponse, expect, type Page, type Request, type Route } from '@playwright/test';

type Loose = Record<string, unknown>;
type Facts = { brand: Loose; first: Record<string, unknown> } & Loose;

const FACTS = /(<script type="application\/json" id="page-facts">)([^]*?)(<\/script>)/;

/** The page went on to another address meanwhile, or the journey is over: nobody waits for this answer. */
async function ifAwaited<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (/disposed|Test ended|closed|navigat/.test(String(error))) return undefined;
    throw error;
  }
}

/** A browser finds every host below localhost, node does not: the brand then goes along as the name asked for. */
function fetched(route: Route): Promise<APIResponse | undefined> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = '127.0.0.1';
  return ifAwaited(async () => {
    const response = await route.fetch({ url: url.href, headers });
    await response.body();
    return response;
  });
}

/** Changes what the page is told before any script runs: a brand with other switches, a page without its menu. */
export async function alterFacts(page: Page, change: (facts: Facts) => void): Promise<void> {
  await page.route(
    (url) => !/^\/(api|assets|media)/.test(url.pathname),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await fetched(route);
      if (!response) return;
      const html = (await response.text()).replace(
        FACTS,
        (_all, open: string, text: string, close: string) => {
          const facts = JSON.parse(text) as Facts;
          change(facts);
          return `${open}${JSON.stringify(facts).replaceAll('<', '\\u003c')}${close}`;
        },
      );
      // What the server drew of the page belongs to what it was told then.
      const bare = html.replace(
        /<div id="root">[^]*<\/div>(?=\s*(<script|<\/body>))/,
        '<div id="root"></div>',
      );
      await route.fulfill({ response, body: bare });
    },
  );
}

/** Without the first answers of the server the client asks for everything itself. */
export const withoutFirst = (page: Page): Promise<void> =>
  alterFacts(page, (facts) => {
    facts.first = {};
  });

const nameOf = (body: string): string => {
  const form = new URLSearchParams(body);
  const sub = form.get('sub_action');
  return sub ? `${form.get('RequestAction')}.${sub}` : (form.get('RequestAction') ?? '');
};

type Envelope = { ResponseCode: string; Response: Loose } & Loose;

/** Changes the answers of one call; `undefined` leaves the line dead. */
export async function alterAnswer(
  page: Page,
  name: string,
  change: (answer: Envelope, form: URLSearchParams) => Envelope | undefined,
): Promise<void> {
  await page.route('**/api', async (route) => {
    const body = route.request().postData() ?? '';
    if (nameOf(body) !== name) return route.fallback();
    const response = await fetched(route);
    if (!response) return;
    const heard = await ifAwaited(async () => (await response.json()) as Envelope);
    if (!heard) return;
    const answer = change(heard, new URLSearchParams(body));
    await ifAwaited(() => (answer ? route.fulfill({ response, json: answer }) : route.abort()));
  });
}

/** Every call the page makes from now on, by name, with its fields. */
export function listen(page: Page): { name: string; form: URLSearchParams }[] {
  const calls: { name: string; form: URLSearchParams }[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (new URL(request.url()).pathname === '/api' && body)
      calls.push({ name: nameOf(body), form: new URLSearchParams(body) });
  });
  return calls;
}

export type Exchange = {
  name: string;
  request: { method: string; url: string; type: string; form: URLSearchParams };
  answer: Envelope;
};

/** Every call the page makes from now on together with its answer, in the order in which the answers come. */
export function overhear(page: Page): Exchange[] {
  const heard: Exchange[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    const body = request.postData();
    if (new URL(request.url()).pathname !== '/api' || !body) return;
    const answer = await ifAwaited(async () => (await response.json()) as Envelope);
    if (!answer) return;
    const type = (await request.allHeaders())['content-type'] ?? '';
    const form = new URLSearchParams(body);
    heard.push({
      name: nameOf(body),
      request: { method: request.method(), url: request.url(), type, form },
      answer,
    });
  });
  return heard;
}

type Heard = { name: string; form: URLSearchParams; url: string; method: string; answer: Envelope };

/** Every call that was answered from now on, with what was sent and what came back. */
export function answersTo(page: Page): { of(name: string): Promise<Heard>; all: Heard[] } {
  const all: Heard[] = [];
  const awaited = new Map<Request, string>();
  page.on('request', (request) => {
    const body = request.postData();
    if (new URL(request.url()).pathname === '/api' && body) awaited.set(request, nameOf(body));
  });
  page.on('requestfailed', (request) => void awaited.delete(request));
  page.on('response', (response) => {
    const request = response.request();
    const body = request.postData();
    if (!awaited.has(request) || !body) return;
    void ifAwaited(async () => {
      const answer = (await response.json()) as Envelope;
      const form = new URLSearchParams(body);
      all.push({ name: nameOf(body), form, url: request.url(), method: request.method(), answer });
    }).finally(() => awaited.delete(request));
  });
  const of = async (name: string) => {
    const isAnswered = () => all.some((each) => each.name === name) && ![...awaited.values()].includes(name);
    await expect.poll(isAnswered, { message: name }).toBe(true);
    return all.findLast((each) => each.name === name)!;
  };
  return { of, all };
}

/** The fields that a call fills beyond those of every call, sorted. */
const EVERY =
  /^(RequestAction|sub_action|Token|Version|AppId|AppVersion|AppMode|LocalTimestamp|sid|guest_key|device_\w+)$/;
const fieldsOf = (form: URLSearchParams): string[] =>
  [...form].flatMap(([name, value]) => (value === '' || EVERY.test(name) ? [] : [name])).toSorted();

const words = (text: string): string[] => text.split(' ').filter(Boolean).toSorted();

/** A call filled these fields and no others, and was answered with these. */
export function expectExchange({ name, form, answer }: Heard, sent: string, answered: string): void {
  expect(fieldsOf(form), name).toEqual(words(sent));
  expect(answer.ResponseCode, name).toBe('SUCCESS');
  expect(Object.keys(answer.Response).toSorted(), name).toEqual(words(answered));
}
