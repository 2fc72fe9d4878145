import { expect, test } from 'vitest';
import { phoneText } from '#order/phone-text.ts';

test.each([
  ['+61491570156', '0491 570 156'],
  ['+61855500142', '(08) 5550 0142'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('writes %s as "%s"', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
