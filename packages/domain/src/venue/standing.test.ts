import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { pauseEnd, soldOutFor, standingOf, standingText, type Switches } from '#venue/standing';

const zone = 'Australia/Perth';
const now = instantOf({ date: '2026-11-18', time: '12:10' }, zone);
const venue: Switches = {
  status: 'online',
  alwaysOpen: false,
  closed: false,
  pausedUntil: 0,
  comingSoonText: '',
};

test('an open venue takes orders for now and for later', () => {
  expect(standingOf(venue, now)).toEqual({
    state: 'open',
    online: true,
    takesOrders: true,
    pausedMinutes: 0,
  });
});

test('an offline venue takes them for later alone, unless it is always open', () => {
  expect(standingOf({ ...venue, status: 'offline' }, now)).toMatchObject({
    online: false,
    takesOrders: true,
  });
  expect(standingOf({ ...venue, status: 'offline', alwaysOpen: true }, now).online).toBe(true);
});

test('a pause ends by itself, and until then only later times can be had', () => {
  const paused = { ...venue, pausedUntil: now + 90_000 };
  expect(standingOf(paused, now)).toEqual({
    state: 'paused',
    online: false,
    takesOrders: true,
    pausedMinutes: 2,
  });
  expect(standingOf(paused, now + 90_000).state).toBe('open');
});

test('a closed venue takes nothing, whatever else is set', () => {
  const closed = { ...venue, closed: true, alwaysOpen: true, pausedUntil: now + 90_000 };
  expect(standingOf(closed, now)).toEqual({
    state: 'closed',
    online: false,
    takesOrders: false,
    pausedMinutes: 0,
  });
});

test('says what is switched, and nothing when nothing is', () => {
  const text = (change: Partial<Switches>) => standingText({ ...venue, ...change }, now, zone);
  expect(text({})).toBe('');
  expect(text({ pausedUntil: now + 35 * 60_000 })).toBe('Orders paused until 12:45 pm');
  expect(text({ pausedUntil: instantOf({ date: '2026-11-19', time: '00:00' }, zone) })).toBe(
    'Orders paused for today',
  );
  expect(text({ closed: true })).toBe('Closed for now');
  expect(text({ status: 'offline' })).toBe('Not taking orders right now');
  expect(text({ status: 'offline', alwaysOpen: true })).toBe('');
});

test('says until when a pause lasts that runs past midnight', () => {
  const text = (pausedUntil: number) => standingText({ ...venue, pausedUntil }, now, zone);
  expect(text(now + 720 * 60_000)).toBe('Orders paused until 12:10 am tomorrow');
  expect(text(now + 1440 * 60_000)).toBe('Orders paused until 12:10 pm tomorrow');
});

test('a venue that is coming soon takes no orders at all, and says so in its own words', () => {
  const soon = { ...venue, status: 'soon', alwaysOpen: true };
  expect(standingOf(soon, now)).toMatchObject({ online: false, takesOrders: false, pausedMinutes: 0 });
  expect(standingText(soon, now, zone)).toBe('Coming soon');
  expect(standingText({ ...soon, comingSoonText: 'Opening in March' }, now, zone)).toBe('Opening in March');
});

test('a pause lasts some minutes, at most a day, or until the venue’s day ends', () => {
  expect(pauseEnd(15, now, zone)).toBe(now + 15 * 60_000);
  expect(pauseEnd(undefined, now, zone)).toBe(instantOf({ date: '2026-11-19', time: '00:00' }, zone));
  expect(pauseEnd(1, now, zone)).toBe(now + 60_000);
  expect(pauseEnd(1440, now, zone)).toBe(now + 1440 * 60_000);
  expect(pauseEnd(0, now, zone)).toBeUndefined();
  expect(pauseEnd(1441, now, zone)).toBeUndefined();
});

test('a sold-out product says when it is back, in the venue’s time', () => {
  expect(soldOutFor('hour', now, zone)).toEqual({
    until: now + 3_600_000,
    text: 'Sold out, back at 1:10 pm',
  });
  expect(soldOutFor('today', now, zone)).toEqual({
    until: instantOf({ date: '2026-11-19', time: '00:00' }, zone),
    text: 'Sold out, back tomorrow',
  });
  expect(soldOutFor('open', now, zone)).toEqual({ until: 0, text: 'Sold out' });
});
