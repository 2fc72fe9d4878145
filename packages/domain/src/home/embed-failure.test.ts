import { expect, test } from 'vitest';
import { embedFailure } from '#home/embed-failure';

test('says what the server of a page answered, or that no answer came', () => {
  expect(embedFailure({ status: 404, statusText: 'Not Found' })).toBe('404 Not Found');
  // HTTP/2 has no words beside the number.
  expect(embedFailure({ status: 503, statusText: '' })).toBe('503');
  expect(embedFailure()).toBe('ERROR');
});
