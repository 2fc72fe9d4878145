import { expect, test } from 'vitest';
import { periodToMail } from '#sales/mail-period';

const ZONE = 'Australia/Sydney';
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).epochMilliseconds;

test('a period is told of from six in the morning of the day after it', () => {
  expect(periodToMail('day', at('2026-11-17T05:59'), ZONE).to).toBe('2026-11-15');
  expect(periodToMail('day', at('2026-11-17T06:00'), ZONE).to).toBe('2026-11-16');
  expect(periodToMail('week', at('2026-11-16T05:59'), ZONE).to).toBe('2026-11-08');
  expect(periodToMail('week', at('2026-11-16T06:00'), ZONE)).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(periodToMail('month', at('2026-12-01T06:00'), ZONE)).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});
