import { headersOf } from './bodies.ts';
import { type Line, overTheLine, PageRequest, PageResponse } from './network.ts';

type Asking = {
  method?: string;
  headers?: Record<string, string>;
  data?: string | object;
  form?: Record<string, string>;
};

/** Playwright's `page.request`: asks beside the page, with its cookies. */
export function apiRequest(baseUrl: string, line: () => Line) {
  const fetch = (
    url: string,
    { method = 'GET', headers = {}, data, form }: Asking = {},
  ): Promise<PageResponse> => {
    const body = form
      ? String(new URLSearchParams(form))
      : typeof data === 'object'
        ? JSON.stringify(data)
        : data;
    const type = form
      ? 'application/x-www-form-urlencoded'
      : typeof data === 'object'
        ? 'application/json'
        : undefined;
    const sent = {
      url: new URL(url, baseUrl).href,
      method,
      headers: headersOf(headers, type),
      body,
    };
    return overTheLine(sent, line()).then(
      (answer) => new PageResponse(answer, new PageRequest(sent, 'fetch')),
    );
  };
  return {
    fetch,
    get: (url: string, asking: Asking = {}) => fetch(url, asking),
    post: (url: string, asking: Asking = {}) => fetch(url, { ...asking, method: 'POST' }),
    put: (url: string, asking: Asking = {}) => fetch(url, { ...asking, method: 'PUT' }),
  };
}
