import { expect, test } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { all, one } from '#testing/roles.ts';
import { Banner, Notice, OfflineBar } from './notice.tsx';
import css from './notice.module.css';

test.each([
  { tone: 'info', icon: 'lucide-info' },
  { tone: 'good', icon: 'lucide-circle-check' },
  { tone: 'warn', icon: 'lucide-triangle-alert' },
  { tone: 'bad', icon: 'lucide-circle-alert' },
  { tone: 'highlight', icon: 'lucide-info' },
] as const)('a notice of tone $tone is told apart by its icon too', ({ tone, icon }) => {
  const notice = drawn(<Notice tone={tone}>Saved.</Notice>);
  expect(notice.dataset['tone']).toBe(tone);
  expect(notice.querySelector('svg')?.classList.contains(icon)).toBe(true);
});

test('a notice has its title, its words and what to do', () => {
  const notice = drawn(
    <Notice title="Closing soon" icon={<i />} raised action={<button type="button">Order now</button>}>
      Last orders at 8:30 pm.
    </Notice>,
  );
  expect(notice.dataset).toMatchObject({ tone: 'info', raised: 'true' });
  expect(notice.querySelector(`.${css['icon']}`)?.innerHTML).toBe('<i></i>');
  expect(notice.querySelector('b')?.textContent).toBe('Closing soon');
  expect(notice.textContent).toBe('Closing soonLast orders at 8:30 pm.Order now');
  expect(notice.querySelector(`.${css['action']}`)?.contains(one('button', 'Order now'))).toBe(true);
});

test('a notice of words alone has no room for a title or a button', () => {
  const notice = drawn(<Notice>Saved.</Notice>);
  expect(notice.querySelector('b')).toBeNull();
  expect(notice.querySelector(`.${css['action']}`)).toBeNull();
});

test('a notice is read at once only where that is asked for', () => {
  const { again } = draw(<Notice>Saved.</Notice>);
  expect(all('alert')).toEqual([]);
  again(<Notice alert>That did not work.</Notice>);
  expect(one('alert').textContent).toBe('That did not work.');
});

test('a banner is read when it can be, and warns unless told otherwise', () => {
  const { again } = draw(
    <Banner icon={<i />} actions={<button type="button">Resume</button>}>
      Paused until 12:45.
    </Banner>,
  );
  expect(one('status').dataset['tone']).toBe('warn');
  expect(one('status').firstElementChild?.tagName).toBe('I');
  expect(one('status').contains(one('button', 'Resume'))).toBe(true);
  again(<Banner tone="bad">Off</Banner>);
  expect(one('status', 'Off').dataset['tone']).toBe('bad');
});

test('says that there is no network', () => {
  draw(<OfflineBar>You’re offline.</OfflineBar>);
  expect(one('status', 'You’re offline.').querySelector('svg')).not.toBeNull();
});
