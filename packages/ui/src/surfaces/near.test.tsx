import { act } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { Near } from './near.tsx';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** Nothing has a place here: the tests say what is near. */
class Seen {
  static all: Seen[] = [];
  watched = new Set<Element>();
  options: IntersectionObserverInit | undefined;
  tell: (entries: Entry[]) => void;
  constructor(tell: (entries: Entry[]) => void, options?: IntersectionObserverInit) {
    this.tell = tell;
    this.options = options;
    Seen.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
}

beforeAll(() => vi.stubGlobal('IntersectionObserver', Seen));
afterAll(() => vi.unstubAllGlobals());

const comes = (target: Element, isIntersecting: boolean) =>
  act(() => Seen.all[0]!.tell([{ target, isIntersecting }]));
const rows = () => <p>Row</p>;

test('is a space of the height that is guessed, until it is near', () => {
  const part = drawn(
    <Near estimate={240} className="mine">
      {rows}
    </Near>,
  );
  expect(part.childElementCount).toBe(0);
  expect(part.style.height).toBe('240px');
  expect(part.className).toBe('mine');
  comes(part, true);
  expect(part.textContent).toBe('Row');
  expect(part.style.height).toBe('');
});

test('what stands first is drawn at once', () => {
  const part = drawn(
    <Near estimate={240} first>
      {rows}
    </Near>,
  );
  expect(part.textContent).toBe('Row');
});

test('keeps the height that it had when it goes away, and tells it', () => {
  const onHeight = vi.fn();
  const part = drawn(
    <Near estimate={240} first onHeight={onHeight}>
      {rows}
    </Near>,
  );
  Object.defineProperty(part, 'offsetHeight', { value: 312 });
  comes(part, false);
  expect(part.childElementCount).toBe(0);
  expect(part.style.height).toBe('312px');
  expect(onHeight.mock.calls).toEqual([[312]]);
});

test('all parts are watched by one, a screen ahead, and no longer when they are gone', () => {
  const { box, again } = draw(
    [1, 2, 3].map((at) => (
      <Near key={at} estimate={10}>
        {rows}
      </Near>
    )),
  );
  const parts = [...box.children];
  expect(Seen.all).toHaveLength(1);
  const [{ watched, options }] = Seen.all as [Seen];
  expect(options).toEqual({ rootMargin: '1200px 0px', scrollMargin: '1200px 0px' });
  expect(parts.every((part) => watched.has(part))).toBe(true);
  again(null);
  expect(parts.some((part) => watched.has(part))).toBe(false);
});
