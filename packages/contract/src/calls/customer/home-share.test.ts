import { expect, test } from 'vitest';
import { homeShare } from '#calls/customer/home-share';
import { throughForm } from '#testing/through-form';

test('names the block that was shared, and nothing of who shared it', () => {
  expect(throughForm(homeShare, { block_id: 7, name: 'Sam' })).toEqual({ block_id: 7 });
});
