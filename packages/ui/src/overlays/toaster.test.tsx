import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster } from './toaster.tsx';

const texts = (toaster: ReturnType<typeof createToaster>) => toaster.getSnapshot().map((toast) => toast.text);

describe('toaster', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('takes a message away when its time is over', () => {
    const toaster = createToaster();
    toaster.show({ kind: 'info', text: 'Saved', ms: 3000 });
    vi.advanceTimersByTime(2999);
    expect(texts(toaster)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(toaster)).toEqual([]);
  });

  it('keeps a message until someone dismisses it', () => {
    const toaster = createToaster();
    const id = toaster.show({ kind: 'bad', text: 'Printer is out of paper', ms: 'until-dismissed' });
    vi.advanceTimersByTime(600_000);
    expect(texts(toaster)).toHaveLength(1);
    toaster.dismiss(id);
    expect(texts(toaster)).toEqual([]);
  });

  it('stops the clock while it is read and goes on with what was left', () => {
    const toaster = createToaster();
    toaster.show({ kind: 'good', text: 'Added', ms: 3000 });
    vi.advanceTimersByTime(2000);
    toaster.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(toaster)).toEqual(['Added']);
    toaster.resume();
    vi.advanceTimersByTime(999);
    expect(texts(toaster)).toEqual(['Added']);
    vi.advanceTimersByTime(1);
    expect(texts(toaster)).toEqual([]);
  });

  it('gives a message shown during a pause its full time afterwards', () => {
    const toaster = createToaster();
    toaster.pause();
    toaster.show({ kind: 'info', text: 'Late', ms: 1000 });
    vi.advanceTimersByTime(5000);
    expect(texts(toaster)).toEqual(['Late']);
    toaster.resume();
    vi.advanceTimersByTime(1000);
    expect(texts(toaster)).toEqual([]);
  });

  it('replaces a message of the same id and restarts its time', () => {
    const toaster = createToaster();
    toaster.show({ id: 'count', kind: 'info', text: '1', ms: 1000 });
    vi.advanceTimersByTime(900);
    toaster.show({ id: 'count', kind: 'info', text: '2', ms: 1000 });
    vi.advanceTimersByTime(900);
    expect(texts(toaster)).toEqual(['2']);
  });

  it('shows at most the limit and drops the oldest', () => {
    const toaster = createToaster({ limit: 2 });
    for (const text of ['a', 'b', 'c']) toaster.show({ kind: 'info', text, ms: 'until-dismissed' });
    expect(texts(toaster)).toEqual(['b', 'c']);
  });

  it('tells its listeners, and gives the same snapshot until something changes', () => {
    const toaster = createToaster();
    const heard = vi.fn();
    const leave = toaster.subscribe(heard);
    const before = toaster.getSnapshot();
    toaster.dismiss('nobody');
    expect(toaster.getSnapshot()).toBe(before);
    toaster.show({ kind: 'info', text: 'x', ms: 10 });
    vi.advanceTimersByTime(10);
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    toaster.show({ kind: 'info', text: 'y', ms: 10 });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
