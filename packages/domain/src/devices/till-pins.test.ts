import { expect, test } from 'vitest';
import { tillPinProblem } from '#devices/till-pins';

test('a PIN has 4 to 6 digits, and is not the first that somebody tries', () => {
  for (const pin of ['', '123', '1234567', '12a4', ' 1357'])
    expect(tillPinProblem(pin)).toBe('till_pin_shape');
  for (const pin of ['0000', '999999', '1234', '456789', '9876'])
    expect(tillPinProblem(pin)).toBe('till_pin_simple');
  for (const pin of ['1357', '1233', '90210', '482917', '0011']) expect(tillPinProblem(pin)).toBeUndefined();
});
