import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Disclosure } from './disclosure.tsx';

test('is shut until it is opened, and shows its summary either way', () => {
  const { again } = draw(<Disclosure summary="Trading hours">7 am to 8 pm</Disclosure>);
  const details = one('group') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')?.textContent).toBe('Trading hours');
  expect(details.lastElementChild?.textContent).toBe('7 am to 8 pm');
  again(
    <Disclosure summary="Trading hours" open>
      7 am to 8 pm
    </Disclosure>,
  );
  expect(details.open).toBe(true);
});
