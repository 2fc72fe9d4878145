import { onTestFinished } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox';

type Answer = { status: number; body: unknown };
export type TestSandbox = RunningSandbox & {
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  messages: (query?: string) => Promise<Array<Record<string, unknown>>>;
};

/** Resolves when the page's event stream has told of this many changes; throws if the stream ends before. */
export async function heardChanges(events: Response, count: number): Promise<void> {
  let heard = '';
  for await (const chunk of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk;
    if (heard.split('event: changed').length > count) return;
  }
  throw new Error(`the stream ended after: ${heard}`);
}

/** A sandbox of its own for one test, on free ports, ended with the test. */
export async function startForTest(dataDir?: string): Promise<TestSandbox> {
  const running = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', dataDir });
  onTestFinished(() => running.close());
  const call: TestSandbox['call'] = async (method, path, body) => {
    const json =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(running.url + path, { method, ...json });
    return { status: response.status, body: await response.json() };
  };
  const messages: TestSandbox['messages'] = async (query = '') => {
    const { body } = await call('GET', `/api/messages${query}`);
    return (body as { messages: Array<Record<string, unknown>> }).messages;
  };
  return { ...running, call, messages };
}
