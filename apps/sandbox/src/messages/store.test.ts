import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noJournal, openJournal } from './journal.ts';
import type { Message } from './message.ts';
import { createStore } from './store.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function mail(id: string, over: Partial<Message> = {}): Message {
  return {
    id,
    kind: 'mail',
    receivedAt: '2026-11-15T01:00:00.000Z',
    from: 'venue@example.com',
    to: ['Ann@example.com'],
    subject: '',
    text: '',
    html: null,
    headers: {},
    attachments: [],
    ...over,
  };
}
const onChange = () => {};
const ids = (messages: Message[]) => messages.map(({ id }) => id);

test('the newest message comes first and only as many as the limit are kept', () => {
  const store = createStore({ journal: noJournal, onChange, limit: 2 });
  for (const id of ['a', 'b', 'c']) store.add(mail(id));
  expect(ids(store.list())).toEqual(['c', 'b']);
});

test('large messages push out old ones before the count is reached, but never the newest', () => {
  const store = createStore({ journal: noJournal, onChange, byteLimit: 10 });
  store.add(mail('a', { text: '12345678' }));
  store.add(mail('b', { text: '1234' }));
  expect(ids(store.list())).toEqual(['b']);
  store.add(mail('c', { text: 'far too long for the limit' }));
  expect(ids(store.list())).toEqual(['c']);
});

test('a whole recipient is found whatever its case, and no longer address that ends the same', () => {
  const store = createStore({ journal: noJournal, onChange });
  store.add(mail('a'));
  store.add(mail('b', { to: ['joann@example.com'] }));
  expect(ids(store.list({ to: 'ann@EXAMPLE.com' }))).toEqual(['a']);
  expect(ids(store.list({ q: 'ann' }))).toEqual(['b', 'a']);
});

test('clearing with a filter leaves the rest and says how many went', () => {
  const store = createStore({ journal: noJournal, onChange });
  store.add(mail('a'));
  store.add(mail('b', { kind: 'text', to: ['+61491570156'] }));
  expect(store.clear({ kind: 'text' })).toBe(1);
  expect(ids(store.list())).toEqual(['a']);
});

test('every change is announced', () => {
  const announced = vi.fn();
  const store = createStore({ journal: noJournal, onChange: announced });
  store.add(mail('a'));
  store.clear();
  expect(announced).toHaveBeenCalledTimes(2);
});

test('messages outlive a restart, a torn last line does not stop it, and cleared ones stay gone', () => {
  const first = createStore({ journal: openJournal(dataDir), onChange });
  first.add(mail('a'));
  first.add(mail('b'));
  appendFileSync(join(dataDir, 'messages.jsonl'), '{"id":"torn","ki');
  const second = createStore({ journal: openJournal(dataDir), onChange });
  second.add(mail('c'));
  expect(ids(second.list())).toEqual(['c', 'b', 'a']);
  second.clear();
  expect(createStore({ journal: openJournal(dataDir), onChange }).list()).toEqual([]);
});

test('the file stays bounded however many messages pass through', () => {
  const store = createStore({ journal: openJournal(dataDir), onChange, limit: 3 });
  for (let index = 0; index < 50; index += 1) store.add(mail(String(index)));
  const lines = readFileSync(join(dataDir, 'messages.jsonl'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThan(6);
});
