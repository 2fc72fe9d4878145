import { expect, test } from 'vitest';
import { upgradePrompt } from '#features/upgrade/upgrade-prompt.ts';

const upgrade = (Available: 0 | 1, Required: 0 | 1) => ({ Available, Required, Link: 'https://example.com' });

test('a page that must be updated is loaded again [ORD-267]', () => {
  expect(upgradePrompt(upgrade(1, 1), false)).toEqual({
    text: 'Update required. Refresh the page to apply the update.',
    ms: 'until-dismissed',
    action: { label: 'Refresh', does: 'reload' },
  });
});

test('an app that must be updated comes from its store [ORD-268]', () => {
  expect(upgradePrompt(upgrade(1, 1), true)).toMatchObject({
    text: 'Update required. Download the latest version from your App Store.',
    action: { does: 'store' },
  });
});

test('an update that can wait is only named [ORD-269]', () => {
  for (const native of [false, true])
    expect(upgradePrompt(upgrade(1, 0), native)?.text).toBe('Update available');
  expect(upgradePrompt(upgrade(0, 0), false)).toBeUndefined();
});

test('in the app it is named for ten seconds [ORD-270]', () => {
  expect(upgradePrompt(upgrade(1, 0), true)?.ms).toBe(10_000);
});
