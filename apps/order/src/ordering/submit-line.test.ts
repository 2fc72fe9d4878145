import { expect, test, vi } from 'vitest';
import { lineSubmitter } from '#ordering/submit-line.ts';

const nothing = (): void => undefined;

/** A server that answers when the test says so. */
function slowServer() {
  const answers: ((answer: { ok: boolean }) => void)[] = [];
  const send = vi.fn<() => Promise<{ ok: boolean }>>(() => new Promise((done) => void answers.push(done)));
  return { send, answer: (ok: boolean) => answers.shift()?.({ ok }) };
}

test('a second tap while the first is on its way sends nothing [ORD-195]', async () => {
  const submit = lineSubmitter();
  const { send, answer } = slowServer();
  const tap = () => submit({ problems: [], onProblems: nothing, send });
  const first = tap();
  expect(await tap()).toBe('busy');
  answer(true);
  expect(await first).toBe('done');
  expect(send).toHaveBeenCalledOnce();
  const later = tap();
  answer(false);
  expect(await later).toBe('failed');
});

test('what was wrong is said in one piece, and the next tap is let through [ORD-191 ORD-196]', async () => {
  const submit = lineSubmitter();
  const { send, answer } = slowServer();
  const said: string[] = [];
  const onProblems = (text: string) => void said.push(text);
  const problems = ['Size is required', 'Choose up to 2 options for Extras'];
  expect(await submit({ problems, onProblems, send })).toBe('wrong');
  expect(said).toEqual(['Size is required\nChoose up to 2 options for Extras']);
  expect(send).not.toHaveBeenCalled();
  const again = submit({ problems: [], onProblems, send });
  answer(true);
  expect(await again).toBe('done');
});

test('a call that breaks off lets the next tap through too', async () => {
  const submit = lineSubmitter();
  const lost = () => Promise.reject(new Error('gone'));
  await expect(submit({ problems: [], onProblems: nothing, send: lost })).rejects.toThrow('gone');
  const { send, answer } = slowServer();
  const again = submit({ problems: [], onProblems: nothing, send });
  answer(true);
  expect(await again).toBe('done');
});
